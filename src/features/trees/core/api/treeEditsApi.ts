import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
} from './treeData.generated.ts';
import { treeApi, type FamilyTree } from './treeDataApi.ts';
import { treeNumberOf } from './treeNumberOf.ts';

/** What became of a wish to change a tree. */
export type TreeEditOutcome = ResultOf<typeof SaveTreeDocumentDocument>['saveTreeDocument'];

/** What an edit changed has to be asked again; nothing where nothing was saved. */
const peopleChanged = (outcome: TreeEditOutcome | undefined, ref: string) => (outcome?.changeId ? [{ type: 'TreePeople' as const, id: treeNumberOf(ref) }] : []);
const treesChanged = (tree: unknown) => (tree ? ['FamilyTree' as const] : []);

const mutations = treeApi.injectEndpoints({
  endpoints: (build) => ({
    createTree: build.mutation<FamilyTree, VariablesOf<typeof CreateTreeDocument>>({ query: ask(CreateTreeDocument), transformResponse: (data: ResultOf<typeof CreateTreeDocument>) => data.createTree, invalidatesTags: treesChanged }),
    changeTreeSettings: build.mutation<FamilyTree, VariablesOf<typeof ChangeTreeSettingsDocument>>({ query: ask(ChangeTreeSettingsDocument), transformResponse: (data: ResultOf<typeof ChangeTreeSettingsDocument>) => data.changeTreeSettings, invalidatesTags: treesChanged }),
    changeTreeOnboarding: build.mutation<FamilyTree, VariablesOf<typeof ChangeTreeOnboardingDocument>>({ query: ask(ChangeTreeOnboardingDocument), transformResponse: (data: ResultOf<typeof ChangeTreeOnboardingDocument>) => data.changeTreeOnboarding, invalidatesTags: treesChanged }),
    deleteTree: build.mutation<boolean, VariablesOf<typeof DeleteTreeDocument>>({ query: ask(DeleteTreeDocument), transformResponse: (data: ResultOf<typeof DeleteTreeDocument>) => data.deleteTree, invalidatesTags: treesChanged }),
    saveTreeDocument: build.mutation<TreeEditOutcome, VariablesOf<typeof SaveTreeDocumentDocument>>({
      query: ask(SaveTreeDocumentDocument),
      transformResponse: (data: ResultOf<typeof SaveTreeDocumentDocument>) => data.saveTreeDocument,
      invalidatesTags: (outcome, _error, { ref }) => peopleChanged(outcome, ref),
    }),
    addTreeDocument: build.mutation<TreeEditOutcome, VariablesOf<typeof AddTreeDocumentDocument>>({
      query: ask(AddTreeDocumentDocument),
      transformResponse: (data: ResultOf<typeof AddTreeDocumentDocument>) => data.addTreeDocument,
      invalidatesTags: (outcome, _error, { ref }) => peopleChanged(outcome, ref),
    }),
    removeTreeDocument: build.mutation<TreeEditOutcome, VariablesOf<typeof RemoveTreeDocumentDocument>>({
      query: ask(RemoveTreeDocumentDocument),
      transformResponse: (data: ResultOf<typeof RemoveTreeDocumentDocument>) => data.removeTreeDocument,
      invalidatesTags: (outcome, _error, { ref }) => peopleChanged(outcome, ref),
    }),
    addTreeRelative: build.mutation<TreeEditOutcome, VariablesOf<typeof AddTreeRelativeDocument>>({
      query: ask(AddTreeRelativeDocument),
      transformResponse: (data: ResultOf<typeof AddTreeRelativeDocument>) => data.addTreeRelative,
      invalidatesTags: (outcome, _error, { personId }) => peopleChanged(outcome, personId),
    }),
    unlinkTreeRelative: build.mutation<TreeEditOutcome, VariablesOf<typeof UnlinkTreeRelativeDocument>>({
      query: ask(UnlinkTreeRelativeDocument),
      transformResponse: (data: ResultOf<typeof UnlinkTreeRelativeDocument>) => data.unlinkTreeRelative,
      invalidatesTags: (outcome, _error, { personId }) => peopleChanged(outcome, personId),
    }),
    removeTreePerson: build.mutation<TreeEditOutcome, VariablesOf<typeof RemoveTreePersonDocument>>({
      query: ask(RemoveTreePersonDocument),
      transformResponse: (data: ResultOf<typeof RemoveTreePersonDocument>) => data.removeTreePerson,
      invalidatesTags: (outcome, _error, { personId }) => peopleChanged(outcome, personId),
    }),
    mergeTreePersons: build.mutation<TreeEditOutcome, VariablesOf<typeof MergeTreePersonsDocument>>({
      query: ask(MergeTreePersonsDocument),
      transformResponse: (data: ResultOf<typeof MergeTreePersonsDocument>) => data.mergeTreePersons,
      invalidatesTags: (outcome, _error, { keepId }) => peopleChanged(outcome, keepId),
    }),
    mergeTreeSources: build.mutation<TreeEditOutcome, VariablesOf<typeof MergeTreeSourcesDocument>>({
      query: ask(MergeTreeSourcesDocument),
      transformResponse: (data: ResultOf<typeof MergeTreeSourcesDocument>) => data.mergeTreeSources,
      invalidatesTags: (outcome, _error, { ref }) => peopleChanged(outcome, ref),
    }),
    /** `ref` only tells the cache which tree it is about. */
    undoTreeChange: build.mutation<TreeEditOutcome, VariablesOf<typeof UndoTreeChangeDocument> & { ref: string }>({
      query: ({ changeId }) => ask(UndoTreeChangeDocument)({ changeId }),
      transformResponse: (data: ResultOf<typeof UndoTreeChangeDocument>) => data.undoTreeChange,
      invalidatesTags: (outcome, _error, { ref }) => peopleChanged(outcome, ref),
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
