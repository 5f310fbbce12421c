import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { LeavingSurveysDocument, SendLeavingSurveyDocument } from './leavingSurvey.generated.ts';

export type SurveyBoard = ResultOf<typeof LeavingSurveysDocument>['leavingSurveys'];

const leavingSurveyApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    sendLeavingSurvey: mutation(SendLeavingSurveyDocument, 'sendLeavingSurvey'),
    leavingSurveys: query(LeavingSurveysDocument, 'leavingSurveys', { keepUnusedDataFor: 0 }),
  })),
});

export const { useSendLeavingSurveyMutation, useLeavingSurveysQuery } = leavingSurveyApi;
