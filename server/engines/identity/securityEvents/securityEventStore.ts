import { SECURITY_EVENT_DAYS, type SecurityEventKind } from '#domain/account/security/securityEvents.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A security event as it was written down. */
export interface StoredSecurityEvent {
  id: number;
  happenedAt: Date;
  kind: SecurityEventKind;
  /** The account it is about; null when none is known, or it was erased. */
  memberId: number | null;
  actor: 'visitor' | 'member' | 'staff' | 'operator';
  /** Null unless a member of staff did it, and when that account is gone. */
  staffId: number | null;
  detail: string | null;
  /** Without the part that names one machine. */
  network: string | null;
}

/** Which security events are wanted. */
export interface SecurityEventFilter {
  /** Null: of every account, and of none. */
  memberId: number | null;
  /** Null: every kind. */
  kind: SecurityEventKind | null;
  /** Only events older than the one with this id; null for the newest. */
  beforeId: number | null;
  limit: number;
}

/** Security events, the newest first. */
export const listSecurityEvents = (
  db: Database,
  { memberId, kind, beforeId, limit }: SecurityEventFilter,
): Promise<StoredSecurityEvent[]> =>
  db.rows<StoredSecurityEvent>(
    `/* securityEvent.list */ SELECT id, happened_at AS "happenedAt", kind, member_id AS "memberId", actor, staff_id AS "staffId", detail, network
     FROM security_event
     WHERE ($1::bigint IS NULL OR member_id = $1) AND ($2::text IS NULL OR kind = $2) AND ($3::bigint IS NULL OR id < $3)
     ORDER BY id DESC LIMIT $4`,
    [memberId, kind, beforeId, limit],
  );

/** Forgets security events that were kept long enough. */
export async function sweepSecurityEvents(db: Database): Promise<void> {
  await db.rows(
    '/* securityEvent.sweep */ DELETE FROM security_event WHERE happened_at < now() - make_interval(days => $1)',
    [SECURITY_EVENT_DAYS],
  );
}
