import { isEmailAddress, normaliseEmail } from '#domain/account/access/signUpRules.ts';
import { mustStaffShowFactor } from '#domain/kernel/grants/staffSignIn.ts';

import { credentialsByEmail, credentialsById } from '../accounts/credentialStore.ts';
import { isShut } from '../accounts/member.ts';
import { verifyPassword } from '../hashing/password.ts';
import type { IdentitySettings } from '../identity.ts';
import { checkPasskey } from '../passkeys/checkPasskey.ts';
import type { AnswerParts, Answering } from '../second-factors/answerSecondStep.ts';
import { startSecondStep } from '../second-factors/secondStep.ts';
import { recordLockOut, recordSecurityEvent } from '../securityEvents/recordSecurityEvent.ts';
import { refusal, type Outcome } from './outcome.ts';

/** What was typed to sign in. */
export interface SignInValues {
  email: string;
  password: string;
}

/** What this sign-in must show beyond a password. */
export type SignInMode = 'ordinary' | 'mfa' | 'internal';

/** What a sign-in is judged with. */
export interface SignInDeps extends AnswerParts {
  siteMode: IdentitySettings['mode'];
}

const WRONG = refusal(
  null,
  'WRONG_CREDENTIALS',
  'That email address and password do not match. Check both and try again.',
);
const NOT_STAFF = refusal(null, 'NOT_STAFF', 'This account is not a staff account. Use the ordinary sign-in.');
const MFA_OFF = refusal(null, 'MFA_OFF', 'Multi-factor authentication is not set up for this account.');
const WRONG_PASSKEY = refusal(
  null,
  'WRONG_PASSKEY',
  'That passkey does not open an account here. Try again, or sign in with your password.',
);

const withInternal = (methods: string[], mode: SignInMode): string[] =>
  mode === 'internal' ? [...methods, 'internal'] : methods;

/**
 * Tries to sign someone in with a password; an account with multi-factor authentication is asked for more after it, and
 * in production so is every member of staff, who sets up an app there and then when there is no factor yet. An
 * unknown address, an account without a password and a wrong password say the same and take the same time. Only
 * failures count towards the rate limits, by account and by the address the try comes from.
 *
 * @throws TurnMissed where so many sign in at once that the password could not be looked at
 */
export async function signIn(
  deps: SignInDeps,
  values: SignInValues,
  mode: SignInMode,
  { interactionUid, ip }: Answering,
): Promise<Outcome> {
  if (values.email.trim() === '') return refusal('email', 'REQUIRED', 'Enter your email address.');
  if (!isEmailAddress(values.email))
    return refusal('email', 'INVALID', 'Enter an email address in the form name@example.com.');
  if (values.password === '') return refusal('password', 'REQUIRED', 'Enter your password.');
  const wait = await deps.limits.countSignIn(values.email, ip);
  if (wait !== null) {
    await recordLockOut(deps.db, values.email, ip);
    return { kind: 'limited', retryAfterSeconds: wait };
  }

  const who = await credentialsByEmail(deps.db, values.email);
  const isRight = await verifyPassword(values.password, who?.passwordHash ?? null, ip);
  if (!who || !isRight || isShut(who, deps.siteMode)) {
    await recordSecurityEvent(deps.db, {
      kind: 'sign-in-failed',
      memberId: who?.id ?? null,
      by: 'visitor',
      detail: 'password',
      ip,
    });
    return WRONG;
  }
  if (mode === 'internal' && who.kind !== 'internal') return NOT_STAFF;
  await deps.limits.forgiveSignIn(values.email, ip);

  const methods = withInternal(['pwd'], mode);
  const isFactorDue = mode === 'internal' && mustStaffShowFactor(deps.siteMode);
  if (!who.isMfaEnabled && mode !== 'mfa' && !isFactorDue)
    return { kind: 'signed-in', memberId: who.id, version: who.signInVersion, methods };
  const step = await startSecondStep(
    deps,
    { ...who, isMfaEnabled: who.isMfaEnabled || isFactorDue },
    normaliseEmail(values.email),
    methods,
    interactionUid,
  );
  return step ? { kind: 'second-step', step } : MFA_OFF;
}

/**
 * Tries to sign someone in with nothing but a passkey, which its holder must have unlocked: it counts as the password
 * and the second factor. Wrong tries count by the address they come from.
 */
export async function signInWithPasskey(
  deps: SignInDeps,
  answer: unknown,
  mode: SignInMode,
  { interactionUid, ip }: Answering,
): Promise<Outcome> {
  const wait = await deps.limits.countPasskey(ip);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const memberId = await checkPasskey(deps, `sign-in:${interactionUid}`, answer, null);
  const who = memberId === null ? null : await credentialsById(deps.db, memberId);
  if (!who || isShut(who, deps.siteMode)) {
    await recordSecurityEvent(deps.db, {
      kind: 'sign-in-failed',
      memberId: who?.id ?? null,
      by: 'visitor',
      detail: 'passkey',
      ip,
    });
    return WRONG_PASSKEY;
  }
  await deps.limits.forgivePasskey(ip);
  if (mode === 'internal' && who.kind !== 'internal') return NOT_STAFF;
  return { kind: 'signed-in', memberId: who.id, version: who.signInVersion, methods: withInternal(['hwk'], mode) };
}
