import { loadavg } from 'node:os';

import { RecordImageDocument } from '#features/records/images/imageViewer.generated.ts';
import { RecordSearchDocument } from '#features/search/results/recordSearch.generated.ts';

import { type Bench, type BenchRow, percentile, timeWork } from '../benchReport.ts';
import { inItsOwnProcess } from '../inItsOwnProcess.ts';
import { type AttackClient, type Asked, createAttackClient } from './attackClient.ts';
import type { Attacked } from './attackStep.ts';

/** The reader whose wait is measured, from a network that attacks nothing. */
const READER = '192.0.2.200';
const TILE = 512;
/** Milliseconds between two things that the reader asks for. */
const READER_PAUSE = 100;
/** Until the attack, which is a process of its own, is in full swing. */
const STARTING_SECONDS = 4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const searchFor = (surname: string): Asked => ({
  path: '/graphql',
  body: JSON.stringify({
    operationName: 'RecordSearch',
    query: RecordSearchDocument.text,
    variables: {
      input: {
        filters: [{ fieldId: 'LastName', values: [surname] }],
        order: { by: null, direction: 'DESC' },
        page: 1,
        pageSize: 20,
      },
    },
  }),
});

interface Found {
  surnames: readonly string[];
  script: string;
  pages: readonly { id: string; width: number; height: number }[];
}

/**
 * What the site has for the reader and for the attack: a script of its first page, and images of pages that anyone may
 * see.
 */
async function lookAround(client: AttackClient): Promise<Found> {
  const home = await client.ask(READER, { path: '/' });
  const script = /\/assets\/[\w.-]+\.js/u.exec(home.body.toString())?.[0];
  if (home.status !== 200 || script === undefined) throw new Error('There is no built site at this port.');
  const surnames = ['Webb', 'Smith', 'Cooper', 'Hall', 'Baker', 'Turner', 'Hill', 'King', 'Wright', 'Wood'];
  const pages = new Map<string, Found['pages'][number]>();
  for (const surname of surnames) {
    const answer = JSON.parse((await client.ask(READER, searchFor(surname))).body.toString()) as {
      data: { recordSearch: { hits: { id: string }[] } };
    };
    for (const { id } of answer.data.recordSearch.hits.slice(0, 10)) {
      const body = JSON.stringify({
        operationName: 'RecordImage',
        query: RecordImageDocument.text,
        variables: { recordId: id },
      });
      const image = JSON.parse((await client.ask(READER, { path: '/graphql', body })).body.toString()) as {
        data?: { recordImage: { page: { id: string; width: number; height: number } | null } };
      };
      const page = image.data?.recordImage.page;
      if (page) pages.set(page.id, page);
    }
    if (pages.size >= 12) break;
  }
  if (pages.size < 4) throw new Error('The site shows too few images of pages to visitors: start one in demo mode.');
  return { surnames, script, pages: [...pages.values()] };
}

/** What the reader asks for, by its kind; tiles are of pages that were opened before, and each is another one. */
function readings({ surnames, script, pages }: Found): Readonly<Record<string, (turn: number) => Asked>> {
  const own = pages.slice(0, 2);
  return {
    page: (turn) => ({ path: `/search/results?lastname=${surnames[turn % surnames.length]}&page=${1 + (turn % 5)}` }),
    script: () => ({ path: script }),
    tile: (turn) => {
      const { id, width, height } = own[turn % own.length] ?? { id: '', width: TILE, height: TILE };
      const [x, y] = [(turn * 37) % Math.max(1, width - TILE), (turn * 53) % Math.max(1, height - TILE)];
      return { path: `/iiif/3/${id}/${x},${y},${TILE},${TILE}/${TILE},/0/default.jpg` };
    },
    search: (turn) => searchFor(`${surnames[turn % surnames.length]}`),
  };
}

interface Waits {
  times: number[];
  failed: number;
}

/** Lets the reader read for so long. @param firstTurn - so that no two readings ask for the same tile */
async function read(
  client: AttackClient,
  found: Found,
  seconds: number,
  firstTurn: number,
): Promise<Map<string, Waits>> {
  const waits = new Map<string, Waits>();
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Object.entries(readings(found)).map(async ([kind, ask]) => {
      const { times, failed } = { times: [] as number[], failed: [] as number[] };
      for (let turn = firstTurn; performance.now() < end; turn += 1) {
        const { value, ms } = await timeWork(() => client.ask(READER, ask(turn)));
        times.push(ms);
        if (value.status !== 200) failed.push(value.status);
        await pause(READER_PAUSE);
      }
      waits.set(kind, { times, failed: failed.length });
    }),
  );
  return waits;
}

const rowOf = (kind: string, quiet: Waits, loud: Waits): BenchRow => {
  const [before, during] = [percentile(quiet.times, 99), percentile(loud.times, 99)];
  return {
    name: kind,
    figures: {
      'quiet p50 ms': percentile(quiet.times, 50),
      'quiet p99 ms': before,
      'attacked p50 ms': percentile(loud.times, 50),
      'attacked p99 ms': during,
      'p99 times': during / before,
      readings: loud.times.length,
      failed: loud.failed,
    },
  };
};

/**
 * Works a site on this machine hard from many networks at once, and measures what a reader from another one waits. It
 * goes to 127.0.0.1 only and stops by itself: after so many seconds, and after so many attempts of each network.
 */
export const attackBench: Bench = {
  name: 'attack',
  description:
    'what another reader waits while 64 networks ask for what is dear (of a demo site on this machine, started with TRUSTED_PROXIES=127.0.0.1)',
  options: [
    { flag: 'port', description: 'of the site on 127.0.0.1', fallback: 3000 },
    { flag: 'networks', description: 'that attack, 200 at most', fallback: 64 },
    { flag: 'seconds', description: 'of reading in quiet, and again under attack, 120 at most', fallback: 20 },
    { flag: 'attempts', description: 'of each network with each kind of work, 500 at most', fallback: 200 },
  ],
  async run({ port = 3000, networks: asked = 64, seconds: long = 20, attempts = 200 }, say) {
    const [networks, seconds, most] = [Math.min(asked, 200), Math.min(long, 120), Math.min(attempts, 500)];
    const client = createAttackClient(port);
    try {
      const found = await lookAround(client);
      say('warming up');
      await read(client, found, 5, 1_000_000);
      say(`reading in quiet, the load of the machine being ${loadavg()[0]?.toFixed(1)}`);
      const quiet = await read(client, found, seconds, 2_000_000);
      say(`reading while ${networks} networks attack`);
      const attacking = inItsOwnProcess<Attacked>(
        new URL('./attackStep.ts', import.meta.url),
        { port, networks, most, seconds: STARTING_SECONDS + seconds, pages: found.pages.slice(2).map(({ id }) => id) },
        'the attack',
      );
      await pause(STARTING_SECONDS * 1_000);
      const loud = await read(client, found, seconds, 3_000_000);
      const load = loadavg()[0] ?? Number.NaN;
      const { answered } = await attacking;
      const empty: Waits = { times: [], failed: 0 };
      return {
        settings: { port, networks, seconds, attempts: most, load },
        sections: [
          {
            title: `Another reader while ${networks} networks attack (load of the machine ${load.toFixed(1)})`,
            rows: [...quiet].map(([kind, waits]) => rowOf(kind, waits, loud.get(kind) ?? empty)),
          },
          {
            title: 'What the attack was answered',
            rows: answered.map(({ name, statuses }) => ({
              name,
              figures: statuses,
            })),
          },
        ],
      };
    } finally {
      client.close();
    }
  },
};
