import { randomBytes } from 'node:crypto';

import { Command, Option } from 'commander';

import { newAccountEmailProblem } from '#domain/account/access/signUpRules.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { Member } from '#server/engines/identity/accounts/member.ts';
import {
  createMember,
  endSessions,
  listMembers,
  setPasswordHash,
} from '#server/engines/identity/accounts/memberStore.ts';
import { hashPassword } from '#server/engines/identity/hashing/password.ts';
import { newPasswordProblem } from '#server/engines/identity/newPasswordProblem.ts';
import { removeAllPasskeys } from '#server/engines/identity/passkeys/passkeyStore.ts';
import { mailFactorChange } from '#server/engines/identity/second-factors/factorMails.ts';
import { setMfaEnabled } from '#server/engines/identity/second-factors/mfaSetting.ts';
import { recordSecurityEvent } from '#server/engines/identity/securityEvents/recordSecurityEvent.ts';
import { endAllSessions } from '#server/engines/identity/sessions/endSession.ts';
import { endMemberSessions } from '#server/engines/identity/sessions/sessionStore.ts';
import { siteIdentityOf } from '#server/platform/config/siteIdentityOf.ts';
import { withStored } from '#server/platform/config/staffSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { readStored } from '#server/platform/flags/createLiveSettings.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { requireMember } from '../requireMember.ts';
import { userExportCommand } from '../subcommands/userExport.ts';
import { tableLines } from '../tableLines.ts';

interface AddOptions {
  firstName: string;
  lastName: string;
  kind: Member['kind'];
  passwordStdin?: boolean;
}

const PAGE = 1000;
const newPassword = () => randomBytes(12).toString('base64url');
const stdinOption = () =>
  new Option('--password-stdin', 'read the password from standard input; otherwise one is made up and shown once');

/** `muniment user`: accounts. */
function userCommand(console: AdminConsole): Command {
  const { say, note, readInput, settings, withSite } = console;
  const choosePassword = async (owner: { email: string; names: string[] }, isTyped = false) => {
    const password = isTyped ? await readInput() : newPassword();
    const problem = newPasswordProblem(password, owner, [settings().siteName]);
    if (problem) throw new UserError(`The password does not do: ${problem.message}`);
    return { password, hash: await hashPassword(password), notice: isTyped ? '' : ` Password: ${password}` };
  };

  const command = new Command('user').description('accounts of members, library patrons and staff');
  command
    .command('list')
    .description('every account, oldest first')
    .action(() =>
      withSite(async ({ db }) => {
        const members: Member[] = [];
        for (
          let page = await listMembers(db, 0, PAGE);
          page.length > 0;
          page = await listMembers(db, page.at(-1)?.id ?? 0, PAGE)
        )
          members.push(...page);
        const rows = members.map(({ id, email, kind, grants, isMfaOn, registeredAt }) => [
          String(id),
          email ?? '',
          kind,
          grants ? `${grants.length} own` : 'default',
          isMfaOn ? 'on' : 'off',
          registeredAt.toISOString().slice(0, 10),
        ]);
        tableLines(['no', 'email', 'kind', 'grants', 'MFA', 'registered'], rows).forEach(say);
      }),
    );
  command
    .command('add <email>')
    .description('makes an account')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'surname')
    .addOption(
      new Option('--kind <kind>', 'what the account is').choices(['member', 'library', 'internal']).default('member'),
    )
    .addOption(stdinOption())
    .action(async (email: string, { firstName, lastName, kind, passwordStdin }: AddOptions) => {
      const problem = newAccountEmailProblem(email);
      if (problem) throw new UserError(problem.message);
      const { hash, notice } = await choosePassword({ email, names: [firstName, lastName] }, passwordStdin);
      await withSite(async ({ db }) => {
        const member = await createMember(db, {
          email,
          firstName,
          lastName,
          kind,
          passwordHash: hash,
          isEmailConfirmed: true,
        });
        if (!member) throw new UserError(`There is an account ${email} already.`);
        if (kind !== 'member')
          await recordSecurityEvent(db, { kind: 'role-changed', memberId: member.id, by: 'operator', detail: kind });
        say(`Account ${member.id} is made.${notice}`);
      });
    });
  command
    .command('password <account>')
    .description('gives an account a new password and signs it out everywhere')
    .addOption(stdinOption())
    .action((account: string, { passwordStdin }: { passwordStdin?: boolean }) =>
      withSite(async ({ db }) => {
        const { id, email, firstName, lastName } = await requireMember(db, account);
        const { hash, notice } = await choosePassword(
          { email: email ?? '', names: [firstName, lastName] },
          passwordStdin,
        );
        await db.transaction(async (tx) => {
          await setPasswordHash(tx, id, hash);
          await endSessions(tx, id);
          await recordSecurityEvent(tx, { kind: 'password-changed', memberId: id, by: 'operator' });
        });
        say(`Account ${id} has a new password and is signed out everywhere.${notice}`);
      }),
    );
  command
    .command('mfa-off <account>')
    .description(
      'for a lost second factor: turns multi-factor authentication off, removes passkeys and signs the account out everywhere',
    )
    .action((account: string) =>
      withSite(async ({ db }) => {
        const { id } = await requireMember(db, account);
        const named = siteIdentityOf(withStored(settings(), await readStored(db)));
        await db.transaction(async (tx) => {
          await setMfaEnabled(tx, id, false, 'operator');
          await removeAllPasskeys(tx, id);
          await recordSecurityEvent(tx, {
            kind: 'factor-removed',
            memberId: id,
            by: 'operator',
            detail: 'every factor',
          });
          await mailFactorChange(
            {
              mailer: createMailer({
                db: tx,
                secret: settings().secret,
                siteIdentity: () => named,
              }),
              publicUrl: settings().publicUrl,
            },
            tx,
            id,
            'factors-removed',
          );
          await endSessions(tx, id);
        });
        note(
          `audit: ${new Date().toISOString()} multi-factor authentication of account ${id} turned off by the operator`,
        );
        say(`Account ${id} signs in with its password alone and is signed out everywhere.`);
      }),
    );
  command
    .command('sign-out [account]')
    .description('signs an account out everywhere, or with --all everyone')
    .option('--all', 'everyone')
    .action((account: string | undefined, { all = false }: { all?: boolean }) =>
      withSite(async ({ db }) => {
        if (all === (account !== undefined)) throw new UserError('Name an account, or say --all.');
        const id = account === undefined ? null : (await requireMember(db, account)).id;
        const ended = id === null ? await endAllSessions(db) : await endMemberSessions(db, id, null);
        await recordSecurityEvent(db, {
          kind: id === null ? 'everyone-signed-out' : 'sessions-ended',
          memberId: id,
          by: 'operator',
        });
        note(
          `audit: ${new Date().toISOString()} ${id === null ? 'every account' : `account ${id}`} signed out by the operator`,
        );
        say(`${id === null ? 'Everyone' : `Account ${id}`} is signed out: ${countInWords(ended, 'session')} ended.`);
      }),
    );
  command.addCommand(userExportCommand(console));
  return command;
}

export default defineCommand(130, userCommand);
