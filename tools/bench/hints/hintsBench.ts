import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { analyzeFilled } from '#server/modules/trees/core/store/analyzeFilled.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { fillFromGedcom } from '#server/modules/trees/gedcom/importing/fillFromGedcom.ts';
import { openGedcomSource } from '#server/modules/trees/gedcom/importing/gedcomSource.ts';
import { createLook } from '#server/modules/trees/hints/computing/createLook.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';
import { generateSampleCounty, type SampleCounty } from '#tools/sample-county/generateSampleCounty.ts';
import { seedSampleCounty } from '#tools/sample-county/seedSampleCounty.ts';

import type { Bench, BenchRow } from '../benchReport.ts';
import { hasHistoricalFigures, readHistoricalFigures } from '../linkage/historicalFigures.ts';
import { matchAsHint } from '../linkage/matchAsHint.ts';
import { type LinkageFigures, measureLinkage } from '../linkage/measureLinkage.ts';
import { countyTree } from './countyTree.ts';
import { storedFigures } from './storedFigures.ts';

/** Years of birth of the tree of the county: records of earlier people are few, and later ones may be living. */
const [BORN_FROM, BORN_BEFORE] = [1780, 1905];
const DAYS_OF_YEAR = 365.2425;
const LOOK_MS = 200;
const MOST_BYTES = 2 ** 30;
const LIVING_YEARS = 110;
const ROYALS = path.join(process.env.MUNIMENT_SHARED ?? '../shared', 'data', 'gedcom', 'royal92x46.ged.gz');

const countIn = async (db: Database, treeId: number, table: 'tree_person' | 'tree_hint'): Promise<number> =>
  (
    await db.one<{ n: number }>(`/* hintsBench.count */ SELECT count(*)::int AS n FROM ${table} WHERE tree_id = $1`, [
      treeId,
    ])
  )?.n ?? 0;

async function fillCounty(
  db: Database,
  county: SampleCounty,
  most: number,
): Promise<{ treeId: number; people: number }> {
  const { documents, people } = countyTree(
    county.world,
    most,
    ({ bornOn }) => bornOn / DAYS_OF_YEAR >= BORN_FROM && bornOn / DAYS_OF_YEAR < BORN_BEFORE,
  );
  const made = await db.transaction(async (tx) => {
    const tree = await tx.one<{ id: number }>(
      "/* hintsBench.tree */ INSERT INTO tree (owner_id, name) VALUES (NULL, 'A county') RETURNING id::int AS id",
    );
    if (!tree) throw new Error('No tree was made');
    return { treeId: tree.id, filled: await fillTree(tx, tree.id, documents) };
  });
  await analyzeFilled(db, made.filled);
  return { treeId: made.treeId, people };
}

/** Looks at everyone in the queue, until it is empty or the time is over. */
async function lookThrough(
  look: () => Promise<number>,
  mostSeconds: number,
): Promise<{ looked: number; seconds: number; cpuSeconds: number }> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  let looked = 0;
  for (let people = 1; people > 0 && performance.now() - started < mostSeconds * 1000; looked += people)
    people = await look();
  const { user, system } = process.cpuUsage(used);
  return { looked, seconds: (performance.now() - started) / 1000, cpuSeconds: (user + system) / 1e6 };
}

const figuresOf = ({ precision, recall }: LinkageFigures) => ({
  precision: precision.toFixed(3),
  recall: recall.toFixed(3),
});

/** The labelled list of data/linkage, matched as people of trees with records: nothing is known of their families. */
function measureFigures(): BenchRow[] {
  const { people, truePairs, possible, strong } = measureLinkage(readHistoricalFigures('held out'), matchAsHint);
  return [
    { name: 'all', figures: { people, 'true pairs': truePairs, ...figuresOf(possible) } },
    { name: 'strong', figures: { people, 'true pairs': truePairs, ...figuresOf(strong) } },
  ];
}

/** How long it takes to match whole trees with the records of the fictional county, and how right what is kept is. */
export const hintsBench: Bench = {
  name: 'hints',
  description:
    'matches a tree of the fictional county, and royal92x46 where MUNIMENT_SHARED holds it, with the county’s records',
  options: [
    { flag: 'people', description: 'people of the tree of the county', fallback: 20_000 },
    { flag: 'seconds', description: 'most seconds for each tree', fallback: 600 },
  ],
  async run({ people = 0, seconds = 0 }, say) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'muniment-bench-hints-'));
    const site = await openStorage({ dataDir, databaseUrl: null }, silentLog);
    const { db } = site;
    const gazetteer = loadGazetteer();
    say('making the records of the county');
    await seedSampleCounty(db, silentLog);
    const search = await createSearchEngine({ db, settings: { dataDir }, gazetteer, log: silentLog });
    try {
      while (!(await search.health()).isReady) await delay(LOOK_MS);
      const { records } = await search.health();
      const look = createLook({ db, search, gazetteer, livingYears: LIVING_YEARS });
      const speed: BenchRow[] = [];
      const measure = async (name: string, treeId: number): Promise<number> => {
        const size = await countIn(db, treeId, 'tree_person');
        say(`looking for records of ${size} people: ${name}`);
        const { looked, seconds: took, cpuSeconds } = await lookThrough(look, seconds);
        const rate = looked / took;
        speed.push({
          name,
          figures: {
            people: size,
            looked,
            seconds: took,
            'people/s': rate,
            'minutes for all': size / rate / 60,
            'CPU s': cpuSeconds,
            hints: await countIn(db, treeId, 'tree_hint'),
            load: loadavg()[0] ?? 0,
          },
        });
        return looked;
      };
      const county = generateSampleCounty();
      const { treeId } = await fillCounty(db, county, people);
      await measure('people of the county', treeId);
      const quality = await storedFigures(db, treeId, county);
      await db.rows('/* hintsBench.settle */ DELETE FROM tree_hint_queue');
      await db.rows('/* hintsBench.swept */ UPDATE tree_hint_progress SET swept_to = NULL');
      if (existsSync(ROYALS)) {
        say('importing royal92x46');
        const owner = await db.one<{ id: number }>(
          "/* hintsBench.owner */ INSERT INTO member (email, first_name, last_name, password_hash) VALUES ('bench@example.com', 'Bench', 'Owner', 'x') RETURNING id",
        );
        const royal = await fillFromGedcom(db, await openGedcomSource(ROYALS, MOST_BYTES), {
          ownerId: owner?.id ?? 0,
          treeName: 'Royals',
          fileName: 'royal92x46.ged',
          atRecord: () => undefined,
        });
        await analyzeFilled(db, royal);
        await measure('royal92x46', royal.treeId);
      }
      return {
        settings: { people, seconds, records },
        sections: [
          { title: `First pass over whole trees, without rests, against ${records} records`, rows: speed },
          { title: 'What was kept for people of the county, against its truth', rows: quality },
          ...(hasHistoricalFigures()
            ? [
                {
                  title: 'The held-out half of data/linkage/historical-figures.csv, by the weights of hints',
                  rows: measureFigures(),
                },
              ]
            : []),
        ],
      };
    } finally {
      await search.close();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
