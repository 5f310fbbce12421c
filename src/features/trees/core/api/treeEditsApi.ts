import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { peopleOf, treeApi } from './treeApi.ts';
import {
  AddTreeDocumentDocument,
  AddTreeRelativeDocument,
  ChangeTreeOnboardingDocument,
  ChangeTreeSettingsDocument,
  CreateTreeDocument,
  DeleteTreeDocument,
  MergeTreePersonsDocument,
  MergeTreeSourcesDocument,
  RemoveTreeDocumentDocument,
  RemoveTreePersonDocument,
  SaveTreeDocumentDocument,
  UndoTreeChangeDocument,
  UnlinkTreeRelativeDocument,
} from './treeEdits.generated.ts';

/** What became of a request to change a tree. */
export type TreeEditOutcome = ResultOf<typeof SaveTreeDocumentDocument>['saveTreeDocument'];

/** What became of an undo, with the later changes in its way. */
type UndoOutcome = ResultOf<typeof UndoTreeChangeDocument>['undoTreeChange'];
/** A later change that an undo would have to undo first. */
export type LaterChange = NonNullable<UndoOutcome['later']>[number];

/** A change of a tree as such: its settings, or that there is one. */
const ofTree = { invalidatesTags: (tree: unknown) => (tree ? ['FamilyTree' as const] : []) };

/**
 * An edit of people of the tree that its variables name. What it changed has to be asked again, and what it was refused
 * for: another author may have changed that.
 */
const ofPeople = <Variables>(treeIn: (variables: Variables) => string) => ({
  invalidatesTags: (outcome: TreeEditOutcome | undefined, _error: unknown, variables: Variables) =>
    outcome && (outcome.changeId !== null || outcome.problems.length > 0) ? peopleOf(treeIn(variables)) : [],
});
const byRef = ofPeople(({ ref }: { ref: string }) => ref);
const byPerson = ofPeople(({ personId }: { personId: string }) => personId);

const mutations = treeApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    createTree: mutation(CreateTreeDocument, 'createTree', ofTree),
    changeTreeSettings: mutation(ChangeTreeSettingsDocument, 'changeTreeSettings', ofTree),
    changeTreeOnboarding: mutation(ChangeTreeOnboardingDocument, 'changeTreeOnboarding', ofTree),
    deleteTree: mutation(DeleteTreeDocument, 'deleteTree', ofTree),
    saveTreeDocument: mutation(SaveTreeDocumentDocument, 'saveTreeDocument', byRef),
    addTreeDocument: mutation(AddTreeDocumentDocument, 'addTreeDocument', byRef),
    removeTreeDocument: mutation(RemoveTreeDocumentDocument, 'removeTreeDocument', byRef),
    addTreeRelative: mutation(AddTreeRelativeDocument, 'addTreeRelative', byPerson),
    unlinkTreeRelative: mutation(UnlinkTreeRelativeDocument, 'unlinkTreeRelative', byPerson),
    removeTreePerson: mutation(RemoveTreePersonDocument, 'removeTreePerson', byPerson),
    mergeTreePersons: mutation(
      MergeTreePersonsDocument,
      'mergeTreePersons',
      ofPeople(({ keepId }: { keepId: string }) => keepId),
    ),
    mergeTreeSources: mutation(MergeTreeSourcesDocument, 'mergeTreeSources', byRef),
    /** `ref` only names the tree for the cache. */
    undoTreeChange: mutation(UndoTreeChangeDocument, 'undoTreeChange', {
      variables: ({ changeId, along }: VariablesOf<typeof UndoTreeChangeDocument> & { ref: string }) => ({
        changeId,
        ...(along && { along }),
      }),
      ...byRef,
    }),
  })),
});

export const {
  useCreateTreeMutation,
  useChangeTreeSettingsMutation,
  useChangeTreeOnboardingMutation,
  useDeleteTreeMutation,
  useSaveTreeDocumentMutation,
  useAddTreeDocumentMutation,
  useRemoveTreeDocumentMutation,
  useAddTreeRelativeMutation,
  useUnlinkTreeRelativeMutation,
  useRemoveTreePersonMutation,
  useMergeTreePersonsMutation,
  useMergeTreeSourcesMutation,
  useUndoTreeChangeMutation,
} = mutations;
