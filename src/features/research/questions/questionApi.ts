import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AddResearchEvidenceDocument,
  AddResearchLogRowDocument,
  AnswerResearchConflictDocument,
  ChangeResearchEvidenceDocument,
  ChangeResearchLogRowDocument,
  ChangeResearchPlanRowDocument,
  ChangeResearchQuestionDocument,
  ConcludeResearchQuestionDocument,
  DiaryForQuestionDocument,
  LogDiaryEntryDocument,
  PlanResearchSourcesDocument,
  RemoveResearchQuestionDocument,
  RemoveResearchRowDocument,
  ResearchQuestionDocument,
  ResearchSourcesDocument,
  RestoreResearchQuestionDocument,
  RestoreResearchRowDocument,
} from './question.generated.ts';

/** A question with all its parts. */
export type Question = NonNullable<ResultOf<typeof ResearchQuestionDocument>['question']>;
export type PlanRow = Question['plan'][number];
export type LogRow = Question['log'][number];
export type EvidenceRow = Question['evidence'][number];
export type Conflict = Question['conflicts'][number];
export type PlanInput = VariablesOf<typeof ChangeResearchPlanRowDocument>['row'];
export type LogInput = VariablesOf<typeof ChangeResearchLogRowDocument>['row'];
export type EvidenceInput = VariablesOf<typeof ChangeResearchEvidenceDocument>['row'];
/** What the site has for a place and years. */
export type Source = ResultOf<typeof ResearchSourcesDocument>['researchSources'][number];

type Answer = Question | null;

const queries = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null when the member has no such question. Asked again whenever the page opens. */
    researchQuestion: query(ResearchQuestionDocument, 'question', {
      variables: (id: string) => ({ id }),
      keepUnusedDataFor: 0,
    }),
    researchSources: query(ResearchSourcesDocument, 'researchSources'),
    diaryForQuestion: query(DiaryForQuestionDocument, 'searchDiary', { keepUnusedDataFor: 0 }),
  })),
});

interface Lifecycle {
  dispatch: (action: ReturnType<typeof queries.util.updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** Shows the question as the server has it after a change. */
async function show(_asked: unknown, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const question = (await queryFulfilled.catch(() => null))?.data;
  if (question) dispatch(queries.util.updateQueryData('researchQuestion', question.id, () => question));
}

/** Every change answers the question, which is then shown. */
const CHANGE = { onQueryStarted: show };

const changes = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    changeResearchQuestion: mutation(ChangeResearchQuestionDocument, 'question', CHANGE),
    concludeResearchQuestion: mutation(ConcludeResearchQuestionDocument, 'question', CHANGE),
    removeResearchQuestion: mutation(RemoveResearchQuestionDocument, 'removeResearchQuestion'),
    restoreResearchQuestion: mutation(RestoreResearchQuestionDocument, 'question', CHANGE),
    planResearchSources: mutation(PlanResearchSourcesDocument, 'question', CHANGE),
    changeResearchPlanRow: mutation(ChangeResearchPlanRowDocument, 'question', CHANGE),
    addResearchLogRow: mutation(AddResearchLogRowDocument, 'question', CHANGE),
    changeResearchLogRow: mutation(ChangeResearchLogRowDocument, 'question', CHANGE),
    logDiaryEntry: mutation(LogDiaryEntryDocument, 'question', CHANGE),
    addResearchEvidence: mutation(AddResearchEvidenceDocument, 'question', CHANGE),
    changeResearchEvidence: mutation(ChangeResearchEvidenceDocument, 'question', CHANGE),
    removeResearchRow: mutation(RemoveResearchRowDocument, 'question', CHANGE),
    restoreResearchRow: mutation(RestoreResearchRowDocument, 'question', CHANGE),
    answerResearchConflict: mutation(AnswerResearchConflictDocument, 'question', CHANGE),
  })),
});

export const { useResearchQuestionQuery, useLazyResearchSourcesQuery, useDiaryForQuestionQuery } = queries;
export const {
  useChangeResearchQuestionMutation,
  useConcludeResearchQuestionMutation,
  useRemoveResearchQuestionMutation,
  useRestoreResearchQuestionMutation,
  usePlanResearchSourcesMutation,
  useChangeResearchPlanRowMutation,
  useAddResearchLogRowMutation,
  useChangeResearchLogRowMutation,
  useLogDiaryEntryMutation,
  useAddResearchEvidenceMutation,
  useChangeResearchEvidenceMutation,
  useRemoveResearchRowMutation,
  useRestoreResearchRowMutation,
  useAnswerResearchConflictMutation,
} = changes;
