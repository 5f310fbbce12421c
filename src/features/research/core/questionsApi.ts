import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  CreateResearchQuestionDocument,
  ResearchDestinationsDocument,
  ResearchQuestionsDocument,
} from './questions.generated.ts';

/** Questions and folders that a page can be added to. */
export interface Destinations {
  questions: ResultOf<typeof ResearchDestinationsDocument>['researchQuestions']['questions'];
  folders: ResultOf<typeof ResearchDestinationsDocument>['researchFolders']['folders'];
}

const questionsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Asked again whenever it is needed: questions change on their own pages. */
    researchQuestions: query(ResearchQuestionsDocument, 'researchQuestions', { keepUnusedDataFor: 0 }),
    researchDestinations: query(ResearchDestinationsDocument, {
      transformResponse: (data) => ({
        questions: data.researchQuestions.questions,
        folders: data.researchFolders.folders.filter(({ role }) => role !== 'READER'),
      }),
      keepUnusedDataFor: 0,
    }),
    createResearchQuestion: mutation(CreateResearchQuestionDocument, 'createResearchQuestion'),
  })),
});

export const { useResearchQuestionsQuery, useResearchDestinationsQuery, useCreateResearchQuestionMutation } =
  questionsApi;
