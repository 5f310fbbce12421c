import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ThirdPartyNoticesDocument } from './licences.generated.ts';

type Answer = ResultOf<typeof ThirdPartyNoticesDocument>;
/** Parts under one licence, in the same words. */
export type Notice = Answer['thirdPartyNotices'][number];

const licencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    thirdPartyNotices: build.query<Notice[], void>({
      query: () => ask(ThirdPartyNoticesDocument)({}),
      transformResponse: (data: Answer) => data.thirdPartyNotices,
    }),
  }),
});

export const { useThirdPartyNoticesQuery } = licencesApi;
