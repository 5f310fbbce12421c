import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { AnswerSiteSurveyDocument, SiteSurveyDocument, TakeSiteSurveyTurnDocument } from './siteSurvey.generated.ts';

type Sent = ResultOf<typeof AnswerSiteSurveyDocument>['answerSiteSurvey'];
export type SiteSurveyBoard = ResultOf<typeof SiteSurveyDocument>['siteSurvey'];

const siteSurveyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** True when the survey may be shown now; it is not asked again for a while. */
    takeSiteSurveyTurn: build.mutation<boolean, void>({
      query: () => ask(TakeSiteSurveyTurnDocument)({}),
      transformResponse: (data: ResultOf<typeof TakeSiteSurveyTurnDocument>) => data.takeSiteSurveyTurn,
    }),
    answerSiteSurvey: build.mutation<Sent, VariablesOf<typeof AnswerSiteSurveyDocument>>({
      query: ask(AnswerSiteSurveyDocument),
      transformResponse: (data: ResultOf<typeof AnswerSiteSurveyDocument>) => data.answerSiteSurvey,
    }),
    siteSurvey: build.query<SiteSurveyBoard, VariablesOf<typeof SiteSurveyDocument>>({
      query: ask(SiteSurveyDocument),
      transformResponse: (data: ResultOf<typeof SiteSurveyDocument>) => data.siteSurvey,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTakeSiteSurveyTurnMutation, useAnswerSiteSurveyMutation, useSiteSurveyQuery } = siteSurveyApi;
