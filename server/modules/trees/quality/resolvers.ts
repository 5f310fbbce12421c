import { findingKey, LONGEST_REASON } from '#domain/trees/quality/treeFinding.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { Resolvers, TreeFinding } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireEditor, type TreeRow, viewOf } from '#server/modules/trees/core/index.ts';

import { dismiss, dismissalOf, dismissalsOf, restore, findingAnswers, kindAnswers } from './findingAnswer.ts';

const PAGE = 20;
const MOST = 50;

const pageSize = (asked: number | null | undefined): number => Math.min(MOST, Math.max(1, Math.trunc(asked ?? PAGE)));

/** Where a page starts; what is no number is behind everything. */
const startOf = (after: string | null | undefined): number =>
  after == null ? 0 : /^\d{1,9}$/u.test(after) ? Number(after) : Infinity;

/** Everything that looks wrong in a tree, worked out once for each version of it. */
const findingsOf = ({ wholeTrees, signal }: RequestContext, tree: TreeRow) =>
  wholeTrees.ask({ kind: 'findings', treeId: tree.id }, tree, signal);

/**
 * One finding of a tree after something was done with it.
 * @throws GraphQLError `BAD_USER_INPUT` where the tree has none of that id any more
 */
async function change(
  context: RequestContext,
  ref: string,
  id: string,
  act: (found: {
    tree: { id: number };
    memberId: number;
    finding: Parameters<typeof dismissalOf>[1];
  }) => Promise<unknown>,
): Promise<TreeFinding> {
  const opened = await requireEditor(context, ref);
  const { findings } = await findingsOf(context, opened.tree);
  const finding = findings.find((each) => findingKey(each) === id);
  if (!finding) throw refusal('BAD_USER_INPUT', 'The tree has changed: this finding is no longer there.');
  await act({ tree: opened.tree, memberId: opened.memberId, finding });
  const [answer] = await findingAnswers(
    context.db,
    opened.tree.id,
    [finding],
    await dismissalsOf(context.db, opened.tree.id),
    viewOf(context, opened),
  );
  if (!answer) throw refusal('BAD_USER_INPUT', 'The tree has changed: this finding is no longer there.');
  return answer;
}

/** What looks wrong in a tree. Each opens the tree for a member who may edit it before it reads anything else. */
export const treeQualityResolvers: Resolvers = {
  Query: {
    treeFindings: async (_root, { ref, code, dismissed, first, after }, context) => {
      const opened = await requireEditor(context, ref);
      const [all, dismissals] = await Promise.all([
        findingsOf(context, opened.tree),
        dismissalsOf(context.db, opened.tree.id),
      ]);
      const asked = all.findings.filter(
        (finding) =>
          (code == null || finding.code === code) && (dismissalOf(dismissals, finding) !== null) === dismissed,
      );
      const [start, size] = [startOf(after), pageSize(first)];
      const end = start + size;
      return {
        kinds: kindAnswers(all, dismissals),
        total: asked.length,
        findings: await findingAnswers(
          context.db,
          opened.tree.id,
          asked.slice(start, end),
          dismissals,
          viewOf(context, opened),
        ),
        next: end < asked.length ? String(end) : null,
      };
    },
  },
  Mutation: {
    dismissTreeFinding: (_root, { ref, findingId, reason }, context) => {
      const text = reason.replace(/[\s\p{Cc}]+/gu, ' ').trim();
      if (text.length > LONGEST_REASON)
        throw refusal('BAD_USER_INPUT', `A reason has at most ${LONGEST_REASON} characters.`);
      return change(context, ref, findingId, ({ tree, memberId, finding }) =>
        dismiss(context.db, tree.id, finding, text, memberId),
      );
    },
    restoreTreeFinding: (_root, { ref, findingId }, context) =>
      change(context, ref, findingId, ({ tree }) => restore(context.db, tree.id, findingId)),
  },
};
