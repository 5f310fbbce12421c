import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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

const searchDiaryApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Asked again whenever it is looked at: it grows with every search. */
    searchDiary: query(SearchDiaryDocument, 'searchDiary', { keepUnusedDataFor: 0 }),
    searchDiaryTotals: query(SearchDiaryTotalsDocument, 'searchDiaryTotals', { keepUnusedDataFor: 0 }),
    keepSearchDiary: mutation(KeepSearchDiaryDocument),
    noteSearch: mutation(NoteSearchDocument, 'noteSearch'),
    noteOpening: mutation(NoteOpeningDocument, 'noteOpening'),
    writeDiaryNote: mutation(WriteDiaryNoteDocument),
    removeDiaryEntry: mutation(RemoveDiaryEntryDocument),
    emptySearchDiary: mutation(EmptySearchDiaryDocument),
  })),
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
