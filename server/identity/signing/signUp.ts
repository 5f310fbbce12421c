import { normaliseEmail, signUpProblems, type SignUpValues } from '#domain/accounts/signUpRules.ts';

import { addressKey } from '../../limits/addressKey.ts';
import { createLimiter } from '../../limits/createLimiter.ts';
import { createMember, memberByEmail } from '../accounts/memberStore.ts';
import type { IdentityOptions } from '../identity.ts';
import { alreadyMemberMail } from '../recovery/recoveryMails.ts';
import { hashPassword } from '../secrets/password.ts';
import { refused, type Outcome } from './outcome.ts';
import type { RateLimits } from './rateLimits.ts';

/** What a sign-up stands on. */
interface SignUpParts extends Pick<IdentityOptions, 'db' | 'mailer' | 'settings'> {
  limits: RateLimits;
}

/** Mails to the owner of a taken address a day; more help nobody. */
const MAILS = { points: 3, duration: 86_400 };

/** Says nothing of an account: the owner of the address learns more by mail. */
const SEE_MAIL = refused(null, 'SEE_MAIL', 'We have sent an email to this address that says how to go on. If nothing comes, check that it is typed right, then try again.');

/**
 * Makes a member of somebody, who is signed in with it. A taken address is never said to be: its owner is mailed how to
 * sign in or choose a new password. The rate limit of `ip`, the address the try comes from, bounds what is learnt from
 * who is signed in and who is not.
 */
export async function signUp({ db, limits, mailer, settings }: SignUpParts, values: SignUpValues, ip: string): Promise<Outcome> {
  const problems = signUpProblems(values);
  if (problems.length > 0) return { kind: 'refused', problems };
  const wait = await limits.countSignUp(ip);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const member = await createMember(db, { ...values, passwordHash: await hashPassword(values.password) });
  if (!member) {
    const owner = await memberByEmail(db, values.email);
    if (owner && (await createLimiter(db, 'signUpMail', MAILS).take(addressKey(values.email))) === null) {
      await mailer.send({ ...alreadyMemberMail(settings.publicUrl), to: normaliseEmail(values.email), memberId: owner.id });
    }
    return SEE_MAIL;
  }
  return { kind: 'signed-in', memberId: member.id, methods: ['pwd'] };
}
