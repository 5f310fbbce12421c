import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

const HOUR = 3600;

/** What one member may have done in an hour: emails to addresses they name, and archives of their data. */
const ALLOWANCES = { emailChange: { points: 5, duration: HOUR }, export: { points: 10, duration: HOUR } };

/** Counts what costs others something. `take` throws GraphQLError `RATE_LIMITED` when it was too often. */
export function createAccountLimits({ db }: RequestContext) {
  const limiters = { emailChange: createLimiter(db, 'emailChange', ALLOWANCES.emailChange), export: createLimiter(db, 'export', ALLOWANCES.export) };
  return {
    async take(what: keyof typeof ALLOWANCES, memberId: number): Promise<void> {
      const retryAfterSeconds = await limiters[what].take(String(memberId));
      if (retryAfterSeconds !== null) throw rateLimited('That was asked for too often.', retryAfterSeconds);
    },
  };
}
