import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  CreateResearchQuestionDocument,
  ResearchDestinationsDocument,
  ResearchQuestionsDocument,
} from './questions.generated.ts';

type Questions = ResultOf<typeof ResearchQuestionsDocument>['researchQuestions'];
type Made = ResultOf<typeof CreateResearchQuestionDocument>['createResearchQuestion'];
/** Questions and folders that a page can be added to. */
export interface Destinations {
  questions: ResultOf<typeof ResearchDestinationsDocument>['researchQuestions']['questions'];
  folders: ResultOf<typeof ResearchDestinationsDocument>['researchFolders']['folders'];
}

const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again whenever it is needed: questions change on their own pages. */
    researchQuestions: build.query<Questions, void>({
      query: () => ask(ResearchQuestionsDocument)({}),
      transformResponse: (data: ResultOf<typeof ResearchQuestionsDocument>) => data.researchQuestions,
      keepUnusedDataFor: 0,
    }),
    researchDestinations: build.query<Destinations, void>({
      query: () => ask(ResearchDestinationsDocument)({}),
      transformResponse: (data: ResultOf<typeof ResearchDestinationsDocument>) => ({
        questions: data.researchQuestions.questions,
        folders: data.researchFolders.folders.filter(({ role }) => role !== 'READER'),
      }),
      keepUnusedDataFor: 0,
    }),
    createResearchQuestion: build.mutation<Made, VariablesOf<typeof CreateResearchQuestionDocument>>({
      query: ask(CreateResearchQuestionDocument),
      transformResponse: (data: ResultOf<typeof CreateResearchQuestionDocument>) => data.createResearchQuestion,
    }),
  }),
});

export const { useResearchQuestionsQuery, useResearchDestinationsQuery, useCreateResearchQuestionMutation } =
  questionsApi;
