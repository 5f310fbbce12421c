import { normaliseEmail } from '#domain/account/access/signUpRules.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { addressKey } from '#server/platform/limits/limitKeys.ts';

import { createMember, memberByEmail, NEW_ACCOUNT_VERSION, type NewMember } from '../accounts/memberStore.ts';
import type { IdentityOptions } from '../identity.ts';
import { refusal, type Outcome } from './outcome.ts';
import { endSignUp, findSignUp, keepSignUp, newSignUpCode, trySignUp, type PendingSignUp } from './pendingSignUps.ts';
import { alreadyMemberMail, signUpCodeMail } from './signUpMails.ts';

type Parts = Pick<IdentityOptions, 'db' | 'mailer' | 'settings'>;

/** Most emails to one address in a day because it is being registered, by whichever client. */
const MAILS = { points: 5, duration: 86_400 };

const TOO_LATE = refusal(null, 'PASSWORD_AGAIN', 'That code has expired. Send the form again to get a new one.');
const WRONG_CODE = refusal('code', 'WRONG_CODE', 'That is not the code we sent last. Look into the newest email.');

const mayMail = async (db: Database, email: string): Promise<boolean> =>
  (await createLimiter(db, 'signUpCodeMail', MAILS).take(addressKey(email))) === null;

/**
 * Emails what belongs to the address, a code or a note that it has an account, and stores the pending sign-up. The
 * answer is the same.
 */
async function mailAndKeep(
  { db, mailer, settings }: Parts,
  interactionUid: string,
  email: string,
  newcomer: PendingSignUp['newcomer'],
): Promise<Outcome> {
  const isMailed = await mayMail(db, email);
  const owner = await memberByEmail(db, email);
  const code = newSignUpCode();
  const mail = owner
    ? { ...alreadyMemberMail(settings.publicUrl), memberId: owner.id }
    : signUpCodeMail(settings.publicUrl, code);
  await db.transaction(async (tx) => {
    await keepSignUp(tx, settings.secret, interactionUid, {
      email,
      newcomer: owner ? null : newcomer,
      code: isMailed ? code : null,
    });
    if (isMailed) await mailer.send({ ...mail, to: normaliseEmail(email) }, tx);
  });
  return { kind: 'second-step', step: { kind: 'confirm-email' } };
}

/** Asks a future member for the code in the email to them. Says nothing of whether the address has an account. */
export const mailSignUpCode = (
  parts: Parts,
  interactionUid: string,
  newcomer: NewMember & { email: string },
): Promise<Outcome> => mailAndKeep(parts, interactionUid, newcomer.email, newcomer);

/** Emails a new code in place of the one before. */
export async function mailSignUpCodeAgain(parts: Parts, interactionUid: string): Promise<Outcome> {
  const pending = await findSignUp(parts.db, parts.settings.secret, interactionUid);
  return pending ? mailAndKeep(parts, interactionUid, pending.email, pending.newcomer) : TOO_LATE;
}

/** Judges the code. The right one makes the member, who is signed in with it. */
export async function confirmSignUp({ db, settings }: Parts, interactionUid: string, typed: string): Promise<Outcome> {
  const code = typed.replace(/\s/gu, '');
  if (code === '') return refusal('code', 'REQUIRED', 'Enter the code from the email.');
  const pending = await trySignUp(db, settings.secret, interactionUid);
  if (!pending) return TOO_LATE;
  if (!pending.newcomer || pending.code === null || code !== pending.code) return WRONG_CODE;
  const member = await createMember(db, { ...pending.newcomer, isEmailConfirmed: true });
  await endSignUp(db, interactionUid);
  // Another request made a member with the address meanwhile, with a code as well: it is the same person.
  return member ? { kind: 'signed-in', memberId: member.id, version: NEW_ACCOUNT_VERSION, methods: ['pwd'] } : TOO_LATE;
}
