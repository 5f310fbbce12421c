import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ThirdPartyNoticesDocument, ThirdPartyNoticeWordsDocument } from './licences.generated.ts';

/** Parts under one licence, in the same words. */
export type Notice = ResultOf<typeof ThirdPartyNoticesDocument>['thirdPartyNotices'][number];

const licencesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    thirdPartyNotices: query(ThirdPartyNoticesDocument, 'thirdPartyNotices'),
    thirdPartyNoticeWords: query(ThirdPartyNoticeWordsDocument, 'thirdPartyNotice'),
  })),
});

export const { useThirdPartyNoticesQuery, useThirdPartyNoticeWordsQuery } = licencesApi;
