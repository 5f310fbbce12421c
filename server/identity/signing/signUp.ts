import { signUpProblems, type SignUpValues } from '#domain/accounts/signUpRules.ts';

import type { Database } from '../../db/database.ts';
import { createMember } from '../accounts/memberStore.ts';
import { hashPassword } from '../secrets/password.ts';
import { refused, type Outcome } from './outcome.ts';
import type { RateLimits } from './rateLimits.ts';

/**
 * Makes a member of somebody, who is signed in with it. A taken address says so: the form could not help the person
 * otherwise, and the rate limit of `ip`, the address the try comes from, keeps it from being asked in bulk.
 */
export async function signUp({ db, limits }: { db: Database; limits: RateLimits }, values: SignUpValues, ip: string): Promise<Outcome> {
  const problems = signUpProblems(values);
  if (problems.length > 0) return { kind: 'refused', problems };
  const wait = await limits.countSignUp(ip);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const member = await createMember(db, { ...values, passwordHash: await hashPassword(values.password) });
  if (!member) return refused('email', 'TAKEN', 'There is already an account with this email address. Sign in instead.');
  return { kind: 'signed-in', memberId: member.id, methods: ['pwd'] };
}
