import { fromOperations } from '#services/graphql/fromOperations.ts';

import {
  AcceptResearchFolderInvitationDocument,
  InviteToResearchFolderDocument,
  RemoveResearchFolderMemberDocument,
  ResearchFolderInvitationDocument,
} from './folder.generated.ts';
import { folderApi } from './folderApi.ts';

const shareApi = folderApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Null where the link is no longer good. */
    researchFolderInvitation: query(ResearchFolderInvitationDocument, 'researchFolderInvitation', {
      keepUnusedDataFor: 0,
    }),
    inviteToResearchFolder: mutation(InviteToResearchFolderDocument, 'inviteToResearchFolder'),
    acceptResearchFolderInvitation: mutation(AcceptResearchFolderInvitationDocument, 'acceptResearchFolderInvitation'),
    removeResearchFolderMember: mutation(RemoveResearchFolderMemberDocument, 'removeResearchFolderMember', {
      async onQueryStarted({ folderId, memberId }, { dispatch, queryFulfilled }) {
        if ((await queryFulfilled.catch(() => null))?.data)
          dispatch(
            folderApi.util.updateQueryData(
              'researchFolder',
              folderId,
              (folder) =>
                void (folder && (folder.members = folder.members.filter((member) => member.memberId !== memberId))),
            ),
          );
      },
    }),
  })),
});

export const {
  useResearchFolderInvitationQuery,
  useInviteToResearchFolderMutation,
  useAcceptResearchFolderInvitationMutation,
  useRemoveResearchFolderMemberMutation,
} = shareApi;
