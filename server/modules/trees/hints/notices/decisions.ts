import type { Database } from '#server/platform/db/database.ts';

import { STANDS, type HintState } from '../reading/hintRows.ts';

/** What a member decided of a notice for a person. */
interface Decision {
  personId: number;
  noticeId: string;
  state: HintState;
  changeId: number | null;
}

/** Decisions for some people of a tree; an acceptance whose change was undone is none. */
export const decisionsOf = (db: Database, treeId: number, personIds: readonly number[]): Promise<Decision[]> =>
  db.rows<Decision>(
    `/* treeNotices.decisions */ SELECT h.person_id AS "personId", h.notice_id AS "noticeId", h.state, h.change_id AS "changeId" FROM tree_notice h
     WHERE h.tree_id = $1 AND h.person_id = ANY($2::int[]) AND (h.state <> 'accepted' OR (h.change_id IS NOT NULL AND ${STANDS}))`,
    [treeId, personIds],
  );

/** What is decided. */
export interface NewDecision extends Decision {
  treeId: number;
  memberId: number;
}

/** Notes what a member decided; a notice that is new again has no decision. */
export async function decideNotice(
  db: Database,
  { treeId, personId, noticeId, state, memberId, changeId }: NewDecision,
): Promise<void> {
  if (state === 'new')
    await db.rows(
      '/* treeNotices.forget */ DELETE FROM tree_notice WHERE tree_id = $1 AND person_id = $2 AND notice_id = $3',
      [treeId, personId, noticeId],
    );
  else {
    await db.rows(
      `/* treeNotices.decide */ INSERT INTO tree_notice (tree_id, person_id, notice_id, state, decided_by, change_id) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (tree_id, person_id, notice_id) DO UPDATE SET state = excluded.state, decided_by = excluded.decided_by, change_id = excluded.change_id, decided_at = now()`,
      [treeId, personId, noticeId, state, memberId, changeId],
    );
  }
}
