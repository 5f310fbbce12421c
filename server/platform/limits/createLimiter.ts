import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Database } from '#server/platform/db/database.ts';
import { requestScope } from '#server/platform/db/requestScope.ts';

/** How much may be done in how many seconds. */
export interface Allowance {
  points: number;
  /** Seconds after the first of them until all are there again. */
  duration: number;
}

/** Counters of one kind, kept in the database so that every copy of the server counts together. */
export interface Limiter {
  /**
   * Takes points from a key's allowance, one by default.
   * @returns null to go on, else the whole seconds to wait, at least 1.
   */
  take: (key: string, points?: number) => Promise<number | null>;
  /** Gives points back, so that what succeeded does not count. */
  giveBack: (key: string, points: number) => Promise<void>;
  /** Forgets a key: its whole allowance is there again. */
  forget: (key: string) => Promise<void>;
}

/** Counting is as quick as any statement of a request. */
const limit = () => {
  const scope = requestScope();
  return scope && { query_timeout: scope.limitMs };
};

const isRefusal = (reason: unknown): reason is RateLimiterRes => reason instanceof RateLimiterRes;

/**
 * What happens while the database is away: nothing is let through (an error), or this copy of the server counts by
 * itself.
 */
type WhileAway = 'fails' | 'counts-here';

/** Counters in table `rate_limit`. `name` keeps those of one kind apart from all others. */
export function createLimiter(
  db: Database,
  name: string,
  allowance: Allowance,
  whileAway: WhileAway = 'fails',
): Limiter {
  const limiter = new RateLimiterPostgres({
    ...allowance,
    ...(whileAway === 'counts-here' && { insuranceLimiter: new RateLimiterMemory(allowance) }),
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.withClient((client) => client.query({ text: `/* limits.count */ ${text}`, values, ...limit() })),
    },
    storeType: 'client',
    keyPrefix: name,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
  return {
    async take(key, points = 1) {
      try {
        await limiter.consume(key, points);
        return null;
      } catch (reason) {
        if (!isRefusal(reason)) throw reason;
        return Math.max(Math.ceil(reason.msBeforeNext / 1000), 1);
      }
    },
    async giveBack(key, points) {
      await limiter.reward(key, points);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
