import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { addressKey, networkOf } from '#server/platform/limits/limitKeys.ts';

/** Tries that may still be made, kept in the database so that every copy of the server counts together. */
export interface RateLimits {
  /** Counts a sign-in before its password is looked at. Null: go on. Else seconds to wait. */
  countSignIn: (email: string, ip: string) => Promise<number | null>;
  /** Gives a successful sign-in back, so that only failures count. */
  forgiveSignIn: (email: string, ip: string) => Promise<void>;
  /**
   * Counts a question that is begun, or what is kept for one before anything is proved. Null: go on. Else seconds to
   * wait.
   */
  countQuestion: (ip: string) => Promise<number | null>;
  /** Counts a sign-up. Null: go on. Else seconds to wait. */
  countSignUp: (ip: string) => Promise<number | null>;
  /** Counts an answer to the second step before it is looked at. Null: go on. Else seconds to wait. */
  countCode: (memberId: number, ip: string) => Promise<number | null>;
  /** Gives a right answer back, and forgets the wrong ones before it. */
  forgiveCode: (memberId: number, ip: string) => Promise<void>;
  /** Counts a sign-in with a passkey alone. Null: go on. Else seconds to wait. */
  countPasskey: (ip: string) => Promise<number | null>;
  /** Gives a successful one back. */
  forgivePasskey: (ip: string) => Promise<void>;
  /** Forgets the failures of an account whose owner has proved themselves by email. */
  forgetFailures: (email: string, ip: string) => Promise<void>;
}

const TEN_MINUTES = 600;
const QUARTER_HOUR = 900;
const HOUR = 3600;

/**
 * Failed tries for one account from one network, for one from anywhere, for all from one network; sign-ups from one
 * network; questions of sign-ins that are begun from one network; wrong answers to the second step for one account, and
 * with passkeys from one network.
 */
const LIMITS = {
  account: { points: 10, duration: QUARTER_HOUR },
  // NIST SP 800-63B section 5.2.2: at most a hundred failures in a row for one account.
  everywhere: { points: 100, duration: QUARTER_HOUR },
  network: { points: 100, duration: QUARTER_HOUR },
  // Anyone may begin one, and each is a row for ten minutes: a reading room of fifty, each of them several times.
  question: { points: 300, duration: TEN_MINUTES },
  signUp: { points: 30, duration: HOUR },
  // From anywhere: an attacker at this step has the password already. Forty guesses an hour find a six-digit code in
  // years.
  code: { points: 10, duration: QUARTER_HOUR },
  codeNetwork: { points: 50, duration: QUARTER_HOUR },
};

/** Fetched from the database at once. */
const QUESTIONS_OF_LEASE = 10;

/** The limits of this site. */
export function createRateLimits(db: Database): RateLimits {
  const account = createLimiter(db, 'account', LIMITS.account);
  const everywhere = createLimiter(db, 'everywhere', LIMITS.everywhere);
  const network = createLimiter(db, 'network', LIMITS.network);
  const question = leaseFrom(createLimiter(db, 'signInQuestion', LIMITS.question), QUESTIONS_OF_LEASE);
  const signUp = createLimiter(db, 'signUp', LIMITS.signUp);
  const code = createLimiter(db, 'code', LIMITS.code);
  const codeNetwork = createLimiter(db, 'codeNetwork', LIMITS.codeNetwork);
  return {
    async countSignIn(email, ip) {
      return (
        (await network.take(networkOf(ip))) ??
        (await account.take(addressKey(email, networkOf(ip)))) ??
        everywhere.take(addressKey(email))
      );
    },
    async forgiveSignIn(email, ip) {
      await account.forget(addressKey(email, networkOf(ip)));
      await everywhere.giveBack(addressKey(email), 1);
      await network.giveBack(networkOf(ip), 1);
    },
    async countCode(memberId, ip) {
      return (await codeNetwork.take(networkOf(ip))) ?? code.take(String(memberId));
    },
    async forgiveCode(memberId, ip) {
      await code.forget(String(memberId));
      await codeNetwork.giveBack(networkOf(ip), 1);
    },
    countPasskey: (ip) => codeNetwork.take(networkOf(ip)),
    forgivePasskey: (ip) => codeNetwork.giveBack(networkOf(ip), 1),
    async forgetFailures(email, ip) {
      await account.forget(addressKey(email, networkOf(ip)));
      await everywhere.forget(addressKey(email));
    },
    countQuestion: (ip) => question.take(networkOf(ip)),
    countSignUp: (ip) => signUp.take(networkOf(ip)),
  };
}
