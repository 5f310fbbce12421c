import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { AddToResearchFolderDocument, CreateResearchFolderDocument } from './folders.generated.ts';

const foldersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createResearchFolder: build.mutation<{ id: string }, VariablesOf<typeof CreateResearchFolderDocument>>({
      query: ask(CreateResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof CreateResearchFolderDocument>) => data.createResearchFolder,
    }),
    /** Null when the folder has gone. */
    addToResearchFolder: build.mutation<
      { id: string; name: string } | null,
      VariablesOf<typeof AddToResearchFolderDocument>
    >({
      query: ask(AddToResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof AddToResearchFolderDocument>) => data.addToResearchFolder,
    }),
  }),
});

export const { useCreateResearchFolderMutation, useAddToResearchFolderMutation } = foldersApi;
