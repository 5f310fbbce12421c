import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AcceptTreeHintDocument,
  AddRecordToTreeDocument,
  AddTreeSuggestionDocument,
  DecideTreeHintDocument,
  MyTreeHintsDocument,
  RecordMergeDocument,
  TreeHintDocument,
  TreeHintsDocument,
  TreePersonHintsDocument,
  TreeSuggestionsDocument,
} from './treeHints.generated.ts';

/** A page of hints. */
export type HintPage = ResultOf<typeof TreeHintsDocument>['treeHints'];
/** A record that may be of a person of a tree. */
export type Hint = HintPage['hints'][number];
export type HintState = Hint['state'];
export type HintFilter = VariablesOf<typeof TreeHintsDocument>['filter'];
/** A record beside a person of a tree, or beside no one yet. */
export type RecordMerge = ResultOf<typeof TreeHintDocument>['treeHint'];
export type MergeRow = RecordMerge['rows'][number];
export type MergeChoice = MergeRow['suggested'];
/** A person who may be the mother or a spouse. */
export type Suggestion = ResultOf<typeof TreeSuggestionsDocument>['treeSuggestions'][number];
export type SuggestionFor = VariablesOf<typeof TreeSuggestionsDocument>['for'];
/** What became of a record. */
export type RecordOutcome = ResultOf<typeof AcceptTreeHintDocument>['acceptTreeHint'];

const api = treeApi.enhanceEndpoints({ addTagTypes: ['TreeHints'] });

/** What of a tree has to be asked again after a record was taken in; nothing where nothing was. */
const changed = (outcome: RecordOutcome | undefined) =>
  outcome?.changeId
    ? [{ type: 'TreePeople' as const, id: readTreeRef(outcome.personId ?? '') ?? '' }, 'TreeHints' as const]
    : [];
const ofTree = (ref: string) => ['TreeHints' as const, { type: 'TreePeople' as const, id: readTreeRef(ref) ?? ref }];

const endpoints = api.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    treeHints: query(TreeHintsDocument, 'treeHints', { providesTags: (_page, _error, { ref }) => ofTree(ref) }),
    myTreeHints: query(MyTreeHintsDocument, 'myTreeHints', { providesTags: ['TreeHints'] }),
    treePersonHints: query(TreePersonHintsDocument, 'treePersonHints', {
      providesTags: (_page, _error, { personId }) => ofTree(personId),
    }),
    /** Asked again whenever it is opened: rows show the person as they are now. */
    treeHint: query(TreeHintDocument, 'treeHint', { keepUnusedDataFor: 0 }),
    recordMerge: query(RecordMergeDocument, 'recordMerge', { keepUnusedDataFor: 0 }),
    treeSuggestions: query(TreeSuggestionsDocument, 'treeSuggestions', {
      providesTags: (_found, _error, { personId }) => ofTree(personId),
    }),
    decideTreeHint: mutation(DecideTreeHintDocument, 'decideTreeHint', {
      invalidatesTags: (hint) => (hint ? ['TreeHints'] : []),
    }),
    acceptTreeHint: mutation(AcceptTreeHintDocument, 'acceptTreeHint', { invalidatesTags: changed }),
    addRecordToTree: mutation(AddRecordToTreeDocument, 'addRecordToTree', { invalidatesTags: changed }),
    addTreeSuggestion: mutation(AddTreeSuggestionDocument, 'addTreeSuggestion', { invalidatesTags: changed }),
  })),
});

export const {
  useTreeHintsQuery,
  useMyTreeHintsQuery,
  useTreePersonHintsQuery,
  useTreeHintQuery,
  useRecordMergeQuery,
  useTreeSuggestionsQuery,
  useDecideTreeHintMutation,
  useAcceptTreeHintMutation,
  useAddRecordToTreeMutation,
  useAddTreeSuggestionMutation,
} = endpoints;
