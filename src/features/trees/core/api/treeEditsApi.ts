import { ask } from '#services/graphql/baseApi.ts';
import type { Operation, ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
import { peopleOf, treeApi } from './treeApi.ts';
import type { FamilyTree } from './treeDataApi.ts';

/** What became of a request to change a tree. */
export type TreeEditOutcome = ResultOf<typeof SaveTreeDocumentDocument>['saveTreeDocument'];

/** What became of an undo, with the later changes in its way. */
type UndoOutcome = ResultOf<typeof UndoTreeChangeDocument>['undoTreeChange'];
/** A later change that an undo would have to undo first. */
export type LaterChange = NonNullable<UndoOutcome['later']>[number];

const treesChanged = (tree: unknown) => (tree ? ['FamilyTree' as const] : []);

/** A change of a tree as such: its settings, or that there is one. `name` is where the answer has its result. */
const ofTree = <Name extends string, Result, Variables>(
  operation: Operation<Record<Name, Result>, Variables>,
  name: Name,
) => ({
  query: ask(operation),
  transformResponse: (data: Record<Name, Result>) => data[name],
  invalidatesTags: treesChanged,
});

/** What an edit changed has to be asked again, and what it was refused for: another author may have changed that. */
const peopleChanged = (outcome: TreeEditOutcome | undefined, treeRef: string) =>
  outcome && (outcome.changeId !== null || outcome.problems.length > 0) ? peopleOf(treeRef) : [];

/** An edit of people of the tree that its variables name. */
const ofPeople = <Name extends string, Variables>(
  operation: Operation<Record<Name, TreeEditOutcome>, Variables>,
  name: Name,
  treeIn: (variables: Variables) => string,
) => ({
  query: ask(operation),
  transformResponse: (data: Record<Name, TreeEditOutcome>) => data[name],
  invalidatesTags: (outcome: TreeEditOutcome | undefined, _error: unknown, variables: Variables) =>
    peopleChanged(outcome, treeIn(variables)),
});

const ref = (variables: { ref: string }) => variables.ref;
const personId = (variables: { personId: string }) => variables.personId;

const mutations = treeApi.injectEndpoints({
  endpoints: (build) => ({
    createTree: build.mutation<FamilyTree, VariablesOf<typeof CreateTreeDocument>>(
      ofTree(CreateTreeDocument, 'createTree'),
    ),
    changeTreeSettings: build.mutation<FamilyTree, VariablesOf<typeof ChangeTreeSettingsDocument>>(
      ofTree(ChangeTreeSettingsDocument, 'changeTreeSettings'),
    ),
    changeTreeOnboarding: build.mutation<FamilyTree, VariablesOf<typeof ChangeTreeOnboardingDocument>>(
      ofTree(ChangeTreeOnboardingDocument, 'changeTreeOnboarding'),
    ),
    deleteTree: build.mutation<boolean, VariablesOf<typeof DeleteTreeDocument>>(
      ofTree(DeleteTreeDocument, 'deleteTree'),
    ),
    saveTreeDocument: build.mutation<TreeEditOutcome, VariablesOf<typeof SaveTreeDocumentDocument>>(
      ofPeople(SaveTreeDocumentDocument, 'saveTreeDocument', ref),
    ),
    addTreeDocument: build.mutation<TreeEditOutcome, VariablesOf<typeof AddTreeDocumentDocument>>(
      ofPeople(AddTreeDocumentDocument, 'addTreeDocument', ref),
    ),
    removeTreeDocument: build.mutation<TreeEditOutcome, VariablesOf<typeof RemoveTreeDocumentDocument>>(
      ofPeople(RemoveTreeDocumentDocument, 'removeTreeDocument', ref),
    ),
    addTreeRelative: build.mutation<TreeEditOutcome, VariablesOf<typeof AddTreeRelativeDocument>>(
      ofPeople(AddTreeRelativeDocument, 'addTreeRelative', personId),
    ),
    unlinkTreeRelative: build.mutation<TreeEditOutcome, VariablesOf<typeof UnlinkTreeRelativeDocument>>(
      ofPeople(UnlinkTreeRelativeDocument, 'unlinkTreeRelative', personId),
    ),
    removeTreePerson: build.mutation<TreeEditOutcome, VariablesOf<typeof RemoveTreePersonDocument>>(
      ofPeople(RemoveTreePersonDocument, 'removeTreePerson', personId),
    ),
    mergeTreePersons: build.mutation<TreeEditOutcome, VariablesOf<typeof MergeTreePersonsDocument>>(
      ofPeople(MergeTreePersonsDocument, 'mergeTreePersons', ({ keepId }) => keepId),
    ),
    mergeTreeSources: build.mutation<TreeEditOutcome, VariablesOf<typeof MergeTreeSourcesDocument>>(
      ofPeople(MergeTreeSourcesDocument, 'mergeTreeSources', ref),
    ),
    /** `ref` only names the tree for the cache. */
    undoTreeChange: build.mutation<UndoOutcome, VariablesOf<typeof UndoTreeChangeDocument> & { ref: string }>({
      query: ({ changeId, along }) => ask(UndoTreeChangeDocument)({ changeId, ...(along && { along }) }),
      transformResponse: (data: ResultOf<typeof UndoTreeChangeDocument>) => data.undoTreeChange,
      invalidatesTags: (outcome, _error, variables) => peopleChanged(outcome, variables.ref),
    }),
  }),
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
