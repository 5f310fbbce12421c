import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { FamilyTree, MutationResolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { personNumberIn, RELATIONS } from './askedPersons.ts';
import { createTree } from './editing/createTree.ts';
import { editTree } from './editing/editTree.ts';
import { treeOfChange } from './editing/history.ts';
import { planMerging, planRelative, planRemovingPerson, planUnlinking } from './editing/relatives.ts';
import { planAdding, planRemoving, planSaving } from './editing/saveDocument.ts';
import { changeOnboarding, changeSettings, deleteTree } from './editing/treeSettings.ts';
import { undoChange } from './editing/undoing.ts';
import { openTree, requireEditor, requireTreeGrant, requireTreeOwner, treeNotFound } from './openTree.ts';
import { kindOf } from './reading/documentRows.ts';
import { treeAnswer } from './treeQueries.ts';

type Mutations = Pick<
  MutationResolvers,
  | 'createTree'
  | 'changeTreeSettings'
  | 'changeTreeOnboarding'
  | 'deleteTree'
  | 'saveTreeDocument'
  | 'addTreeDocument'
  | 'removeTreeDocument'
  | 'addTreeRelative'
  | 'unlinkTreeRelative'
  | 'removeTreePerson'
  | 'mergeTreePersons'
  | 'undoTreeChange'
>;

/** The tree as it is after something was set. */
const afresh = async (context: RequestContext, treeId: number): Promise<FamilyTree> =>
  treeAnswer(context, await openTree(context, String(treeId)));

/** The tree of a person, for a member who may change it, and the number of that person. */
async function editorOf(context: RequestContext, id: string) {
  const opened = await requireEditor(context, id);
  return { opened, personId: personNumberIn(opened, id) };
}

/** What is changed of trees. Each opens the tree for a member who may before it reads anything else. */
export const treeMutations: Required<Mutations> = {
  createTree: async (_root, { input }, context) => {
    const memberId = requireMember(context.viewer);
    requireTreeGrant(context);
    return afresh(context, await createTree(context.db, memberId, input));
  },

  changeTreeSettings: async (_root, { ref, input }, context) => {
    const { tree } = await requireTreeOwner(context, ref);
    await changeSettings(context.db, tree, input);
    return afresh(context, tree.id);
  },

  changeTreeOnboarding: async (_root, { ref, input }, context) => {
    const { tree } = await requireEditor(context, ref);
    await changeOnboarding(context.db, tree, input);
    return afresh(context, tree.id);
  },

  deleteTree: async (_root, { ref, name }, context) =>
    deleteTree(context.db, (await requireTreeOwner(context, ref)).tree, name),

  saveTreeDocument: async (_root, { ref, kind, ...saving }, context) =>
    editTree(context.db, await requireEditor(context, ref), (editing) =>
      planSaving(editing, { ...saving, kind: kindOf(kind) }),
    ),

  addTreeDocument: async (_root, { ref, kind, document }, context) =>
    editTree(context.db, await requireEditor(context, ref), (editing) => planAdding(editing, kindOf(kind), document)),

  removeTreeDocument: async (_root, { ref, kind, id }, context) =>
    editTree(context.db, await requireEditor(context, ref), (editing) => planRemoving(editing, kindOf(kind), id)),

  addTreeRelative: async (_root, { personId: id, relation, familyId, person, existingPersonId }, context) => {
    const { opened, personId } = await editorOf(context, id);
    const existing = existingPersonId == null ? null : personNumberIn(opened, existingPersonId);
    return editTree(context.db, opened, (editing) =>
      planRelative(editing, {
        personId,
        relation: RELATIONS[relation],
        familyId: familyId ?? null,
        person,
        existingPersonId: existing,
      }),
    );
  },

  unlinkTreeRelative: async (_root, { personId: id, familyId }, context) => {
    const { opened, personId } = await editorOf(context, id);
    return editTree(context.db, opened, (editing) => planUnlinking(editing, personId, familyId));
  },

  removeTreePerson: async (_root, { personId: id }, context) => {
    const { opened, personId } = await editorOf(context, id);
    return editTree(context.db, opened, (editing) => planRemovingPerson(editing, personId));
  },

  mergeTreePersons: async (_root, { keepId, otherId, document }, context) => {
    const { opened, personId } = await editorOf(context, keepId);
    const other = personNumberIn(opened, otherId);
    return editTree(context.db, opened, (editing) => planMerging(editing, personId, other, document));
  },

  undoTreeChange: async (_root, { changeId, along }, context) => {
    requireMember(context.viewer);
    if (!/^\d{1,15}$/u.test(changeId)) throw refusal('BAD_USER_INPUT', 'This is no change.');
    const treeId = await treeOfChange(context.db, Number(changeId));
    if (treeId === null) throw treeNotFound();
    return undoChange(
      context.db,
      await requireEditor(context, String(treeId)),
      Number(changeId),
      (along ?? []).map(storedId),
    );
  },
};
