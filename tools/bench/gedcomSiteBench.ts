import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';

import type { EngineQuery } from '#server/engines/search/SearchEngine.ts';
import { openImport, moveImport } from '#server/modules/trees/gedcom/importStore.ts';
import { uploadKey } from '#server/modules/trees/gedcom/uploadRoutes.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';

import { type Bench, type BenchReport, type BenchRow, percentile, timeWork } from './benchReport.ts';
import { familyTime, postmasterOf } from './processorTime.ts';
import { type BenchSite, startBenchSite } from './search/BenchSite.ts';

const ROYALS = path.join(process.env.MUNIMENT_SHARED ?? '../shared', 'data', 'gedcom', 'royal92x46.ged.gz');
const MOST_BYTES = 2 ** 30;
const LOOK_MS = 50;
const PAUSE_MS = 20;
const SMITHS: EngineQuery = {
  criteria: [{ kind: 'name', field: 'LastName', text: 'Smith', variants: true, excludedVariants: [] }],
  orderBy: null,
  direction: 'desc',
  offset: 0,
  limit: 20,
  facets: [],
  facetLimit: 20,
};

interface Answers {
  times: number[];
  stop: () => Promise<void>;
}

/** Searches, and asks for the site's health, in turns until it is stopped. */
function askBeside(site: BenchSite): Answers {
  const times: number[] = [];
  let isWanted = true;
  const asking = (async () => {
    for (let at = 0; isWanted; at += 1) {
      times.push((await timeWork<unknown>(() => (at % 2 === 0 ? site.health() : site.search(SMITHS)))).ms);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    times,
    async stop() {
      isWanted = false;
      await asking;
    },
  };
}

/** Waits until an import has come to a stage. @throws Error with its problem where it failed. */
async function stageOf(db: Database, id: number, wanted: string): Promise<void> {
  for (;;) {
    const row = await db.one<{ stage: string; problem: string | null }>(
      '/* bench.stage */ SELECT stage, problem FROM gedcom_import WHERE id = $1',
      [id],
    );
    if (row?.stage === wanted) return;
    if (row?.stage === 'failed') throw new Error(row.problem ?? 'The import failed.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/**
 * Puts an import in line for a stage, and waits until the site has taken it: a member's press rings for it at once, and
 * what is written into the database beside the site waits for its next look.
 */
async function takenUp(db: Database, id: number, move: () => Promise<unknown>): Promise<void> {
  await move();
  while (!(await db.one('/* bench.taken */ SELECT 1 AS one FROM gedcom_import WHERE id = $1 AND attempts > 0', [id])))
    await new Promise((resolve) => setTimeout(resolve, 1));
}

/** A large GEDCOM file through the running site, as a member brings it, and what readers wait meanwhile. */
export const gedcomSiteBench: Bench = {
  name: 'gedcom-site',
  description:
    'royal92x46 (MUNIMENT_SHARED) looked through and imported by the running, built site, and how long readers wait meanwhile',
  options: [],
  async run(_options, say): Promise<Pick<BenchReport, 'settings' | 'sections'>> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'muniment-bench-gedcom-site-'));
    const site = await startBenchSite(dataDir);
    const { db, stop } = await openStorage({ dataDir, databaseUrl: null }, silentLog, {
      role: 'guest',
      isMigrating: false,
    });
    const readers = askBeside(site);
    // The site has started its PostgreSQL itself.
    const spent = () => {
      const database = familyTime(postmasterOf(dataDir));
      return { processes: familyTime(site.pid) - database, database };
    };
    const marks = [spent()];
    try {
      const owner = await db.one<{ id: number }>(
        "/* bench.owner */ INSERT INTO member (email, first_name, last_name, password_hash) VALUES ('bench@example.com', 'Bench', 'Owner', 'x') RETURNING id",
      );
      const opened = await openImport(db, owner?.id ?? 0, { name: 'royal92x46.ged', size: (await stat(ROYALS)).size });
      if (!opened) throw new Error('No import was opened');
      await openFileStore({ dataDir, s3: null }).write(
        uploadKey(opened.id),
        createReadStream(ROYALS).pipe(createGunzip()),
        { mostBytes: MOST_BYTES, isPrivate: true },
      );
      say('looking through');
      await takenUp(db, opened.id, () => moveImport(db, opened.id, ['uploading'], 'checking'));
      const checked = await timeWork(() => stageOf(db, opened.id, 'checked'));
      marks.push(spent());
      say('importing');
      const before = readers.times.length;
      await takenUp(db, opened.id, () => moveImport(db, opened.id, ['checked'], 'importing', { treeName: 'Royals' }));
      const imported = await timeWork(() => stageOf(db, opened.id, 'done'));
      marks.push(spent());
      const cpu = (at: number, kind: 'processes' | 'database'): number =>
        ((marks[at]?.[kind] ?? Number.NaN) - (marks[at - 1]?.[kind] ?? Number.NaN)) / 1_000;
      const waits = (name: string, at: number, { ms }: { ms: number }, times: readonly number[]): BenchRow => ({
        name,
        figures: {
          seconds: ms / 1_000,
          'site CPU s': cpu(at, 'processes'),
          'PostgreSQL CPU s': cpu(at, 'database'),
          'readers p50 ms': percentile(times, 50),
          'readers p99 ms': percentile(times, 99),
          'readers max ms': percentile(times, 100),
        },
      });
      return {
        settings: {},
        sections: [
          {
            title: 'royal92x46 through the site',
            rows: [
              waits('looking through', 1, checked, readers.times.slice(0, before)),
              waits('import', 2, imported, readers.times.slice(before)),
            ],
          },
        ],
      };
    } finally {
      await readers.stop();
      await stop();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
