import type { StaffSegment } from '#domain/messages/core/staffSegments.ts';
import { notifyMembers } from '#server/modules/messages/conversations/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * A subscription that opens something at this moment, as server/engines/identity/accounts/readViewer.ts judges it.
 */
const SUBSCRIBED = `EXISTS (SELECT FROM subscription s LEFT JOIN billing_account a ON a.member_id = s.member_id
  WHERE s.member_id = m.id AND s.state IN ('ACTIVE', 'CANCELED') AND s.expires_at > now() + make_interval(secs => coalesce(a.clock_ahead_ms, 0) / 1000.0))`;

const CONDITIONS: Readonly<Record<StaffSegment, string>> = {
  everyone: 'true',
  subscribers: SUBSCRIBED,
  'not-subscribed': `NOT ${SUBSCRIBED}`,
  'tree-owners': 'EXISTS (SELECT FROM tree t WHERE t.owner_id = m.id)',
  'test-group': 'EXISTS (SELECT FROM member_group g WHERE g.member_id = m.id AND g.group_name = $1)',
};

/**
 * The members `m` of a segment, as the end of a statement whose `$1` is the test group; null for every other segment.
 */
const fromSegment = (segment: StaffSegment): string =>
  `FROM member m WHERE m.kind = 'member' AND ($1::text IS NOT NULL OR true) AND ${CONDITIONS[segment]}`;

/** Members that a message goes to. */
export interface Segment {
  segment: StaffSegment;
  /** Null but for the segment of a test group. */
  group: string | null;
}

/** A message as staff wrote it. */
export interface WrittenMessage {
  id: number;
  subject: string;
  text: string;
  segment: string | null;
  group: string | null;
  recipients: number;
  read: number;
  answered: number;
  writtenAt: Date;
  sentAt: Date | null;
}

const SAMPLES = 3;
const MOST = 100;
/** Members whose open pages hear at once; those of a larger segment see it when they next ask. */
const MOST_TOLD = 1_000;

/** What staff have written, the newest first. */
export const writtenMessages = (db: Database): Promise<WrittenMessage[]> =>
  db.rows<WrittenMessage>(
    `/* staffMessages.written */ SELECT m.id, m.subject, m.text, m.segment, m.segment_group AS "group", m.recipients, m.written_at AS "writtenAt", m.sent_at AS "sentAt",
       (SELECT count(*) FROM staff_message_recipient r WHERE r.message_id = m.id AND r.read_at IS NOT NULL) AS read,
       (SELECT count(*) FROM staff_message_recipient r WHERE r.message_id = m.id AND r.request_id IS NOT NULL) AS answered
     FROM staff_message m ORDER BY m.id DESC LIMIT ${MOST}`,
  );

/** How many members a segment has at this moment, and a few of them by chance. */
export async function dryRun(db: Database, { segment, group }: Segment): Promise<{ count: number; samples: number[] }> {
  const row = await db.one<{ count: number }>(
    `/* staffMessages.count */ SELECT count(*) AS count ${fromSegment(segment)}`,
    [group],
  );
  const samples = await db.rows<{ id: number }>(
    `/* staffMessages.samples */ SELECT m.id ${fromSegment(segment)} ORDER BY random() LIMIT ${SAMPLES}`,
    [group],
  );
  return { count: row?.count ?? 0, samples: samples.map(({ id }) => id) };
}

/** Keeps a message. One to a segment waits for its approval. @returns its number */
export async function keepMessage(
  tx: Database,
  staffId: number,
  { subject, text }: { subject: string; text: string },
  to: Segment | null,
): Promise<number> {
  const row = await tx.one<{ id: number }>(
    '/* staffMessages.keep */ INSERT INTO staff_message (subject, text, segment, segment_group, written_by) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [subject, text, to?.segment ?? null, to?.group ?? null, staffId],
  );
  if (!row) throw new Error('A message of staff was not kept.');
  return row.id;
}

async function sent(tx: Database, id: number, memberIds: readonly number[]): Promise<void> {
  await tx.rows('/* staffMessages.sent */ UPDATE staff_message SET sent_at = now(), recipients = $2 WHERE id = $1', [
    id,
    memberIds.length,
  ]);
  if (memberIds.length <= MOST_TOLD) await notifyMembers(tx, memberIds);
}

/** Puts a message into the inbox of one member. */
export async function deliverToOne(tx: Database, id: number, memberId: number): Promise<void> {
  await tx.rows(
    '/* staffMessages.toOne */ INSERT INTO staff_message_recipient (member_id, message_id) VALUES ($1, $2)',
    [memberId, id],
  );
  await sent(tx, id, [memberId]);
}

/**
 * Puts a message that waits into the inboxes of its segment.
 * @returns how many; null when it was sent before, or is gone
 */
export async function deliverToSegment(tx: Database, id: number, { segment, group }: Segment): Promise<number | null> {
  if (
    !(await tx.one(
      '/* staffMessages.waiting */ SELECT 1 AS one FROM staff_message WHERE id = $1 AND sent_at IS NULL FOR UPDATE',
      [id],
    ))
  )
    return null;
  const rows = await tx.rows<{ memberId: number }>(
    `/* staffMessages.toSegment */ INSERT INTO staff_message_recipient (member_id, message_id) SELECT m.id, $2 ${fromSegment(segment)} RETURNING member_id AS "memberId"`,
    [group, id],
  );
  await sent(
    tx,
    id,
    rows.map(({ memberId }) => memberId),
  );
  return rows.length;
}
