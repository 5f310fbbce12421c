import { normaliseEmail, signUpProblems, type SignUpValues } from '#domain/account/access/signUpRules.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { addressKey } from '#server/platform/limits/limitKeys.ts';

import { createMember, memberByEmail, NEW_ACCOUNT_VERSION, type NewMember } from '../accounts/memberStore.ts';
import { hashPassword } from '../hashing/password.ts';
import type { IdentityOptions } from '../identity.ts';
import { newPasswordProblem, siteNamesOf } from '../newPasswordProblem.ts';
import { mailSignUpCode } from './confirmSignUp.ts';
import { refusal, type Outcome } from './outcome.ts';
import type { RateLimits } from './rateLimits.ts';
import { alreadyMemberMail } from './signUpMails.ts';

/** What a sign-up needs. */
export interface SignUpDeps extends Pick<IdentityOptions, 'db' | 'mailer' | 'settings' | 'siteIdentity'> {
  limits: RateLimits;
}

/** The sign-up that is under way, and the address it comes from. */
export interface SigningUp {
  interactionUid: string;
  ip: string;
}

/** Emails to the owner of a taken address a day; more help no one. */
const MAILS = { points: 3, duration: 86_400 };

/** Says nothing of an account: the owner of the address learns more by email. */
const SEE_MAIL = refusal(
  null,
  'SEE_MAIL',
  'We have sent an email to this address that says what to do next. If nothing arrives, check the address, then try again.',
);

/**
 * Where no email leaves the site a new member is signed in at once; the email to the owner of a taken address goes to
 * the outbox.
 */
async function signUpAtOnce(
  { db, mailer, settings }: SignUpDeps,
  newcomer: NewMember & { email: string },
): Promise<Outcome> {
  const member = await createMember(db, newcomer);
  if (member) return { kind: 'signed-in', memberId: member.id, version: NEW_ACCOUNT_VERSION, methods: ['pwd'] };
  const owner = await memberByEmail(db, newcomer.email);
  if (owner && (await createLimiter(db, 'signUpMail', MAILS).take(addressKey(newcomer.email))) === null) {
    await mailer.send({
      ...alreadyMemberMail(settings.publicUrl),
      to: normaliseEmail(newcomer.email),
      memberId: owner.id,
    });
  }
  return SEE_MAIL;
}

/**
 * Starts a membership. Where email is sent (`SMTP_URL`) the address is proved first by a code that is emailed to it
 * (confirmSignUp.ts), and a taken address gets the same answer as a free one: only its owner learns of it, by email.
 * Without email that cannot be, so there the rate limit of `ip` bounds what is learnt from who is signed in and who is
 * not.
 *
 * @throws TurnMissed where so many sign in at once that the password could not be hashed
 */
export async function signUp(
  deps: SignUpDeps,
  { firstName, lastName, email, password, hasAcceptedTerms }: SignUpValues,
  { interactionUid, ip }: SigningUp,
): Promise<Outcome> {
  const problems = signUpProblems({ firstName, lastName, email, password, hasAcceptedTerms }, (typed, owner) =>
    newPasswordProblem(typed, owner, siteNamesOf(deps.siteIdentity().name, deps.settings.publicUrl)),
  );
  if (problems.length > 0) return { kind: 'refused', problems };
  const wait = await deps.limits.countSignUp(ip);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const newcomer = { firstName, lastName, email, passwordHash: await hashPassword(password, ip) };
  if (!deps.settings.isMailSent) return signUpAtOnce(deps, newcomer);
  return mailSignUpCode(deps, interactionUid, newcomer);
}
