import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { OpenedBookDocument } from './books.generated.ts';

/** A book with its pages, where this reader may see them. */
export type OpenedBook = NonNullable<ResultOf<typeof OpenedBookDocument>['openedBook']>;

const booksApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null when there is none with an open page. */
    openedBook: query(OpenedBookDocument, 'openedBook', { keepUnusedDataFor: 300 }),
  })),
});

export const { useOpenedBookQuery } = booksApi;
