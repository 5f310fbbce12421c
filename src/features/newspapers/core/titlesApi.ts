import { useMemo } from 'react';

import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { NewspaperTitlesDocument } from './titles.generated.ts';

type Titles = ResultOf<typeof NewspaperTitlesDocument>['newspaperTitles'];
/** A newspaper in the list of all. */
export type ListedTitle = Titles[number];

/** Holdings change when an operator imports, not while a reader leafs. */
const MINUTES_10 = 600;

const titlesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    newspaperTitles: query(NewspaperTitlesDocument, 'newspaperTitles', { keepUnusedDataFor: MINUTES_10 }),
  })),
});

export const { useNewspaperTitlesQuery } = titlesApi;

/** Names of newspapers by their ids; empty until they are here. @param skip - no name is needed. */
export function useTitleNames(skip: boolean): ReadonlyMap<string, string> {
  const { data } = useNewspaperTitlesQuery(undefined, { skip });
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
}
