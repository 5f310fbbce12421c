import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { AddToResearchFolderDocument, CreateResearchFolderDocument } from './folders.generated.ts';

const foldersApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    createResearchFolder: mutation(CreateResearchFolderDocument, 'createResearchFolder'),
    /** Null when the folder has gone. */
    addToResearchFolder: mutation(AddToResearchFolderDocument, 'addToResearchFolder'),
  })),
});

export const { useCreateResearchFolderMutation, useAddToResearchFolderMutation } = foldersApi;
