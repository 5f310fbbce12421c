import { Command } from 'commander';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { GRANTS } from '#domain/kernel/grants/grants.ts';
import type { Member } from '#server/engines/identity/accounts/member.ts';
import { switchGrants } from '#server/engines/identity/accounts/switchFeature.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { operator, type Reason, reasonOption } from '../commandOptions.ts';
import { defineCommand } from '../defineCommand.ts';
import { requireMember } from '../requireMember.ts';

const KNOWN = new Set<string>(GRANTS);
const heldBy = ({ grants, kind }: Member): readonly string[] => grants ?? defaultGrants(kind);

function requireKnown(grants: readonly string[]): void {
  const unknown = grants.filter((grant) => !KNOWN.has(grant));
  if (unknown.length > 0) throw new UserError(`No such grant: ${unknown.join(', ')}. See muniment grant known.`);
}

/** `muniment grant`: what an account may use. */
function grantCommand({ say, withSite }: AdminConsole): Command {
  const change = (account: string, next: (held: readonly string[]) => readonly string[] | null, options: Reason) =>
    withSite(async ({ db }) => {
      const member = await requireMember(db, account);
      const isReset = next([]) === null;
      const grants = await switchGrants(db, member.id, next, operator(options));
      say(
        isReset
          ? `Account ${member.id} holds the default grants of its kind (${member.kind}).`
          : `Account ${member.id} holds ${grants?.length ?? 0} grants of its own.`,
      );
    });
  const command = new Command('grant').description('what an account may use');
  command
    .command('known')
    .description('every grant there is')
    .action(() => GRANTS.forEach((grant) => say(grant)));
  command
    .command('list <account>')
    .description('grants of an account, given by email address or account number')
    .action((account: string) =>
      withSite(async ({ db }) => heldBy(await requireMember(db, account)).forEach((grant) => say(grant))),
    );
  command
    .command('add <account> <grants...>')
    .description('gives grants to an account')
    .addOption(reasonOption())
    .action((account: string, grants: string[], options: Reason) => {
      requireKnown(grants);
      return change(account, (held) => [...new Set([...held, ...grants])], options);
    });
  command
    .command('remove <account> <grants...>')
    .description('takes grants from an account')
    .addOption(reasonOption())
    .action((account: string, grants: string[], options: Reason) => {
      requireKnown(grants);
      return change(account, (held) => held.filter((grant) => !grants.includes(grant)), options);
    });
  command
    .command('reset <account>')
    .description('back to the default grants of its kind')
    .addOption(reasonOption())
    .action((account: string, options: Reason) => change(account, () => null, options));
  return command;
}

export default defineCommand(160, grantCommand);
