import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AnswerSiteSurveyDocument,
  PublishSiteSurveyDocument,
  SiteSurveyDocument,
  TakeSiteSurveyTurnDocument,
} from './siteSurvey.generated.ts';

type Sent = ResultOf<typeof AnswerSiteSurveyDocument>['answerSiteSurvey'];
type Turn = ResultOf<typeof TakeSiteSurveyTurnDocument>['takeSiteSurveyTurn'];
type Published = ResultOf<typeof PublishSiteSurveyDocument>['publishSiteSurvey'];
/** Questions that are asked together. */
export type AskedSurvey = NonNullable<Turn>;
export type SiteSurveyBoard = ResultOf<typeof SiteSurveyDocument>['siteSurvey'];

const siteSurveyApi = baseApi.enhanceEndpoints({ addTagTypes: ['SiteSurvey'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The questions when they may be shown now, else null; it is not asked again for a while. */
    takeSiteSurveyTurn: build.mutation<Turn, void>({
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
      providesTags: ['SiteSurvey'],
    }),
    publishSiteSurvey: build.mutation<Published, VariablesOf<typeof PublishSiteSurveyDocument>>({
      query: ask(PublishSiteSurveyDocument),
      transformResponse: (data: ResultOf<typeof PublishSiteSurveyDocument>) => data.publishSiteSurvey,
      invalidatesTags: (_published, error) => (error ? [] : ['SiteSurvey']),
    }),
  }),
});

export const {
  useTakeSiteSurveyTurnMutation,
  useAnswerSiteSurveyMutation,
  useSiteSurveyQuery,
  usePublishSiteSurveyMutation,
} = siteSurveyApi;
