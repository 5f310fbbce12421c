// A process that opens the storage of a site and, when asked, writes rows and reports each one it was promised:
//   node --import tsx storageProcess.ts DATA_DIR server|guest [write]
import { setTimeout as delay } from 'node:timers/promises';

import type { Log } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { openStorage, type Storage } from '#server/platform/db/openStorage.ts';

const [dataDir = '', role, task] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const line = (_fields: object, message: string) => say(`log ${message}`);
const log: Log = { debug: line, info: line, warn: line, error: line };

let isStopping = false;
process.on('SIGTERM', () => (isStopping = true));

async function write({ db }: Storage): Promise<void> {
  await db.rows(
    '/* test.ledger */ CREATE TABLE IF NOT EXISTS ledger (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text NOT NULL)',
  );
  while (!isStopping) {
    try {
      const row = await db.one<{ id: number }>(
        '/* test.promise */ INSERT INTO ledger (note) VALUES ($1) RETURNING id',
        ['x'.repeat(200)],
      );
      say(`row ${row?.id}`);
    } catch {
      say('interrupted');
    }
  }
}

async function main(): Promise<void> {
  const site = await openStorage({ dataDir, databaseUrl: null }, log, { role: role === 'guest' ? 'guest' : 'server' });
  say('open');
  if (task === 'write') await write(site);
  while (!isStopping) await delay(20);
  await site.stop();
  say('stopped');
}

main().catch((error: unknown) => {
  say(error instanceof UserError ? `refused ${error.message}` : `failed ${String(error)}`);
  process.exitCode = 1;
});
