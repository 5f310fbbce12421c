import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Database } from '#server/platform/db/database.ts';

import { testDatabase } from './postgres/testDatabase.ts';

/** A database, and a folder for papers in which imports have their data folder. */
export interface NewspaperFolder {
  db: Database;
  folder: string;
  /** Closes the database, removes the folder and restores DATA_DIR. */
  close(): Promise<void>;
}

/** Opens both for the tests of one file; commands run in this process use the folder as their DATA_DIR meanwhile. */
export async function openNewspaperFolder(): Promise<NewspaperFolder> {
  const before = process.env.DATA_DIR;
  const db = await testDatabase();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-newspapers-'));
  process.env.DATA_DIR = path.join(folder, 'data');
  return {
    db,
    folder,
    async close() {
      await db.close();
      if (before === undefined) delete process.env.DATA_DIR;
      else process.env.DATA_DIR = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
