import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { recordStaffAct } from './recordStaffAct.ts';

/**
 * Codes that one member of staff may try in vain in an hour: more than a bad line makes, and far fewer than a guess
 * needs.
 */
const TRIES = { points: 20, duration: 3_600 };

/** Who searches with which duty, and why: empty where no reason is asked for. */
interface Searcher {
  staffId: number;
  duty: StaffDuty;
  reason?: string;
}

/**
 * Finds accounts by the code of a gift or voucher. A code that finds nothing is counted, and written down for the audit
 * without the code itself; what one finds is written down by who asks.
 * @throws GraphQLError `RATE_LIMITED` where too many were tried in vain
 */
export async function searchedByCode<Found>(
  { db }: Pick<RequestContext, 'db'>,
  { staffId, duty, reason = '' }: Searcher,
  search: () => Promise<Found[]>,
): Promise<Found[]> {
  const tries = createLimiter(db, 'staffCodes', TRIES);
  const wait = await tries.take(String(staffId));
  if (wait !== null) throw rateLimited('You’ve tried many codes that found nothing. Try again later.', wait);
  const found = await search();
  if (found.length > 0) await tries.giveBack(String(staffId), 1);
  else await recordStaffAct(db, { staffId, duty, what: 'member-searched', reason, after: { by: 'code', found: 0 } });
  return found;
}
