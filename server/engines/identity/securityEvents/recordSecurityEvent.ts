import type { SecurityEventKind } from '#domain/account/security/securityEvents.ts';
import type { Database } from '#server/platform/db/database.ts';

import { coarseNetwork } from '../sessions/coarseNetwork.ts';

/** Something that happened to an account or a sign-in. Names and addresses have no place in it. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** The account it is about; null when none is known. */
  memberId: number | null;
  /**
   * Who did it: the member (left out), someone who has not proved who they are, the operator on the command line, or
   * the member of staff with this number.
   */
  by?: 'member' | 'visitor' | 'operator' | { staffId: number };
  /** A word or two of a closed vocabulary: `passkey`, the name of a grant. Never what someone typed. */
  detail?: string;
  /** The address the request came from; only its network is kept. Left out on the command line. */
  ip?: string;
}

/** A detail as the table takes it: what is outside its letters is dropped. */
const detailOf = (detail: string | undefined): string | null =>
  detail
    ?.replace(/[^A-Za-z0-9 :,._-]/gu, '')
    .slice(0, 100)
    .trim() || null;

/**
 * Logs a security event (table `security_event`). Pass it the transaction of the event, so that neither is
 * there without the other. An account that is gone meanwhile becomes null.
 * @throws Error when the database cannot be written.
 */
export async function recordSecurityEvent(
  db: Pick<Database, 'rows'>,
  { kind, memberId, by = 'member', detail, ip }: SecurityEvent,
): Promise<void> {
  const staffId = typeof by === 'object' ? by.staffId : null;
  await db.rows(
    `/* securityEvent.record */ INSERT INTO security_event (kind, member_id, actor, staff_id, detail, network)
     VALUES ($1, (SELECT id FROM member WHERE id = $2), $3, (SELECT id FROM member WHERE id = $4), $5, $6)`,
    [
      kind,
      memberId,
      typeof by === 'object' ? 'staff' : by,
      staffId,
      detailOf(detail),
      ip === undefined ? null : coarseNetwork(ip),
    ],
  );
}
