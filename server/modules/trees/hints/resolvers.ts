import { displayName } from '#domain/kernel/names/displayName.ts';
import { recordAccess } from '#domain/records/core/recordAccess.ts';
import { archiveReference } from '#domain/records/transcript/archiveReference.ts';
import { isExampleTreeId, treePersonId } from '#domain/trees/core/treeIds.ts';
import { bornInWords, isAddable, knownAs } from '#domain/trees/hints/recordTaking/recordRelatives.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type {
  RecordMerge,
  RecordMergeInput,
  Resolvers,
  TreeHint,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  editTree,
  accessTo,
  openTree,
  openTreeOfPerson,
  type OpenedTree,
  personNumberIn,
  RELATIONS,
  requireEditor,
  requireTreeGrant,
  treeNotFound,
  personRows,
  toCard,
  viewOf,
  hadSubscription,
  treesOfMember,
} from '#server/modules/trees/core/index.ts';

import { planRecord, type RecordTaking } from './planRecord.ts';
import { hintPageAnswer, hintAnswers } from './reading/hintAnswers.ts';
import { decideHint, hintBetween, hintById, type HintRow } from './reading/hintRows.ts';
import { newHintsOf } from './reading/newHints.ts';
import { storedState, toHintRecord } from './reading/toHint.ts';
import { hasName, isTaken, type OpenRecord, openRecord, recordBeside } from './readRecordMerge.ts';
import { likePersons } from './suggestions/likePersons.ts';
import { planCopy } from './suggestions/planSuggestion.ts';
import { suggestRelatives } from './suggestions/suggestRelatives.ts';

const HINT_PAGE = 20;
const MOST_HINTS = 100;
const MOST_OF_PERSON = 100;
/** Rows and relatives of one merge; a record has fewer. */
const MOST_CHOICES = 300;

const pageOf = (first: number | null | undefined): number =>
  Math.min(MOST_HINTS, Math.max(1, Math.trunc(first ?? HINT_PAGE)));
const offsetOf = (after: string | null | undefined): number => (after && /^\d{1,9}$/u.test(after) ? Number(after) : 0);

/**
 * Hints repeat what trees and records say of people: they are for who may edit, and of the example tree for everyone.
 */
function requireHints(opened: OpenedTree): OpenedTree {
  if (!opened.mayEdit && !isExampleTreeId(opened.tree.id))
    throw refusal('FAMILY_TREE_AUTHORISATION_ERROR', 'Only people who can edit a tree see its hints.');
  return opened;
}

/** A hint whose tree the reader may see hints of. @throws GraphQLError `FAMILY_TREE_NOT_FOUND_ERROR` */
async function readableHint(context: RequestContext, id: string): Promise<{ row: HintRow; opened: OpenedTree }> {
  const row = /^\d{1,15}$/u.test(id) ? await hintById(context.db, Number(id)) : null;
  if (!row) throw treeNotFound();
  return { row, opened: requireHints(await openTree(context, String(row.treeId))) };
}

async function requireHint(context: RequestContext, id: string) {
  const { row } = await readableHint(context, id);
  return { row, opened: await requireEditor(context, String(row.treeId)) };
}

async function requireRecord(context: RequestContext, id: string): Promise<OpenRecord> {
  const open = id.length > 300 ? null : await openRecord(context.db, id);
  if (!open) throw refusal('NOT_FOUND', 'There’s no such record.');
  return open;
}

/**
 * The same for who takes it into a tree: what a reader may not read whole does not come to them that way either (spec 1
 * section 7).
 */
async function requireWholeRecord(context: RequestContext, id: string): Promise<OpenRecord> {
  const open = await requireRecord(context, id);
  if (recordAccess(open.set, context.viewer) !== 'FULL') throw refusal('NOT_FOUND', 'There’s no such record.');
  return open;
}

async function hintAnswer(context: RequestContext, opened: OpenedTree, row: HintRow): Promise<TreeHint> {
  const [hint] = await hintAnswers(context, [opened], [row]);
  if (!hint) throw treeNotFound();
  return hint;
}

