import type { FastifyInstance } from 'fastify';

import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { WARM_UP_ADDRESS } from '#server/platform/http/warmUpRequests.ts';

import { operations } from './warmUpOperations.generated.ts';

/** A filter of the search. */
interface Filter {
  fieldId: string;
  values: readonly string[];
  variants?: boolean;
  offset?: number;
  proximity?: number;
}

/** What one reader asks. */
interface ReadersQuestions {
  input: { filters: readonly Filter[]; order: { by: null; direction: 'DESC' }; page: number; pageSize: number };
  /** What was typed of the name when completions were asked for. */
  prefix: string;
  /** Of the page of results. */
  address: string;
}

const lastName = (surname: string): Filter => ({ fieldId: 'LastName', values: [surname] });
const BORN: Filter = { fieldId: 'YearOfBirth', values: ['1850'], offset: 5 };

/** Ways in which people search by a surname, in turns. */
const WAYS: readonly ((surname: string, place: string | null) => readonly Filter[])[] = [
  (surname) => [lastName(surname)],
  (surname) => [{ ...lastName(surname), variants: true }, BORN],
  (surname, place) => [
    lastName(surname),
    ...(place === null ? [] : [{ fieldId: 'Place', values: [place], proximity: 20 }]),
  ],
  // A place that no gazetteer has, so that the site reads it in all the ways it may be meant, and looks for what comes
  // close.
  (surname) => [
    { ...lastName(surname), variants: true },
    BORN,
    { fieldId: 'Place', values: ['Neverwhere'], proximity: 0 },
  ],
];

/**
 * What a reader asks of the site who looks for a surname.
 * @param place - of a record that was found before
 * @param at - which reader, from 0: they search in different ways
 */
function readersQuestions(surname: string, place: string | null, at: number): ReadersQuestions {
  const filters = WAYS[at % WAYS.length]?.(surname, place) ?? [];
  return {
    input: { filters, order: { by: null, direction: 'DESC' }, page: at % WAYS.length === 0 ? 2 : 1, pageSize: 20 },
    prefix: surname.slice(0, 1 + (at % 4)),
    address: `/search/results?lastname=${encodeURIComponent(surname)}`,
  };
}

/**
 * Common surnames that are asked for, unless the time is over before. A site that has none of that initial is asked
 * nothing.
 */
const SURNAMES = 6;

/** Of theirs: counting all surnames of a large site takes longer than the rest. */
const INITIAL = 'b';

/** What the site warms itself up with. */
export interface WarmUpDeps {
  app: FastifyInstance;
  /** Whether it sends documents: the development server does that by itself. */
  hasPages: boolean;
  search: Pick<SearchEngine, 'suggest'>;
  publicUrl: string;
  /** No further reader is played after that many milliseconds. */
  forMs: number;
}

interface Answer {
  data?: { recordSearch?: { hits: readonly { id: string; place: string | null }[] } } | null;
  errors?: readonly unknown[];
}

/**
 * Asks the site what readers ask most, before they do: Node compiles what it runs while it runs it, each thread for
 * itself, and the first who ask would wait for that. The way is that of readers, past the network; nothing of it is
 * written into logs, measurements, limits or diaries.
 *
 * @returns how many questions were answered. @throws Error where one was not.
 */
export async function warmUp({ app, hasPages, search, publicUrl, forMs }: WarmUpDeps): Promise<number> {
  const until = performance.now() + forMs;
  const headers = { host: new URL(publicUrl).host, 'accept-encoding': 'gzip, deflate, br' };
  let answered = 0;
  const ask = async (name: keyof typeof operations, variables: object): Promise<Answer> => {
    // Without compression, since the answer is read; pages go through it.
    const { body } = await app.inject({
      remoteAddress: WARM_UP_ADDRESS,
      method: 'POST',
      url: '/graphql',
      headers: { ...headers, 'accept-encoding': 'identity', 'content-type': 'application/json' },
      payload: { operationName: name, query: operations[name], variables },
    });
    const answer = JSON.parse(body) as Answer;
    if (answer.errors) throw new Error(`${name} was refused`);
    answered += 1;
    return answer;
  };
  const open = async (url: string): Promise<void> => {
    const { statusCode } = await app.inject({
      remoteAddress: WARM_UP_ADDRESS,
      method: 'GET',
      url,
      headers: { ...headers, accept: 'text/html' },
    });
    if (statusCode !== 200) throw new Error(`A page answered ${statusCode}`);
    answered += 1;
  };

  let place: string | null = null;
  const surnames = await search.suggest('LastName', INITIAL, SURNAMES);
  for (const [at, { value: surname }] of surnames.entries()) {
    if (performance.now() > until) break;
    const { input, prefix, address } = readersQuestions(surname, place, at);
    const [{ data }] = await Promise.all([
      ask('RecordSearch', { input }),
      ask('RecordFacets', { input }),
      ask('RecordSuggestions', { fieldId: 'LastName', prefix }),
      hasPages && open(address),
    ]);
    const hit = data?.recordSearch?.hits[0];
    place = hit?.place ?? place;
    if (hit) await ask('Transcript', { id: hit.id });
  }
  return answered;
}
