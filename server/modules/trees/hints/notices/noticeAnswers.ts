import { reasonsOf } from '#domain/records/matches/evidence.ts';
import { accessOfIssues, readableIssues } from '#server/engines/newspapers/issueAccess.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { TreeNotice } from '#server/modules/kernel/graphql/types.generated.ts';
import { accessAnswer } from '#server/modules/newspapers/search/index.ts';
import { type OpenedTree, personRows, toCard, viewOf } from '#server/modules/trees/core/index.ts';

import { toEvidence } from '../reading/toHint.ts';
import { decisionsOf } from './decisions.ts';
import type { FoundNotice } from './findNotices.ts';

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