/** A record beside a person; of a record that the reader may not read whole only what a list of results shows. */
async function mergeAnswer(
  context: RequestContext,
  opened: OpenedTree,
  personId: number | null,
  open: OpenRecord,
  row: HintRow | null,
): Promise<RecordMerge> {
  const { db, site, viewer } = context;
  const treeId = opened.tree.id;
  const record = toHintRecord(open, viewer);
  const beside = await recordBeside(db, treeId, personId, open, site.publicUrl);
  if (!beside) throw treeNotFound();
  const view = viewOf(context, opened);
  const shown = record.isReadable ? beside : { ...beside, rows: [], relatives: [] };
  const known = shown.relatives.map((relative) => knownAs(relative, beside.known)?.id ?? null);
  const cards = new Map(
    (
      await personRows(db, treeId, [...known.filter((id) => id !== null), ...(personId === null ? [] : [personId])])
    ).map((person) => [person.id, toCard(treeId, person, view)]),
  );
  return {
    person: personId === null ? null : (cards.get(personId) ?? null),
    record,
    rows: shown.rows.map(({ claim, agreement, suggested, choices, ...words }) => ({
      key: claim.key,
      label: claim.label,
      person: words.person,
      record: words.record,
      merged: words.merged,
      agreement: agreement.toUpperCase() as Uppercase<typeof agreement>,
      suggested: suggested.toUpperCase() as Uppercase<typeof suggested>,
      choices: choices.map((choice) => choice.toUpperCase() as Uppercase<typeof choice>),
    })),
    relatives: shown.relatives.map((relative, at) => {
      const id = known[at];
      return {
        key: relative.key,
        relation: relative.relation,
        name: displayName(relative.given, relative.surname),
        born: bornInWords(relative),
        knownAs: id == null ? null : (cards.get(id) ?? null),
        isAddable: isAddable(relative, beside.known),
      };
    }),
    isTaken: isTaken(beside),
    mayDecide: opened.mayChange && record.isReadable,
    citation: [
      open.set.name,
      open.set.repository,
      record.isReadable ? archiveReference(open.record.fields, open.set.archiveSeries) : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
    hint: row && (await hintAnswer(context, opened, row)),
  };
}

/**
 * Takes a record into a tree. The hint between it and the person, where there is one, is decided in the change's own
 * transaction: neither is stored without the other, and undoing the change opens the hint again (`hintRows`).
 */
const takeRecord = ({ db }: RequestContext, opened: OpenedTree & { memberId: number }, taking: RecordTaking) =>
  editTree(db, opened, async (editing) => {
    const plan = await planRecord(editing, taking);
    if (!('action' in plan) || taking.personId === null) return plan;
    const hint = await hintBetween(editing.tx, editing.treeId, taking.personId, taking.open.record.id);
    return hint
      ? { ...plan, alongside: (changeId) => decideHint(editing.tx, hint.id, 'accepted', opened.memberId, changeId) }
      : plan;
  });

/** A choice for each row at most. @throws GraphQLError `BAD_USER_INPUT` */
function boundedInput(input: RecordMergeInput): RecordMergeInput {
  if (input.choices.length > MOST_CHOICES || input.relatives.length > MOST_CHOICES)
    throw refusal('BAD_USER_INPUT', 'That’s too many choices at once.');
  return input;
}

/** Records that may be of people of trees, and taking records into trees. */
export const hintResolvers: Resolvers = {
  Query: {
    treeHints: async (_root, { ref, filter, state, first, after }, context) => {
      const opened = requireHints(await openTree(context, ref));
      return hintPageAnswer(context, [opened], {
        filter,
        state: storedState(state),
        first: pageOf(first),
        after: offsetOf(after),
      });
    },

    myTreeHints: async (_root, { filter, state, first, after }, context) => {
      const memberId = requireMember(context.viewer);
      requireTreeGrant(context);
      const opened: OpenedTree[] = [];
      for (const tree of await treesOfMember(context.db, memberId)) {
        const access = accessTo(context, tree);
        if (!('refused' in access) && access.mayChange) opened.push({ ...access, tree });
      }
      return hintPageAnswer(context, opened, {
        filter,
        state: storedState(state),
        first: pageOf(first),
        after: offsetOf(after),
      });
    },

    newTreeHints: async (_root, _arguments, context) => {
      const memberId = requireMember(context.viewer);
      requireTreeGrant(context);
      const trees = await newHintsOf(context.db, memberId, new Date().getUTCFullYear() - context.livingYears);
      return trees.map(({ treeId, records, notices }) => ({ treeId: String(treeId), count: records + notices }));
    },

    treePersonHints: async (_root, { personId: id }, context) => {
      const { personId, ...opened } = await openTreeOfPerson(context, id);
      return hintPageAnswer(context, [requireHints(opened)], {
        filter: 'ALL',
        state: null,
        personId,
        first: MOST_OF_PERSON,
        after: 0,
      });
    },

    treeHint: async (_root, { id }, context) => {
      const { row, opened } = await readableHint(context, id);
      return mergeAnswer(context, opened, row.personId, await requireRecord(context, row.recordId), row);
    },

    recordMerge: async (_root, { ref, personId, recordId }, context) => {
      const opened = await requireEditor(context, ref);
      const open = await requireRecord(context, recordId);
      const number = personId == null ? null : personNumberIn(opened, personId);
      return mergeAnswer(
        context,
        opened,
        number,
        open,
        number === null ? null : await hintBetween(context.db, opened.tree.id, number, recordId),
      );
    },

    isEligibleForFreeTrial: async (_root, _arguments, { db, viewer }) =>
      viewer.memberId === null || !(await hadSubscription(db, viewer.memberId)),

    treeSuggestions: async (_root, { personId, for: wanted }, context) => {
      const opened = await requireEditor(context, personId);
      return suggestRelatives(context, opened, personNumberIn(opened, personId), wanted);
    },
  },

  Mutation: {
    decideTreeHint: async (_root, { id, state }, context) => {
      const { row, opened } = await requireHint(context, id);
      if (state === 'ACCEPTED' || row.state === 'accepted')
        throw refusal('BAD_USER_INPUT', 'To remove a record you accepted, undo the change that added it.');
      await decideHint(context.db, row.id, storedState(state), opened.memberId, null);
      return hintAnswer(context, opened, { ...row, state: storedState(state) });
    },

    acceptTreeHint: async (_root, { id, input }, context) => {
      const { row, opened } = await requireHint(context, id);
      const open = await requireWholeRecord(context, row.recordId);
      return takeRecord(context, opened, {
        open,
        personId: row.personId,
        newAs: null,
        input: boundedInput(input),
        publicUrl: context.site.publicUrl,
      });
    },

    addRecordToTree: async (_root, { ref, personId, newAs, recordId, input }, context) => {
      const opened = await requireEditor(context, ref);
      const open = await requireWholeRecord(context, recordId);
      const number = personId == null ? null : personNumberIn(opened, personId);
      if (number === null && !hasName(open.record))
        throw refusal('BAD_USER_INPUT', 'This record doesn’t name a person.');
      const relatedTo =
        newAs && number === null
          ? { relation: RELATIONS[newAs.relation], personId: personNumberIn(opened, newAs.personId) }
          : null;
      return takeRecord(context, opened, {
        open,
        personId: number,
        newAs: relatedTo,
        input: boundedInput(input),
        publicUrl: context.site.publicUrl,
      });
    },

    addTreeSuggestion: async (_root, { personId: id, for: wanted, key }, context) => {
      const opened = await requireEditor(context, id);
      const personId = personNumberIn(opened, id);
      const { db, site, livingYears } = context;
      const suggested = (await suggestRelatives(context, opened, personId, wanted)).find((each) => each.key === key);
      if (!suggested) throw refusal('NOT_FOUND', 'This suggestion is no longer there.');
      if (suggested.record) {
        const open = await requireWholeRecord(context, suggested.record.id);
        const relative = key.slice('record '.length, key.length - ` ${open.record.id}`.length);
        const beside = await recordBeside(db, opened.tree.id, personId, open, site.publicUrl);
        const choices = (beside?.rows ?? []).map(({ claim }) => ({ key: claim.key, choice: 'PERSON' as const }));
        return editTree(db, opened, (editing) =>
          planRecord(editing, {
            open,
            personId,
            newAs: null,
            input: { choices, relatives: [relative] },
            publicUrl: site.publicUrl,
          }),
        );
      }
      const others = await likePersons(db, opened.tree.id, personId, wanted, new Date().getUTCFullYear() - livingYears);
      const other = others.find((each) => treePersonId(each.treeId, each.personId) === suggested.otherPersonId);
      if (!other) throw refusal('NOT_FOUND', 'This suggestion is no longer there.');
      return editTree(db, opened, (editing) =>
        planCopy(editing, personId, wanted === 'MOTHER' ? 'mother' : 'partner', other, site.publicUrl),
      );
    },
  },
};
