import { REQUEST_HOURS, LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';

import { recordStaffAct } from './recordStaffAct.ts';
import { type StaffRequestKind, addRequest } from './requestStore.ts';

/**
 * The reason that staff give for an act, without blanks around it and NUL, which PostgreSQL takes for no text.
 * @throws GraphQLError BAD_USER_INPUT without one, or with one that is too long
 */
export function requireReason(reason: string): string {
  const words = reason.replaceAll('\0', '').trim();
  if (words === '' || words.length > LONGEST_STAFF_REASON)
    throw refusal('BAD_USER_INPUT', `Say why, in at most ${LONGEST_STAFF_REASON} characters.`);
  return words;
}

/** What is asked of a second person. */
interface Asked {
  /** Who asks; their duty was judged by `requireDuty`. */
  staffId: number;
  /** Whose account it is about; null when about none. */
  memberId: number | null;
  payload: SmallJson;
  reason: string;
  /** When; left out: now. */
  now?: Date;
}

/**
 * Asks a second person: they have 24 hours, or as long as the kind says. Written down as an act of staff.
 * @returns the id of the request, and when it lapses
 * @throws GraphQLError BAD_USER_INPUT without a reason or with one of more than 500 characters, CONFLICT about one's
 * own account where that is refused
 */
export async function askSecondPerson(
  tx: Database,
  kind: StaffRequestKind,
  { staffId, memberId, payload, reason, now = new Date() }: Asked,
): Promise<{ id: number; expiresAt: Date }> {
  const words = requireReason(reason);
  if (memberId === staffId && !kind.mayBeAboutOneself)
    throw refusal('CONFLICT', 'Staff do not act on their own account.');
  const expiresAt = new Date(now.getTime() + (kind.hours ?? REQUEST_HOURS) * 3_600_000);
  const id = await addRequest(tx, {
    kind: kind.name,
    duty: kind.duty,
    payload,
    memberId,
    reason: words,
    askedBy: staffId,
    askedAt: now,
    expiresAt,
  });
  await recordStaffAct(tx, {
    staffId,
    duty: kind.duty,
    what: 'second-person-asked',
    memberId,
    reason: words,
    after: { request: id, kind: kind.name },
    at: now,
  });
  return { id, expiresAt };
}
