import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { WebHomeMyProfileStatusRequestDocument } from './homeProfile.generated.ts';

type Answer = ResultOf<typeof WebHomeMyProfileStatusRequestDocument>;

const homeProfileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    homeProfile: build.query<Answer['currentUserProfile'], void>({
      query: () => ask(WebHomeMyProfileStatusRequestDocument)({}),
      transformResponse: (data: Answer) => data.currentUserProfile,
    }),
  }),
});

export const { useHomeProfileQuery } = homeProfileApi;
