import { ask, baseApi } from '#services/graphql/baseApi.ts';
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
const questionOf = ({ question }: { question: Answer }): Answer => question;

const queries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the member has no such question. Asked again whenever the page opens. */
    researchQuestion: build.query<Answer, string>({
      query: (id) => ask(ResearchQuestionDocument)({ id }),
      transformResponse: questionOf,
      keepUnusedDataFor: 0,
    }),
    researchSources: build.query<Source[], VariablesOf<typeof ResearchSourcesDocument>>({
      query: ask(ResearchSourcesDocument),
      transformResponse: (data: ResultOf<typeof ResearchSourcesDocument>) => data.researchSources,
    }),
    diaryForQuestion: build.query<ResultOf<typeof DiaryForQuestionDocument>['searchDiary'], void>({
      query: () => ask(DiaryForQuestionDocument)({}),
      transformResponse: (data: ResultOf<typeof DiaryForQuestionDocument>) => data.searchDiary,
      keepUnusedDataFor: 0,
    }),
  }),
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

/** What every change has in common: it answers the question, which is then shown. */
const CHANGE = { transformResponse: questionOf, onQueryStarted: show };

const changes = queries.injectEndpoints({
  endpoints: (build) => ({
    changeResearchQuestion: build.mutation<Answer, VariablesOf<typeof ChangeResearchQuestionDocument>>({
      query: ask(ChangeResearchQuestionDocument),
      ...CHANGE,
    }),
    concludeResearchQuestion: build.mutation<Answer, VariablesOf<typeof ConcludeResearchQuestionDocument>>({
      query: ask(ConcludeResearchQuestionDocument),
      ...CHANGE,
    }),
    removeResearchQuestion: build.mutation<boolean, VariablesOf<typeof RemoveResearchQuestionDocument>>({
      query: ask(RemoveResearchQuestionDocument),
      transformResponse: (data: ResultOf<typeof RemoveResearchQuestionDocument>) => data.removeResearchQuestion,
    }),
    restoreResearchQuestion: build.mutation<Answer, VariablesOf<typeof RestoreResearchQuestionDocument>>({
      query: ask(RestoreResearchQuestionDocument),
      ...CHANGE,
    }),
    planResearchSources: build.mutation<Answer, VariablesOf<typeof PlanResearchSourcesDocument>>({
      query: ask(PlanResearchSourcesDocument),
      ...CHANGE,
    }),
    changeResearchPlanRow: build.mutation<Answer, VariablesOf<typeof ChangeResearchPlanRowDocument>>({
      query: ask(ChangeResearchPlanRowDocument),
      ...CHANGE,
    }),
    addResearchLogRow: build.mutation<Answer, VariablesOf<typeof AddResearchLogRowDocument>>({
      query: ask(AddResearchLogRowDocument),
      ...CHANGE,
    }),
    changeResearchLogRow: build.mutation<Answer, VariablesOf<typeof ChangeResearchLogRowDocument>>({
      query: ask(ChangeResearchLogRowDocument),
      ...CHANGE,
    }),
    logDiaryEntry: build.mutation<Answer, VariablesOf<typeof LogDiaryEntryDocument>>({
      query: ask(LogDiaryEntryDocument),
      ...CHANGE,
    }),
    addResearchEvidence: build.mutation<Answer, VariablesOf<typeof AddResearchEvidenceDocument>>({
      query: ask(AddResearchEvidenceDocument),
      ...CHANGE,
    }),
    changeResearchEvidence: build.mutation<Answer, VariablesOf<typeof ChangeResearchEvidenceDocument>>({
      query: ask(ChangeResearchEvidenceDocument),
      ...CHANGE,
    }),
    removeResearchRow: build.mutation<Answer, VariablesOf<typeof RemoveResearchRowDocument>>({
      query: ask(RemoveResearchRowDocument),
      ...CHANGE,
    }),
    restoreResearchRow: build.mutation<Answer, VariablesOf<typeof RestoreResearchRowDocument>>({
      query: ask(RestoreResearchRowDocument),
      ...CHANGE,
    }),
    answerResearchConflict: build.mutation<Answer, VariablesOf<typeof AnswerResearchConflictDocument>>({
      query: ask(AnswerResearchConflictDocument),
      ...CHANGE,
    }),
  }),
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
