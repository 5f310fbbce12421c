import { Command } from 'commander';
import { GraphQLError } from 'graphql';

import { isStaffDuty, type StaffDuty, STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import { DUTY_WORDS } from '#domain/staff/duties/dutyWords.ts';
import { changeDuties, listStaff } from '#server/modules/staff/duties/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { type Reason, reasonOption } from '../commandOptions.ts';
import { defineCommand } from '../defineCommand.ts';
import { requireMember } from '../requireMember.ts';
import { tableLines } from '../tableLines.ts';

/** @throws UserError for what is no duty. */
function requireDuties(names: readonly string[]): StaffDuty[] {
  const unknown = names.filter((name) => !isStaffDuty(name));
  if (unknown.length > 0)
    throw new UserError(`No such duty: ${unknown.join(', ')}. There are ${STAFF_DUTIES.join(', ')}.`);
  return names.filter(isStaffDuty);
}

/** `muniment staff-duties`: what accounts of staff may do, also where no second person can approve it. */
function staffDutiesCommand({ say, withSite }: AdminConsole): Command {
  const change = (
    account: string,
    next: (held: readonly StaffDuty[]) => readonly StaffDuty[],
    { reason = '' }: Reason,
  ) =>
    withSite(async ({ db }) => {
      const { id } = await requireMember(db, account);
      const wanted = await db
        .transaction((tx) => changeDuties(tx, id, next, { staffId: null, reason }))
        .catch((error: unknown) => {
          throw error instanceof GraphQLError ? new UserError(error.message) : error;
        });
      say(`Account ${id} has: ${wanted.join(', ') || 'no duty'}.`);
    });
  const command = new Command('staff-duties').description('what accounts of staff may do');
  command
    .command('known')
    .description('every duty and what it opens')
    .action(() =>
      tableLines(
        ['duty', 'opens'],
        STAFF_DUTIES.map((duty) => [duty, DUTY_WORDS[duty].opens]),
      ).forEach(say),
    );
  command
    .command('list')
    .description('every account of staff with its duties')
    .action(() =>
      withSite(async ({ db }) =>
        tableLines(
          ['no', 'email', 'duties'],
          (await listStaff(db)).map(({ id, email, duties }) => [String(id), email ?? '', duties.join(', ') || 'none']),
        ).forEach(say),
      ),
    );
  command
    .command('give <account> <duties...>')
    .description('gives duties to an account of staff')
    .addOption(reasonOption())
    .action((account: string, duties: string[], options: Reason) => {
      const given = requireDuties(duties);
      return change(account, (held) => [...held, ...given], options);
    });
  command
    .command('remove <account> <duties...>')
    .description('takes duties from an account of staff')
    .addOption(reasonOption())
    .action((account: string, duties: string[], options: Reason) => {
      const taken = requireDuties(duties);
      return change(account, (held) => held.filter((duty) => !taken.includes(duty)), options);
    });
  return command;
}

export default defineCommand(140, staffDutiesCommand);
