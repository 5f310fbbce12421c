import { codeOf } from '#domain/kernel/errors/failure.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AddResearchPageDocument,
  ChangeResearchFolderDocument,
  ChangeResearchItemDocument,
  MoveResearchItemDocument,
  OpenResearchUploadDocument,
  RemoveResearchFolderDocument,
  RemoveResearchItemDocument,
  ResearchFolderDocument,
  RestoreResearchFolderDocument,
  RestoreResearchItemDocument,
  WriteInResearchFolderDocument,
} from './folder.generated.ts';

/** A folder with what is in it. */
export type ResearchFolder = NonNullable<ResultOf<typeof ResearchFolderDocument>['researchFolder']>;
/** An entry of a folder. */
export type ResearchItem = ResearchFolder['items'][number];
type Answer = ResearchFolder | null;
/** The variables of a change, with the folder that shows what it changes. */
type InFolder<Variables> = Variables & { folderId: string };

/** One folder. */
export const folderApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null when the member has no such folder. Asked again whenever the page opens. */
    researchFolder: query(ResearchFolderDocument, 'researchFolder', {
      variables: (id: string) => ({ id }),
      keepUnusedDataFor: 0,
    }),
  })),
});

interface Lifecycle<Data> {
  dispatch: (
    action: ReturnType<typeof folderApi.util.upsertQueryData> | ReturnType<typeof folderApi.util.updateQueryData>,
  ) => unknown;
  queryFulfilled: Promise<{ data: Data }>;
}

/** Shows the folder as the server has it after a change. */
async function show({ dispatch, queryFulfilled }: Lifecycle<Answer>): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  const folder = answer?.data;
  if (folder) dispatch(folderApi.util.updateQueryData('researchFolder', folder.id, () => folder));
}

const changes = folderApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    changeResearchFolder: mutation(ChangeResearchFolderDocument, 'changeResearchFolder', {
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
    removeResearchFolder: mutation(RemoveResearchFolderDocument, 'removeResearchFolder'),
    restoreResearchFolder: mutation(RestoreResearchFolderDocument, 'restoreResearchFolder'),
    addResearchPage: mutation(AddResearchPageDocument, 'addToResearchFolder', {
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
    writeInResearchFolder: mutation(WriteInResearchFolderDocument, 'writeInResearchFolder', {
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
    /** Null when there is no such folder for the member to add to. */
    openResearchUpload: mutation(OpenResearchUploadDocument, 'openResearchUpload'),
    changeResearchItem: mutation(ChangeResearchItemDocument, 'changeResearchItem', {
      variables: ({ folderId: _shownIn, ...asked }: InFolder<VariablesOf<typeof ChangeResearchItemDocument>>) => asked,
      async onQueryStarted({ folderId }, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled
          .then(({ data }) => data)
          .catch(({ error }: { error?: unknown }) => (codeOf(error) === 'CONFLICT' ? ('changed' as const) : null));
        // What the note is now belongs beside what was typed.
        if (changed === 'changed')
          await dispatch(
            folderApi.endpoints.researchFolder.initiate(folderId, { forceRefetch: true, subscribe: false }),
          );
        else if (changed)
          dispatch(
            folderApi.util.updateQueryData(
              'researchFolder',
              folderId,
              (folder) => void folder?.items.forEach((item) => item.id === changed.id && (item.note = changed.note)),
            ),
          );
      },
    }),
    moveResearchItem: mutation(MoveResearchItemDocument, 'moveResearchItem', {
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
    removeResearchItem: mutation(RemoveResearchItemDocument, 'removeResearchItem', {
      variables: ({ folderId: _shownIn, ...asked }: InFolder<VariablesOf<typeof RemoveResearchItemDocument>>) => asked,
      async onQueryStarted({ id, folderId }, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.catch(() => null))
          dispatch(
            folderApi.util.updateQueryData(
              'researchFolder',
              folderId,
              (folder) => void (folder && (folder.items = folder.items.filter((item) => item.id !== id))),
            ),
          );
      },
    }),
    restoreResearchItem: mutation(RestoreResearchItemDocument, 'restoreResearchItem', {
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
  })),
});

export const { useResearchFolderQuery } = folderApi;
export const {
  useChangeResearchFolderMutation,
  useRemoveResearchFolderMutation,
  useRestoreResearchFolderMutation,
  useAddResearchPageMutation,
  useWriteInResearchFolderMutation,
  useOpenResearchUploadMutation,
  useChangeResearchItemMutation,
  useMoveResearchItemMutation,
  useRemoveResearchItemMutation,
  useRestoreResearchItemMutation,
} = changes;
