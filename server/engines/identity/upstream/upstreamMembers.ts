import { signUpProblems, type SignUpValues } from '#domain/account/access/signUpRules.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Credentials } from '../accounts/credentialStore.ts';
import { createMember, NEW_ACCOUNT_VERSION } from '../accounts/memberStore.ts';
import { findState, takeState } from '../federationState.ts';
import { refusal, type Outcome } from '../signing/outcome.ts';
import type { RateLimits } from '../signing/rateLimits.ts';

/** Whose account this subject of a provider opens; null when none is linked. */
export async function memberOfConnection(
  db: Database,
  provider: string,
  subject: string,
): Promise<Pick<Credentials, 'id' | 'isDemo' | 'signInVersion'> | null> {
  return db.one<Pick<Credentials, 'id' | 'isDemo' | 'signInVersion'>>(
    `/* connection.find */ SELECT member.id, is_demo AS "isDemo", sign_in_version AS "signInVersion" FROM member_connection JOIN member ON member.id = member_id
     WHERE provider = $1 AND subject = $2`,
    [provider, subject],
  );
}

/** Has a provider's subject open an account from now on. One that opens another already stays with that. */
export async function connect(db: Database, memberId: number, provider: string, subject: string): Promise<void> {
  await db.rows(
    '/* connection.add */ INSERT INTO member_connection (member_id, provider, subject) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [memberId, provider, subject],
  );
}

/**
 * Links the social provider's account that waits in a sign-in, now that the member it belongs to has signed in there
 * with the password. Someone else's sign-in links nothing.
 */
export async function linkNewcomer(db: Database, uid: string, memberId: number): Promise<void> {
  const waiting = await findState(db, 'social-newcomer', uid);
  if (waiting?.memberId !== memberId) return;
  await takeState(db, 'social-newcomer', uid);
  await connect(db, memberId, waiting.issuer, waiting.subject);
}

/** What a newcomer identified by the social provider adds about themselves. */
export type NewcomerValues = Pick<SignUpValues, 'firstName' | 'lastName' | 'hasAcceptedTerms'>;

/** A sign-up has one step. */
type SignUpOutcome = Exclude<Outcome, { kind: 'second-step' }>;

/**
 * Makes a member of the newcomer who waits in a sign-in, linked to the provider's account and without a password.
 * Null when no one waits there, or waits for a member's password instead.
 */
export async function signUpNewcomer(
  { db, limits }: { db: Database; limits: RateLimits },
  uid: string,
  values: NewcomerValues,
  ip: string,
): Promise<SignUpOutcome | null> {
  const waiting = await findState(db, 'social-newcomer', uid);
  if (!waiting || waiting.memberId !== null) return null;
  const problems = signUpProblems({ ...values, email: waiting.email, password: null });
  if (problems.length > 0) return { kind: 'refused', problems };
  const wait = await limits.countSignUp(ip);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  return db.transaction(async (tx): Promise<SignUpOutcome | null> => {
    if (!(await takeState(tx, 'social-newcomer', uid))) return null;
    const member = await createMember(tx, {
      ...values,
      email: waiting.email,
      passwordHash: null,
      isEmailConfirmed: true,
    });
    if (!member) return refusal(null, 'TAKEN', 'There is now an account with this email address. Go back and sign in.');
    await connect(tx, member.id, waiting.issuer, waiting.subject);
    return { kind: 'signed-in', memberId: member.id, version: NEW_ACCOUNT_VERSION, methods: ['federated'] };
  });
}
