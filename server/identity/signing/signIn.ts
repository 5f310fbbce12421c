import { isEmailAddress } from '#domain/accounts/signUpRules.ts';

import type { Database } from '../../db/database.ts';
import { credentialsByEmail, useTotpStep, type Credentials } from '../accounts/credentialStore.ts';
import type { IdentitySettings } from '../identity.ts';
import { verifyPassword } from '../secrets/password.ts';
import { unseal } from '../secrets/seal.ts';
import { acceptedTotpStep } from '../secrets/totp.ts';
import { refused, type Outcome } from './outcome.ts';
import type { RateLimits } from './rateLimits.ts';

/** What somebody typed to sign in. */
export interface SignInValues {
  email: string;
  password: string;
  /** The code of an authenticator app; empty when none was typed. */
  code: string;
}

/** What this sign-in must show beyond a password. */
export type SignInMode = 'ordinary' | 'mfa' | 'internal';

interface Surroundings {
  db: Database;
  secret: string;
  limits: RateLimits;
  mode: IdentitySettings['mode'];
}

const WRONG = refused(null, 'WRONG_CREDENTIALS', 'That email address and password do not match. Check both and try again.');

async function checkCode({ db, secret }: Surroundings, who: Credentials, code: string): Promise<Outcome | null> {
  if (code.trim() === '') return refused('code', 'REQUIRED', 'Enter the six-digit code from your authenticator app.');
  const totpSecret = unseal(secret, who.mfaSecret ?? '');
  if (totpSecret === null) return refused(null, 'MFA_UNREADABLE', 'Your authenticator app cannot be checked just now. Contact our customer support team.');
  const step = acceptedTotpStep(totpSecret, code, Date.now(), who.mfaLastStep);
  if (step !== null && (await useTotpStep(db, who.id, step))) return null;
  return refused('code', 'WRONG_CODE', 'That code is not right, or has been used. Enter the one your app shows now.');
}

/**
 * Tries to sign somebody in. An unknown address, an account without a password and a wrong password say the same and
 * take the same time. Only failures count towards the rate limits, by account and by `ip`, the address the try comes from.
 */
export async function signIn(around: Surroundings, values: SignInValues, mode: SignInMode, ip: string): Promise<Outcome> {
  if (values.email.trim() === '') return refused('email', 'REQUIRED', 'Enter your email address.');
  if (!isEmailAddress(values.email)) return refused('email', 'INVALID', 'Enter an email address in the form name@example.com.');
  if (values.password === '') return refused('password', 'REQUIRED', 'Enter your password.');
  const wait = await around.limits.countSignIn(values.email, ip);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };

  const who = await credentialsByEmail(around.db, values.email);
  const isRight = await verifyPassword(values.password, who?.passwordHash ?? null);
  if (!who || !isRight) return WRONG;
  // A site that was a demonstration before keeps its seeded accounts; their password is in this repository.
  if (who.isDemo && around.mode === 'production') return WRONG;
  if (mode === 'internal' && who.kind !== 'internal') return refused(null, 'NOT_STAFF', 'This account is not a staff account. Use the ordinary sign-in.');

  const methods = ['pwd'];
  if (who.mfaSecret !== null) {
    const problem = await checkCode(around, who, values.code);
    if (problem) return problem;
    methods.push('otp');
  } else if (mode === 'mfa') {
    return refused(null, 'MFA_OFF', 'Multi-factor authentication is not set up for this account.');
  }
  if (mode === 'internal') methods.push('internal');
  await around.limits.forgiveSignIn(values.email, ip);
  return { kind: 'signed-in', memberId: who.id, methods };
}
