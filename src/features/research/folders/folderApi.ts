import { ask, baseApi } from '#services/graphql/baseApi.ts';
import { codeOf } from '#services/graphql/failure.ts';
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

/** One folder. */
export const folderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the member has no such folder. Asked again whenever the page opens. */
    researchFolder: build.query<Answer, string>({
      query: (id) => ask(ResearchFolderDocument)({ id }),
      transformResponse: (data: ResultOf<typeof ResearchFolderDocument>) => data.researchFolder,
      keepUnusedDataFor: 0,
    }),
  }),
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
  endpoints: (build) => ({
    changeResearchFolder: build.mutation<Answer, VariablesOf<typeof ChangeResearchFolderDocument>>({
      query: ask(ChangeResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof ChangeResearchFolderDocument>) => data.changeResearchFolder,
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
    removeResearchFolder: build.mutation<boolean, VariablesOf<typeof RemoveResearchFolderDocument>>({
      query: ask(RemoveResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof RemoveResearchFolderDocument>) => data.removeResearchFolder,
    }),
    restoreResearchFolder: build.mutation<{ id: string } | null, VariablesOf<typeof RestoreResearchFolderDocument>>({
      query: ask(RestoreResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof RestoreResearchFolderDocument>) => data.restoreResearchFolder,
    }),
    addResearchPage: build.mutation<Answer, VariablesOf<typeof AddResearchPageDocument>>({
      query: ask(AddResearchPageDocument),
      transformResponse: (data: ResultOf<typeof AddResearchPageDocument>) => data.addToResearchFolder,
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
    writeInResearchFolder: build.mutation<Answer, VariablesOf<typeof WriteInResearchFolderDocument>>({
      query: ask(WriteInResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof WriteInResearchFolderDocument>) => data.writeInResearchFolder,
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
    /** Null when there is no such folder for the member to add to. */
    openResearchUpload: build.mutation<string | null, VariablesOf<typeof OpenResearchUploadDocument>>({
      query: ask(OpenResearchUploadDocument),
      transformResponse: (data: ResultOf<typeof OpenResearchUploadDocument>) => data.openResearchUpload,
    }),
    changeResearchItem: build.mutation<
      { id: string; note: string } | null,
      VariablesOf<typeof ChangeResearchItemDocument> & { folderId: string }
    >({
      query: ({ folderId: _shownIn, ...asked }) => ask(ChangeResearchItemDocument)(asked),
      transformResponse: (data: ResultOf<typeof ChangeResearchItemDocument>) => data.changeResearchItem,
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
    moveResearchItem: build.mutation<Answer, VariablesOf<typeof MoveResearchItemDocument>>({
      query: ask(MoveResearchItemDocument),
      transformResponse: (data: ResultOf<typeof MoveResearchItemDocument>) => data.moveResearchItem,
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
    removeResearchItem: build.mutation<boolean, VariablesOf<typeof RemoveResearchItemDocument> & { folderId: string }>({
      query: ({ folderId: _shownIn, ...asked }) => ask(RemoveResearchItemDocument)(asked),
      transformResponse: (data: ResultOf<typeof RemoveResearchItemDocument>) => data.removeResearchItem,
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
    restoreResearchItem: build.mutation<Answer, VariablesOf<typeof RestoreResearchItemDocument>>({
      query: ask(RestoreResearchItemDocument),
      transformResponse: (data: ResultOf<typeof RestoreResearchItemDocument>) => data.restoreResearchItem,
      onQueryStarted: (_asked, lifecycle) => show(lifecycle),
    }),
  }),
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
