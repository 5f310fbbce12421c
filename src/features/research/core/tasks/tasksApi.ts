import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Those of a question, or of a person; all where neither is given. */
    researchTasks: query(ResearchTasksDocument, 'researchTasks', {
      keepUnusedDataFor: 0,
      providesTags: ['ResearchTasks'],
    }),
    addResearchTasks: mutation(AddResearchTasksDocument, 'addResearchTasks', CHANGE),
    changeResearchTask: mutation(ChangeResearchTaskDocument, 'changeResearchTask', CHANGE),
    setResearchTaskDone: mutation(SetResearchTaskDoneDocument, 'setResearchTaskDone', CHANGE),
    removeResearchTask: mutation(RemoveResearchTaskDocument, 'removeResearchTask', CHANGE),
    restoreResearchTask: mutation(RestoreResearchTaskDocument, 'restoreResearchTask', CHANGE),
  })),
});

export const {
  useResearchTasksQuery,
  useAddResearchTasksMutation,
  useChangeResearchTaskMutation,
  useSetResearchTaskDoneMutation,
  useRemoveResearchTaskMutation,
  useRestoreResearchTaskMutation,
} = tasksApi;
