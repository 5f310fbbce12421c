import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { GetAddressProfileDocument } from './houseHistory.generated.ts';

/** The history of one address. */
export type AddressProfile = ResultOf<typeof GetAddressProfileDocument>['getAddressProfile'];
/** Articles of one time, and where more of them are. */
export type Newspapers = NonNullable<AddressProfile['content']['post']['newspapers']>;
/** One article of a newspaper. */
export type NewspaperArticle = Newspapers['articles'][number];

const houseHistoryApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    getAddressProfile: query(GetAddressProfileDocument, 'getAddressProfile'),
  })),
});

export const { useGetAddressProfileQuery } = houseHistoryApi;
