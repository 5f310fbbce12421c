import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { Operation, ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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

/** Takes a record, or what it says of a relative, into a tree. */
const taking = <Name extends string, Variables>(
  operation: Operation<Record<Name, RecordOutcome>, Variables>,
  name: Name,
) => ({
  query: ask(operation),
  transformResponse: (data: Record<Name, RecordOutcome>) => data[name],
  invalidatesTags: changed,
});

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    treeHints: build.query<HintPage, VariablesOf<typeof TreeHintsDocument>>({
      query: ask(TreeHintsDocument),
      transformResponse: (data: ResultOf<typeof TreeHintsDocument>) => data.treeHints,
      providesTags: (_page, _error, { ref }) => ofTree(ref),
    }),
    myTreeHints: build.query<HintPage, VariablesOf<typeof MyTreeHintsDocument>>({
      query: ask(MyTreeHintsDocument),
      transformResponse: (data: ResultOf<typeof MyTreeHintsDocument>) => data.myTreeHints,
      providesTags: ['TreeHints'],
    }),
    treePersonHints: build.query<HintPage, VariablesOf<typeof TreePersonHintsDocument>>({
      query: ask(TreePersonHintsDocument),
      transformResponse: (data: ResultOf<typeof TreePersonHintsDocument>) => data.treePersonHints,
      providesTags: (_page, _error, { personId }) => ofTree(personId),
    }),
    /** Asked again whenever it is opened: rows show the person as they are now. */
    treeHint: build.query<RecordMerge, VariablesOf<typeof TreeHintDocument>>({
      query: ask(TreeHintDocument),
      transformResponse: (data: ResultOf<typeof TreeHintDocument>) => data.treeHint,
      keepUnusedDataFor: 0,
    }),
    recordMerge: build.query<RecordMerge, VariablesOf<typeof RecordMergeDocument>>({
      query: ask(RecordMergeDocument),
      transformResponse: (data: ResultOf<typeof RecordMergeDocument>) => data.recordMerge,
      keepUnusedDataFor: 0,
    }),
    treeSuggestions: build.query<readonly Suggestion[], VariablesOf<typeof TreeSuggestionsDocument>>({
      query: ask(TreeSuggestionsDocument),
      transformResponse: (data: ResultOf<typeof TreeSuggestionsDocument>) => data.treeSuggestions,
      providesTags: (_found, _error, { personId }) => ofTree(personId),
    }),
    decideTreeHint: build.mutation<Hint, VariablesOf<typeof DecideTreeHintDocument>>({
      query: ask(DecideTreeHintDocument),
      transformResponse: (data: ResultOf<typeof DecideTreeHintDocument>) => data.decideTreeHint,
      invalidatesTags: (hint) => (hint ? ['TreeHints'] : []),
    }),
    acceptTreeHint: build.mutation<RecordOutcome, VariablesOf<typeof AcceptTreeHintDocument>>(
      taking(AcceptTreeHintDocument, 'acceptTreeHint'),
    ),
    addRecordToTree: build.mutation<RecordOutcome, VariablesOf<typeof AddRecordToTreeDocument>>(
      taking(AddRecordToTreeDocument, 'addRecordToTree'),
    ),
    addTreeSuggestion: build.mutation<RecordOutcome, VariablesOf<typeof AddTreeSuggestionDocument>>(
      taking(AddTreeSuggestionDocument, 'addTreeSuggestion'),
    ),
  }),
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
