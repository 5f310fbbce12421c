import { Command } from 'commander';

import { eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { requireMember } from '../requireMember.ts';

/** `muniment erase`: removes an account and everything that is theirs. */
function eraseCommand({ say, ask, withSite }: AdminConsole): Command {
  return new Command('erase')
    .description('removes an account and everything that is theirs, for good')
    .argument('<account>', 'email address or account number')
    .option('--yes', 'do not ask')
    .action((account: string, { yes }: { yes?: boolean }) =>
      withSite(async ({ db }) => {
        const { id } = await requireMember(db, account);
        const answer = yes
          ? 'yes'
          : await ask(
              `Erase account ${id} (${account}) and everything that is theirs? This cannot be undone. Type yes:`,
            );
        if (answer === null) throw new UserError('There is no terminal to confirm at: add --yes.');
        if (answer.trim().toLowerCase() !== 'yes') throw new UserError('Nothing was erased.');
        await eraseMember(db, id);
        say(`Account ${id} is erased.`);
      }),
    );
}

export default defineCommand(210, eraseCommand);
