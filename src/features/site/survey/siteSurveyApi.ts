import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  AnswerSiteSurveyDocument,
  PublishSiteSurveyDocument,
  SiteSurveyDocument,
  TakeSiteSurveyTurnDocument,
} from './siteSurvey.generated.ts';

type Turn = ResultOf<typeof TakeSiteSurveyTurnDocument>['takeSiteSurveyTurn'];
/** Questions that are asked together. */
export type AskedSurvey = NonNullable<Turn>;
export type SiteSurveyBoard = ResultOf<typeof SiteSurveyDocument>['siteSurvey'];

const siteSurveyApi = baseApi.enhanceEndpoints({ addTagTypes: ['SiteSurvey'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** The questions when they may be shown now, else null; it is not asked again for a while. */
    takeSiteSurveyTurn: mutation(TakeSiteSurveyTurnDocument, 'takeSiteSurveyTurn'),
    answerSiteSurvey: mutation(AnswerSiteSurveyDocument, 'answerSiteSurvey'),
    siteSurvey: query(SiteSurveyDocument, 'siteSurvey', { keepUnusedDataFor: 0, providesTags: ['SiteSurvey'] }),
    publishSiteSurvey: mutation(PublishSiteSurveyDocument, 'publishSiteSurvey', {
      invalidatesTags: (_published, error) => (error ? [] : ['SiteSurvey']),
    }),
  })),
});

export const {
  useTakeSiteSurveyTurnMutation,
  useAnswerSiteSurveyMutation,
  useSiteSurveyQuery,
  usePublishSiteSurveyMutation,
} = siteSurveyApi;
