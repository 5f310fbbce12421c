import { REVIEW_WORDS, type ReviewReason } from '#domain/newspapers/corrections/reviewReason.ts';
import type { LineChange, WaitingLine } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Decider } from './decideLines.ts';
import { IS_PROTECTED } from './protection.ts';

/** Most changes of one line that are listed. */
const MOST = 100;
/** The name by which other members know a member; null: a former member, or one who never had a profile. */
export const MEMBER_NAME = '(SELECT username FROM member_profile p WHERE p.member_id = c.member_id) AS "memberName"';

interface ChangeRow extends Omit<LineChange, 'id' | 'madeAt' | 'mayUndo'> {
  id: number;
  madeAt: Date;
  /** And its page is open to members. */
  isOwn: boolean;
}

/** The changes of a line, newest first. What was never in the text is for its author and for curators. */
export async function lineHistory(
  db: Database,
  pageId: string,
  line: number,
  reader: Partial<Decider> & Pick<Decider, 'isCurator'>,
): Promise<LineChange[]> {
  const rows = await db.rows<ChangeRow>(
    `/* corrections.history */ SELECT id, ${MEMBER_NAME}, made_at AS "madeAt", before, after, upper(state) AS state, member_id IS NOT DISTINCT FROM $3::bigint AND $3 IS NOT NULL AND NOT ${IS_PROTECTED} AS "isOwn"
     FROM line_correction c WHERE page_id = $1 AND line = $2 AND (changed_revision IS NOT NULL OR $4 OR member_id = $3) ORDER BY id DESC LIMIT ${MOST}`,
    [pageId, line, reader.memberId ?? null, reader.isCurator],
  );
  return rows.map(({ id, madeAt, isOwn, ...row }) => ({
    ...row,
    id: String(id),
    madeAt: madeAt.toISOString(),
    mayUndo: (isOwn || reader.isCurator) && (row.state === 'APPLIED' || row.state === 'WAITING'),
  }));
}

/** Lines of a page that were ever corrected, ascending. */
export async function correctedLines(db: Database, pageId: string): Promise<number[]> {
  const rows = await db.rows<{ line: number }>(
    '/* corrections.lines */ SELECT DISTINCT line FROM line_correction WHERE page_id = $1 AND line IS NOT NULL AND changed_revision IS NOT NULL ORDER BY line',
    [pageId],
  );
  return rows.map(({ line }) => line);
}

/** A member's own corrections of a page that wait for a curator. */
export async function waitingLines(db: Database, pageId: string, memberId: number): Promise<WaitingLine[]> {
  const rows = await db.rows<{ line: number; text: string; reason: ReviewReason }>(
    `/* corrections.ownWaiting */ SELECT line, after AS text, review_reason AS reason FROM line_correction WHERE page_id = $1 AND member_id = $2 AND state = 'waiting' AND line IS NOT NULL ORDER BY line`,
    [pageId, memberId],
  );
  return rows.map(({ reason, ...row }) => ({ ...row, reason: REVIEW_WORDS[reason] }));
}
