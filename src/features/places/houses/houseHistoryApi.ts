import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { GetAddressProfileDocument } from './houseHistory.generated.ts';

/** The history of one address. */
export type AddressProfile = ResultOf<typeof GetAddressProfileDocument>['getAddressProfile'];
/** Articles of one time, and where more of them are. */
export type Newspapers = NonNullable<AddressProfile['content']['post']['newspapers']>;
/** One article of a newspaper. */
export type NewspaperArticle = Newspapers['articles'][number];

const houseHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressProfile: build.query<AddressProfile, VariablesOf<typeof GetAddressProfileDocument>>({
      query: ask(GetAddressProfileDocument),
      transformResponse: (data: ResultOf<typeof GetAddressProfileDocument>) => data.getAddressProfile,
    }),
  }),
});

export const { useGetAddressProfileQuery } = houseHistoryApi;
