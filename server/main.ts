import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';
import { createLog } from '#server/platform/config/createLog.ts';
import { machineFaultOf } from '#server/platform/config/machineFault.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { startServer } from './start/startServer.ts';
import { listenForStop } from './start/stopSignals.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Ends the process with what an operator can do something about, in one line; anything else with where it happened. */
function giveUp(error: unknown): never {
  process.stderr.write(
    `${error instanceof UserError ? error.message : (machineFaultOf(error) ?? (error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
}

/** What this process writes is for its own user: members' data, closed records. */
process.umask(0o077);

/**
 * For supervisors that start the site again elsewhere; else the embedded database is tried again for as long as the
 * process lives.
 */
const EXIT_ON_LOSS = '--exit-on-database-loss';

let isStopping = false;
try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const endWith = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    process.stderr.write(`The database is away: ${reason}. Ending, as ${EXIT_ON_LOSS} asks.\n`);
    void server.stop().finally(() => process.exit(1));
  };
  const server = await startServer({
    settings,
    log,
    ...(process.argv.includes('--without-client') && { clientFolder: null }),
    ...(process.argv.includes(EXIT_ON_LOSS) && { onDatabaseLoss: endWith }),
  });
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
  if (settings.mode === 'demo')
    say(
      `\nDemo accounts, all with the password ${DEMO_PASSWORD}:\n${DEMO_ACCOUNTS.map(({ email }) => `  ${email}`).join('\n')}`,
    );
} catch (error) {
  // A start that was called off fails on its way; stopping ends the process.
  if (!isStopping) giveUp(error);
}
