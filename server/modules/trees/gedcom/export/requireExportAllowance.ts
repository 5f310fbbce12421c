import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

/** What a member's exports and looks at them may cost in ten minutes. */
const EXPORTS = { points: 60, duration: 600 };
/** Every so many people of a tree cost one more: each call reads and writes the whole tree. */
const PEOPLE_OF_A_POINT = 5_000;

/** Counts an export, or a look at what one would hold, by the size of its tree. @throws GraphQLError `RATE_LIMITED`. */
export async function requireExportAllowance(db: Database, memberId: number, personCount: number): Promise<void> {
  const wait = await createLimiter(db, 'treeExports', EXPORTS).take(
    String(memberId),
    Math.min(EXPORTS.points, 1 + Math.floor(personCount / PEOPLE_OF_A_POINT)),
  );
  if (wait !== null) throw rateLimited('You’ve exported trees too often in a short time.', wait);
}
