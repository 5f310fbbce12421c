import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

const HOUR = 3600;

/** What one member may have done in an hour: emails to addresses they name, and archives of their data. */
const ALLOWANCES = { emailChange: { points: 5, duration: HOUR }, export: { points: 10, duration: HOUR } };

/** Links of emails that one network opens in an hour, whether they are good or made up. */
const LINKS = { points: 60, duration: HOUR };

/** Counts a link of an email, which may be opened without signing in. @throws GraphQLError `RATE_LIMITED` */
export async function requireLinkAllowance({ db, ip }: Pick<RequestContext, 'db' | 'ip'>): Promise<void> {
  const wait = await createLimiter(db, 'emailLinks', LINKS).take(networkOf(ip));
  if (wait !== null) throw rateLimited('Too many links were opened.', wait);
}

/** Counts what costs others something. `take` throws GraphQLError `RATE_LIMITED` when it was too often. */
export function createAccountLimits({ db }: RequestContext) {
  const limiters = {
    emailChange: createLimiter(db, 'emailChange', ALLOWANCES.emailChange),
    export: createLimiter(db, 'export', ALLOWANCES.export),
  };
  return {
    async take(what: keyof typeof ALLOWANCES, memberId: number): Promise<void> {
      const retryAfterSeconds = await limiters[what].take(String(memberId));
      if (retryAfterSeconds !== null) throw rateLimited('That was asked for too often.', retryAfterSeconds);
    },
  };
}
