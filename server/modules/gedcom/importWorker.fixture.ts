import { silentLog } from '#server/config/log.ts';
import { type Connection, openDatabase } from '#server/db/openDatabase.ts';

import { startGedcomImports } from './startGedcomImports.ts';

// A server of its own, as far as imports go, for tests that kill it.
const [connection = '{}', dataDir = ''] = process.argv.slice(2);
startGedcomImports({ db: openDatabase(JSON.parse(connection) as Connection, { log: silentLog }), dataDir, megabytes: 50, livingYears: 110, isAlone: true, log: silentLog, lookMs: 20 });
setInterval(() => undefined, 60_000);
