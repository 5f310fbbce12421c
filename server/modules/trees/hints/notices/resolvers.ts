import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { articleTitle } from '#domain/newspapers/core/articleKind.ts';
import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { isExampleTreeId } from '#domain/trees/core/treeIds.ts';
import { mayReadIssueOf } from '#server/engines/newspapers/issueAccess.ts';
import { makeClipping } from '#server/modules/clippings/core/index.ts';
import { attachClipping } from '#server/modules/clippings/persons/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  documentRows,
  type OpenedTree,
  openTree,
  personNumberIn,
  requireEditor,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { storedState } from '../reading/toHint.ts';
import { findNotices, type FoundNotice, peopleWithNotices } from './findNotices.ts';
import { decideNotice, decisionsOf, noticeAnswers } from './noticeAnswers.ts';

const partsOf = ({ db, search, livingYears }: RequestContext) => ({ db, gazetteer: search.gazetteer, livingYears });
const noNotice = () => refusal('NOT_FOUND', 'There’s no such notice.');

/**
 * A notice for a person whose tree the member may change, with what was decided of it.
 * @throws GraphQLError as `requireEditor`, `NOT_FOUND`
 */
async function requireNotice(
  context: RequestContext,
  personRef: string,
  noticeId: string,
): Promise<{ opened: OpenedTree & { memberId: number }; found: FoundNotice; isAccepted: boolean }> {
  const opened = await requireEditor(context, personRef);
  const personId = personNumberIn(opened, personRef);
  const found = (await findNotices(partsOf(context), opened.tree.id, [personId])).find(
    (each) => each.noticeId === noticeId,
  );
  if (!found) throw noNotice();
  const decisions = await decisionsOf(context.db, opened.tree.id, [personId]);
  return {
    opened,
    found,
    isAccepted: decisions.some((each) => each.noticeId === noticeId && each.state === 'accepted'),
  };
}

/**
 * What the notice is evidence of: the birth or death of the person, a new one where the tree has none; of a wedding,
 * which is its couple's, the person.
 */
async function provenFact(db: Database, treeId: number, { personId, notice: { event, date, person } }: FoundNotice) {
  if (event === 'marriage') return {};
  const [stored] = await documentRows(db, treeId, 'person', [personId]);
  const known = stored?.body.facts.find(({ type }) => type === event);
  return known
    ? { factId: known.id }
    : { fact: { type: event, date: dayInWords(new Date(date)), place: person.place ?? '' } };
}

/**
 * Notices of newspapers that may be of people of trees. Those of one person are looked for when they are asked for, so
 * a new issue brings them at once.
 */
export const noticeResolvers: Resolvers = {
  Query: {
    treeNotices: async (_root, { ref, personId }, context) => {
      const opened = await openTree(context, ref);
      // Notices repeat what a tree says of its people, as hints do.
      if (!opened.mayEdit && !isExampleTreeId(opened.tree.id))
        throw refusal('FAMILY_TREE_AUTHORISATION_ERROR', 'Only people who can edit a tree see its hints.');
      const people =
        personId == null ? await peopleWithNotices(context.db, opened.tree.id) : [personNumberIn(opened, personId)];
      return noticeAnswers(context, opened, await findNotices(partsOf(context), opened.tree.id, people));
    },
  },

  Mutation: {
    decideTreeNotice: async (_root, { personId, noticeId, state }, context) => {
      const { opened, found, isAccepted } = await requireNotice(context, personId, noticeId);
      if (state === 'ACCEPTED' || isAccepted)
        throw refusal('BAD_USER_INPUT', 'To remove a notice you accepted, undo the change that added it.');
      await decideNotice(context.db, {
        treeId: opened.tree.id,
        personId: found.personId,
        noticeId,
        state: storedState(state),
        memberId: opened.memberId,
        changeId: null,
      });
      return true;
    },

    acceptTreeNotice: async (_root, { personId, noticeId }, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      const { opened, found, isAccepted } = await requireNotice(context, personId, noticeId);
      const { notice } = found;
      // What is missing and what is closed to this reader is one answer.
      if (!(await mayReadIssueOf(context.db, context.viewer, notice.issueId))) throw noNotice();
      if (isAccepted) throw refusal('BAD_USER_INPUT', 'You’ve already accepted this notice.');
      const title = `${articleTitle(notice)}, ${notice.newspaper}, ${issueDateInWords(notice.issueDate, 'day')}`;
      const clipping = await makeClipping(context, memberId, {
        source: { articleId: notice.articleId },
        regions: [],
        title,
        note: '',
        tags: [],
        text: notice.text,
      });
      const proven = await provenFact(context.db, opened.tree.id, found);
      const outcome = await attachClipping(
        context,
        memberId,
        { id: clipping.id, personId, ...proven },
        (tx, changeId) =>
          decideNotice(tx, {
            treeId: opened.tree.id,
            personId: found.personId,
            noticeId,
            state: 'accepted',
            memberId,
            changeId,
          }),
      );
      if (!outcome) throw noNotice();
      return outcome;
    },
  },
};
