import { silentLog } from '#server/platform/config/log.ts';
import { type Connection, openDatabase } from '#server/platform/db/openDatabase.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';

import { startGedcomImports } from './startGedcomImports.ts';
import { createGedcomWork } from './work/createGedcomWork.ts';

// A server of its own, as far as imports go, for tests that kill it.
const [connection = '{}', dataDir = ''] = process.argv.slice(2);
const where = JSON.parse(connection) as Connection;
startGedcomImports({
  db: openDatabase(where, { log: silentLog }),
  work: createGedcomWork({ connection: where, memoryMegabytes: 512, log: silentLog }),
  files: createFolderStore(dataDir),
  megabytes: 50,
  livingYears: 110,
  isAlone: true,
  log: silentLog,
  lookMs: 20,
});
setInterval(() => undefined, 60_000);
