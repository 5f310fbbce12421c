import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  EmptySearchDiaryDocument,
  KeepSearchDiaryDocument,
  NoteOpeningDocument,
  NoteSearchDocument,
  RemoveDiaryEntryDocument,
  SearchDiaryDocument,
  SearchDiaryTotalsDocument,
  WriteDiaryNoteDocument,
} from './searchDiary.generated.ts';

type Diary = ResultOf<typeof SearchDiaryDocument>['searchDiary'];
/** One search of one day. */
export type DiaryEntry = Diary['entries'][number];
type Totals = ResultOf<typeof SearchDiaryTotalsDocument>['searchDiaryTotals'];

const searchDiaryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again whenever it is looked at: it grows with every search. */
    searchDiary: build.query<Diary, VariablesOf<typeof SearchDiaryDocument>>({
      query: ask(SearchDiaryDocument),
      transformResponse: (data: ResultOf<typeof SearchDiaryDocument>) => data.searchDiary,
      keepUnusedDataFor: 0,
    }),
    searchDiaryTotals: build.query<Totals, VariablesOf<typeof SearchDiaryTotalsDocument>>({
      query: ask(SearchDiaryTotalsDocument),
      transformResponse: (data: ResultOf<typeof SearchDiaryTotalsDocument>) => data.searchDiaryTotals,
      keepUnusedDataFor: 0,
    }),
    keepSearchDiary: build.mutation<unknown, VariablesOf<typeof KeepSearchDiaryDocument>>({
      query: ask(KeepSearchDiaryDocument),
    }),
    noteSearch: build.mutation<boolean, VariablesOf<typeof NoteSearchDocument>>({
      query: ask(NoteSearchDocument),
      transformResponse: (data: ResultOf<typeof NoteSearchDocument>) => data.noteSearch,
    }),
    noteOpening: build.mutation<boolean, VariablesOf<typeof NoteOpeningDocument>>({
      query: ask(NoteOpeningDocument),
      transformResponse: (data: ResultOf<typeof NoteOpeningDocument>) => data.noteOpening,
    }),
    writeDiaryNote: build.mutation<unknown, VariablesOf<typeof WriteDiaryNoteDocument>>({
      query: ask(WriteDiaryNoteDocument),
    }),
    removeDiaryEntry: build.mutation<unknown, VariablesOf<typeof RemoveDiaryEntryDocument>>({
      query: ask(RemoveDiaryEntryDocument),
    }),
    emptySearchDiary: build.mutation<unknown, void>({ query: () => ask(EmptySearchDiaryDocument)({}) }),
  }),
});

/** For what runs beside the pages. */
export const { noteSearch, noteOpening } = searchDiaryApi.endpoints;
export const {
  useSearchDiaryQuery,
  useLazySearchDiaryQuery,
  useLazySearchDiaryTotalsQuery,
  useKeepSearchDiaryMutation,
  useWriteDiaryNoteMutation,
  useRemoveDiaryEntryMutation,
  useEmptySearchDiaryMutation,
} = searchDiaryApi;
