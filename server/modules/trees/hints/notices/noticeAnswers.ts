import { reasonsOf } from '#domain/records/matches/evidence.ts';
import { accessOfIssues, readableIssues } from '#server/engines/newspapers/issueAccess.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { TreeNotice } from '#server/modules/kernel/graphql/types.generated.ts';
import { accessAnswer } from '#server/modules/newspapers/search/index.ts';
import { type OpenedTree, personRows, toCard, viewOf } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { STANDS, type HintState } from '../reading/hintRows.ts';
import { toEvidence } from '../reading/toHint.ts';
import type { FoundNotice } from './findNotices.ts';

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

const STATES = { new: 'NEW', maybe: 'MAYBE', accepted: 'ACCEPTED', rejected: 'REJECTED' } as const;

/**
 * Notices as their reader may see them, with what was decided of each. What speaks for a notice repeats what it says,
 * so it is for those who may read the article.
 */
export async function noticeAnswers(
  context: RequestContext,
  opened: OpenedTree,
  found: readonly FoundNotice[],
): Promise<TreeNotice[]> {
  if (found.length === 0) return [];
  const { db, viewer } = context;
  const treeId = opened.tree.id;
  const personIds = [...new Set(found.map(({ personId }) => personId))];
  const cards = new Map(
    (await personRows(db, treeId, personIds)).map((row) => [row.id, toCard(treeId, row, viewOf(context, opened))]),
  );
  const decisions = new Map(
    (await decisionsOf(db, treeId, personIds)).map((decision) => [
      `${decision.personId} ${decision.noticeId}`,
      decision,
    ]),
  );
  const accesses = await accessOfIssues(db, [...new Set(found.map(({ notice }) => notice.issueId))]);
  const readable = await readableIssues(db, viewer, accesses);
  return found.flatMap(({ personId, noticeId, notice, match }): TreeNotice[] => {
    const person = cards.get(personId);
    if (!person) return [];
    const decision = decisions.get(`${personId} ${noticeId}`);
    const isReadable = readable.has(notice.issueId);
    const { event, newspaper, issueDate, pageLabel, articleId, isSample, text } = notice;
    return [
      {
        id: noticeId,
        person,
        event,
        newspaper,
        issueDate,
        pageLabel,
        articleId,
        isSample,
        isReadable,
        state: STATES[decision?.state ?? 'new'],
        strength: match.word === 'strong' ? 'STRONG' : 'POSSIBLE',
        reason: match.reason,
        evidence: isReadable ? reasonsOf(match.evidence).map(toEvidence) : [],
        text: isReadable ? text : '',
        access: accessAnswer(accesses.get(notice.issueId) ?? []),
        changeId: decision?.changeId == null ? null : String(decision.changeId),
      },
    ];
  });
}
