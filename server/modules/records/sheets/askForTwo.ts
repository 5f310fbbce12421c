import { mustWaitForTwo } from '#domain/records/sheets/whyTwo.ts';
import {
  askSecondPerson,
  doesAnotherHold,
  refuseWaiting,
  type StaffRequestKind,
} from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What is to be allowed. */
interface Asked {
  kind: StaffRequestKind;
  /** Who asks. */
  staffId: number;
  isSteward: boolean;
  /** Why it needs two; null where it does not. */
  because: string | null;
  /** In the words of who asks; empty for none. */
  reason: string;
  payload: Parameters<typeof askSecondPerson>[2]['payload'];
  /** The part of the payload that says what it is about: what waits about the same makes room. */
  about: 'sheet' | 'set' | 'opens';
}

/**
 * Asks a second person where that is needed and there is one. @returns whether it waits for them; else it may be done
 */
export async function askForTwo(
  tx: Database,
  { kind, staffId, isSteward, because, reason, payload, about }: Asked,
): Promise<boolean> {
  if (because === null) return false;
  const isAlone = isSteward || !(await doesAnotherHold(tx, staffId, 'records'));
  if (!mustWaitForTwo({ isSteward, isAlone })) return false;
  await refuseWaiting(tx, { staffId, isSteward, duty: 'records', about, of: String(payload[about]) });
  await askSecondPerson(tx, kind, {
    staffId,
    memberId: null,
    payload,
    reason: reason.trim() === '' ? because : reason,
  });
  return true;
}
