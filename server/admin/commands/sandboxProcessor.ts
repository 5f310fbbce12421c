import { once } from 'node:events';

import { Command } from 'commander';

import { UserError } from '#server/platform/config/UserError.ts';
import { startSandboxServer } from '#tools/sandbox-processor/startSandboxServer.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';

const PORT = '4010';

/**
 * `muniment sandbox-processor`: the payment processor of demonstrations as a process of its own, so that it can be
 * stopped alone.
 */
function sandboxProcessorCommand({ say, note, settings, signal, withSite }: AdminConsole): Command {
  return new Command('sandbox-processor')
    .description('runs the sandbox payment processor on its own, until Ctrl-C; not in production')
    .option('--port <number>', 'port to listen on, on this machine only', PORT)
    .action(({ port }: { port: string }) => {
      if (!/^\d{1,5}$/u.test(port) || Number(port) < 1 || Number(port) > 65_535)
        throw new UserError('--port must be a number from 1 to 65535.');
      const { mode, secret, publicUrl } = settings();
      if (mode === 'production') throw new UserError('There is no sandbox processor in production.');
      const log = {
        debug: () => {},
        info: () => {},
        warn: (_fields: object, message: string) => note(message),
        error: (_fields: object, message: string) => note(message),
      };
      return withSite(async ({ db }) => {
        const server = await startSandboxServer(Number(port), { db, log, mode, secret, publicUrl });
        say(`Ready. Start the site with SANDBOX_PROCESSOR_URL=${server.url}`);
        if (!signal.aborted) await once(signal, 'abort');
        await server.stop();
      });
    });
}

export default defineCommand(290, sandboxProcessorCommand);
