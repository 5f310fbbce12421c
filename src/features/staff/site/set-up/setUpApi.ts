import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { MakeOwnerDocument, SetUpDocument } from './setUp.generated.ts';

const setUpApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    setUp: query(SetUpDocument, 'setUp'),
    makeOwner: mutation(MakeOwnerDocument, 'makeOwner'),
  })),
});

export const { useSetUpQuery, useMakeOwnerMutation } = setUpApi;
