import { Command } from 'commander';

import { CODE_HOURS, makeCode } from '#server/modules/staff/set-up/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';

/** `muniment set-up-code`: the code with which a site gets its owner in the browser. */
function setUpCodeCommand({ say, settings, withSite }: AdminConsole): Command {
  return new Command('set-up-code')
    .description('makes the code with which the first person of staff sets the site up in the browser')
    .action(() =>
      withSite(async ({ db }) => {
        const { mode, dataDir, publicUrl } = settings();
        if (mode !== 'production') throw new UserError('Only a site in production is set up with a code.');
        const code = await makeCode(db, dataDir);
        if (code === null)
          throw new UserError('This site has an owner. Further accounts of staff are made with “user add”.');
        say(`${code}`);
        say(`Enter it at ${publicUrl}/set-up within ${CODE_HOURS} hours. Codes of before are over.`);
      }),
    );
}

export default defineCommand(135, setUpCodeCommand);
