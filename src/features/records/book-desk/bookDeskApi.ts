import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AddBookDocument,
  BookHostsDocument,
  BookSetDocument,
  BookSetsDocument,
  BringManifestDocument,
  ChangeBookDocument,
  ChangeBookSetDocument,
  ChangePagesDocument,
  DeskBookDocument,
  MakeBookSetDocument,
  OpenBookUploadDocument,
  PublishBookSetDocument,
  RemoveBookDocument,
  RestoreBookDocument,
  SortPagesDocument,
  WithdrawBookSetDocument,
} from './bookDesk.generated.ts';

/** A record set of page images. */
export type BookSet = ResultOf<typeof BookSetsDocument>['bookSets'][number];
export type BookLine = BookSet['books'][number];
/** A book with its pages. */
export type DeskBook = NonNullable<ResultOf<typeof DeskBookDocument>['deskBook']>;
export type BookFile = DeskBook['files'][number];
export type BookInput = VariablesOf<typeof AddBookDocument>['to'];
export type PagesChange = VariablesOf<typeof ChangePagesDocument>['change'];

const TAGS = ['BookDesk'] as const;

const queries = baseApi.enhanceEndpoints({ addTagTypes: [...TAGS] }).injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    // Several people may work on one book: nothing of it is kept from an earlier visit.
    bookSets: query(BookSetsDocument, 'bookSets', { keepUnusedDataFor: 0, providesTags: TAGS }),
    /** Null when there is none. */
    bookSet: query(BookSetDocument, 'bookSet', { keepUnusedDataFor: 0, providesTags: TAGS }),
    /** Null when there is none. */
    deskBook: query(DeskBookDocument, 'deskBook', { keepUnusedDataFor: 0, providesTags: TAGS }),
    bookHosts: query(BookHostsDocument, 'bookHosts'),
  })),
});

const CHANGES = { invalidatesTags: TAGS } as const;

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    makeBookSet: mutation(MakeBookSetDocument, 'makeBookSet', CHANGES),
    changeBookSet: mutation(ChangeBookSetDocument, 'changeBookSet', CHANGES),
    publishBookSet: mutation(PublishBookSetDocument, 'publishBookSet', CHANGES),
    withdrawBookSet: mutation(WithdrawBookSetDocument, 'withdrawBookSet', CHANGES),
    addBook: mutation(AddBookDocument, 'addBook', CHANGES),
    changeBook: mutation(ChangeBookDocument, 'changeBook', CHANGES),
    removeBook: mutation(RemoveBookDocument, 'removeBook', CHANGES),
    restoreBook: mutation(RestoreBookDocument, 'restoreBook', CHANGES),
    changePages: mutation(ChangePagesDocument, 'changePages', CHANGES),
    sortPages: mutation(SortPagesDocument, 'sortPages', CHANGES),
    openBookUpload: mutation(OpenBookUploadDocument, 'openBookUpload'),
    bringManifest: mutation(BringManifestDocument, 'bringManifest', CHANGES),
  })),
});

export const { useBookSetsQuery, useBookSetQuery, useDeskBookQuery, useBookHostsQuery } = queries;
export const {
  useMakeBookSetMutation,
  useChangeBookSetMutation,
  usePublishBookSetMutation,
  useWithdrawBookSetMutation,
  useAddBookMutation,
  useChangeBookMutation,
  useRemoveBookMutation,
  useRestoreBookMutation,
  useChangePagesMutation,
  useSortPagesMutation,
  useOpenBookUploadMutation,
  useBringManifestMutation,
} = mutations;
