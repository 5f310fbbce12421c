import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

/** Lines of one member an hour: a page of a broadsheet. */
const LINES = { points: 1_200, duration: 3600 };

/** Counts lines that a member sends. @throws GraphQLError `RATE_LIMITED`. */
export async function requireCorrectionAllowance(db: Database, memberId: number, lines: number): Promise<void> {
  const wait = lines === 0 ? null : await createLimiter(db, 'lineCorrection', LINES).take(String(memberId), lines);
  if (wait !== null) throw rateLimited('Too many lines were sent.', wait);
}
