import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { LeavingSurveysDocument, SendLeavingSurveyDocument } from './leavingSurvey.generated.ts';

type Sent = ResultOf<typeof SendLeavingSurveyDocument>['sendLeavingSurvey'];
export type SurveyBoard = ResultOf<typeof LeavingSurveysDocument>['leavingSurveys'];

const leavingSurveyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendLeavingSurvey: build.mutation<Sent, VariablesOf<typeof SendLeavingSurveyDocument>>({
      query: ask(SendLeavingSurveyDocument),
      transformResponse: (data: ResultOf<typeof SendLeavingSurveyDocument>) => data.sendLeavingSurvey,
    }),
    leavingSurveys: build.query<SurveyBoard, VariablesOf<typeof LeavingSurveysDocument>>({
      query: ask(LeavingSurveysDocument),
      transformResponse: (data: ResultOf<typeof LeavingSurveysDocument>) => data.leavingSurveys,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSendLeavingSurveyMutation, useLeavingSurveysQuery } = leavingSurveyApi;
