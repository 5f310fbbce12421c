import { Command } from 'commander';

import { joinGroup, leaveGroup, listGroups, setGroupOpen } from '../../identity/accounts/switchStore.ts';
import type { AdminConsole } from '../AdminConsole.ts';
import { requireMember } from '../requireMember.ts';
import { tableLines } from '../tableLines.ts';

/** `muniment group`: test groups and experiments, and who is in them. */
export function groupCommand({ say, withSite }: AdminConsole): Command {
  const open = (name: string, isOpen: boolean) =>
    withSite(async ({ db }) => {
      await setGroupOpen(db, name, isOpen);
      say(`${name} ${isOpen ? 'holds everybody' : 'holds its members only'}.`);
    });
  const command = new Command('group').description('test groups and experiments, and who is in them');
  command.command('list').description('groups that were ever used').action(() =>
    withSite(async ({ db }) => {
      const groups = await listGroups(db);
      tableLines(['group', 'open', 'members'], groups.map(({ name, isOpen, memberCount }) => [name, isOpen ? 'yes' : 'no', String(memberCount)])).forEach(say);
    }),
  );
  command.command('open <group>').description('puts everybody in, visitors too').action((group: string) => open(group, true));
  command.command('close <group>').description('puts everybody out but its members').action((group: string) => open(group, false));
  command.command('add <group> <account>').description('puts an account in').action((group: string, account: string) =>
    withSite(async ({ db }) => {
      const { id } = await requireMember(db, account);
      await joinGroup(db, id, group);
      say(`Account ${id} is in ${group}.`);
    }),
  );
  command.command('remove <group> <account>').description('takes an account out').action((group: string, account: string) =>
    withSite(async ({ db }) => {
      const { id } = await requireMember(db, account);
      await leaveGroup(db, id, group);
      say(`Account ${id} is not in ${group}.`);
    }),
  );
  return command;
}
