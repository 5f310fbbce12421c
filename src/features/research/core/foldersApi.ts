import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { AddToResearchFolderDocument, CreateResearchFolderDocument, ResearchFoldersDocument } from './folders.generated.ts';

type Folders = ResultOf<typeof ResearchFoldersDocument>['researchFolders'];
/** A folder as lists show it. */
export type ListedFolder = Folders['folders'][number];

const foldersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again whenever it is needed: folders change on other pages. */
    researchFolders: build.query<Folders, void>({ query: () => ask(ResearchFoldersDocument)({}), transformResponse: (data: ResultOf<typeof ResearchFoldersDocument>) => data.researchFolders, keepUnusedDataFor: 0 }),
    createResearchFolder: build.mutation<{ id: string }, VariablesOf<typeof CreateResearchFolderDocument>>({
      query: ask(CreateResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof CreateResearchFolderDocument>) => data.createResearchFolder,
    }),
    /** Null when the folder has gone. */
    addToResearchFolder: build.mutation<{ id: string; name: string } | null, VariablesOf<typeof AddToResearchFolderDocument>>({
      query: ask(AddToResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof AddToResearchFolderDocument>) => data.addToResearchFolder,
    }),
  }),
});

export const { useResearchFoldersQuery, useCreateResearchFolderMutation, useAddToResearchFolderMutation } = foldersApi;
