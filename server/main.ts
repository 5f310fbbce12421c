import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';
import { createLog } from '#server/platform/config/createLog.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { startServer } from './start/startServer.ts';
import { listenForStop } from './start/stopSignals.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Ends the process with what an operator can do something about, in one line; anything else with where it happened. */
function giveUp(error: unknown): never {
  process.stderr.write(error instanceof UserError ? `${error.message}\n` : `${(error as Error).stack ?? String(error)}\n`);
  process.exit(1);
}

/** What this process writes is for its own user: members' data, closed records. */
process.umask(0o077);

let isStopping = false;
try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const server = await startServer({ settings, log, ...(process.argv.includes('--without-client') && { clientFolder: null }) });
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'unexpected: stopping');
    void server.stop().finally(() => giveUp(error));
  });
  listenForStop(
    () => {
      isStopping = true;
      say('Stopping…');
      server.stop().then(() => process.exit(0), giveUp);
    },
    () => process.exit(130),
  );
  say(`Starting at ${server.publicUrl}`);
  await server.ready;
  say(`Ready at ${server.publicUrl}`);
  if (settings.mode === 'demo') say(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:\n${DEMO_ACCOUNTS.map(({ email }) => `  ${email}`).join('\n')}`);
} catch (error) {
  // A start that was called off fails on its way; stopping ends the process.
  if (!isStopping) giveUp(error);
}
