import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { type CensusLine, writeCensusFile } from '#test/support/censusFile.ts';

import { newFolder } from '../startSite.ts';
import { commandsOf } from './spawnSite.ts';
import { type Copies, startCopies } from './startCopies.ts';

/** Three copies of a test, and what it sees of their database. */
export interface ThreeCopies {
  site: Copies;
  /** For files of the test. */
  folder: string;
  /** Of the copy of a number, as it runs now. */
  originOf: (at: number) => string;
  /** The number that a query names `n`; -1 without a row. */
  count: (sql: string, values?: unknown[]) => Promise<number>;
  /** How often a copy has taken a GEDCOM import. */
  fenceOf: (importId: string) => Promise<number>;
  /** Brings people of a census in, by the command line beside the copies. @returns what it printed */
  importCensus: (people: readonly CensusLine[]) => Promise<string>;
  /** Ends all of it, and removes its folders. */
  close: () => Promise<void>;
}

/** Starts them without a sample; resolves when they are ready. @param more - settings of all */
export async function openThreeCopies(more: Record<string, string> = {}): Promise<ThreeCopies> {
  const env = { SAMPLE_DATA: 'none', SEARCH_LIMIT: '0', ...more };
  const [folder, dataDir] = [mkdtempSync(path.join(os.tmpdir(), 'muniment-copies-')), newFolder(env)];
  const site = await startCopies({ count: 3, dataDir, env });
  const database = new Client({ ...site.database.connection });
  await database.connect();
  const count: ThreeCopies['count'] = async (sql, values = []) =>
    Number((await database.query<{ n: string }>(sql, values)).rows[0]?.n ?? -1);
  return {
    site,
    folder,
    originOf: (at) => site.copies[at]?.origin ?? '',
    count,
    fenceOf: (importId) => count('SELECT fence AS n FROM gedcom_import WHERE id = $1', [importId]),
    importCensus: (people) =>
      commandsOf(site.settings).run(
        'import-records',
        writeCensusFile(path.join(folder, 'census.tsv'), people),
        '--mapping',
        'freecen',
        '--set',
        'Roche',
      ),
    async close() {
      await database.end();
      await site.stop();
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
    },
  };
}
