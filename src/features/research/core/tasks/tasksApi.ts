import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AddResearchTasksDocument,
  ChangeResearchTaskDocument,
  RemoveResearchTaskDocument,
  ResearchTasksDocument,
  RestoreResearchTaskDocument,
  SetResearchTaskDoneDocument,
} from './tasks.generated.ts';

type Tasks = ResultOf<typeof ResearchTasksDocument>['researchTasks'];
/** A task as its member sees it. */
export type ResearchTask = Tasks['tasks'][number];

/** What shows tasks is asked for again after each change: a task has its place by its date, and is in several lists. */
export const taskedApi = baseApi.enhanceEndpoints({ addTagTypes: ['ResearchTasks'] });
const CHANGE = { invalidatesTags: ['ResearchTasks'] as const };

const tasksApi = taskedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those of a question, or of a person; all where neither is given. */
    researchTasks: build.query<Tasks, { questionId: string | null; personId: string | null }>({
      query: ask(ResearchTasksDocument),
      transformResponse: (data: ResultOf<typeof ResearchTasksDocument>) => data.researchTasks,
      keepUnusedDataFor: 0,
      providesTags: ['ResearchTasks'],
    }),
    addResearchTasks: build.mutation<ResearchTask[], VariablesOf<typeof AddResearchTasksDocument>>({
      query: ask(AddResearchTasksDocument),
      transformResponse: (data: ResultOf<typeof AddResearchTasksDocument>) => data.addResearchTasks,
      ...CHANGE,
    }),
    changeResearchTask: build.mutation<ResearchTask | null, VariablesOf<typeof ChangeResearchTaskDocument>>({
      query: ask(ChangeResearchTaskDocument),
      transformResponse: (data: ResultOf<typeof ChangeResearchTaskDocument>) => data.changeResearchTask,
      ...CHANGE,
    }),
    setResearchTaskDone: build.mutation<ResearchTask | null, VariablesOf<typeof SetResearchTaskDoneDocument>>({
      query: ask(SetResearchTaskDoneDocument),
      transformResponse: (data: ResultOf<typeof SetResearchTaskDoneDocument>) => data.setResearchTaskDone,
      ...CHANGE,
    }),
    removeResearchTask: build.mutation<boolean, VariablesOf<typeof RemoveResearchTaskDocument>>({
      query: ask(RemoveResearchTaskDocument),
      transformResponse: (data: ResultOf<typeof RemoveResearchTaskDocument>) => data.removeResearchTask,
      ...CHANGE,
    }),
    restoreResearchTask: build.mutation<ResearchTask | null, VariablesOf<typeof RestoreResearchTaskDocument>>({
      query: ask(RestoreResearchTaskDocument),
      transformResponse: (data: ResultOf<typeof RestoreResearchTaskDocument>) => data.restoreResearchTask,
      ...CHANGE,
    }),
  }),
});

export const {
  useResearchTasksQuery,
  useAddResearchTasksMutation,
  useChangeResearchTaskMutation,
  useSetResearchTaskDoneMutation,
  useRemoveResearchTaskMutation,
  useRestoreResearchTaskMutation,
} = tasksApi;
