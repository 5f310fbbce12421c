import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { WebHomeMyProfileStatusRequestDocument } from './homeProfile.generated.ts';

const homeProfileApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    homeProfile: query(WebHomeMyProfileStatusRequestDocument, 'currentUserProfile'),
  })),
});

export const { useHomeProfileQuery } = homeProfileApi;
