import { Command } from 'commander';

import { switchGroup, switchMembership } from '#server/engines/identity/accounts/switchFeature.ts';
import { listGroups } from '#server/engines/identity/accounts/switchStore.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { operator, type Reason, reasonOption } from '../commandOptions.ts';
import { defineCommand } from '../defineCommand.ts';
import { requireMember } from '../requireMember.ts';
import { tableLines } from '../tableLines.ts';

/** `muniment group`: test groups and experiments, and who is in them. */
function groupCommand({ say, withSite }: AdminConsole): Command {
  const open = (name: string, isOpen: boolean, options: Reason) =>
    withSite(async ({ db }) => {
      await switchGroup(db, name, isOpen, operator(options));
      say(`${name} ${isOpen ? 'contains everyone' : 'holds its members only'}.`);
    });
  const command = new Command('group').description('test groups and experiments, and who is in them');
  command
    .command('list')
    .description('groups that were ever used')
    .action(() =>
      withSite(async ({ db }) => {
        const groups = await listGroups(db);
        tableLines(
          ['group', 'open', 'members'],
          groups.map(({ name, isOpen, memberCount }) => [name, isOpen ? 'yes' : 'no', String(memberCount)]),
        ).forEach(say);
      }),
    );
  command
    .command('open <group>')
    .description('puts everyone in, visitors too')
    .addOption(reasonOption())
    .action((group: string, options: Reason) => open(group, true, options));
  command
    .command('close <group>')
    .description('removes everyone except its members')
    .addOption(reasonOption())
    .action((group: string, options: Reason) => open(group, false, options));
  command
    .command('add <group> <account>')
    .description('puts an account in')
    .addOption(reasonOption())
    .action((group: string, account: string, options: Reason) =>
      withSite(async ({ db }) => {
        const { id } = await requireMember(db, account);
        await switchMembership(db, group, id, true, operator(options));
        say(`Account ${id} is in ${group}.`);
      }),
    );
  command
    .command('remove <group> <account>')
    .description('takes an account out')
    .addOption(reasonOption())
    .action((group: string, account: string, options: Reason) =>
      withSite(async ({ db }) => {
        const { id } = await requireMember(db, account);
        await switchMembership(db, group, id, false, operator(options));
        say(`Account ${id} is not in ${group}.`);
      }),
    );
  return command;
}

export default defineCommand(180, groupCommand);
