import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AcceptResearchFolderInvitationDocument,
  InviteToResearchFolderDocument,
  RemoveResearchFolderMemberDocument,
  ResearchFolderInvitationDocument,
} from './folder.generated.ts';
import { folderApi } from './folderApi.ts';

type Invitation = ResultOf<typeof InviteToResearchFolderDocument>['inviteToResearchFolder'];

const shareApi = folderApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the link is no longer good. */
    researchFolderInvitation: build.query<
      ResultOf<typeof ResearchFolderInvitationDocument>['researchFolderInvitation'],
      VariablesOf<typeof ResearchFolderInvitationDocument>
    >({
      query: ask(ResearchFolderInvitationDocument),
      transformResponse: (data: ResultOf<typeof ResearchFolderInvitationDocument>) => data.researchFolderInvitation,
      keepUnusedDataFor: 0,
    }),
    inviteToResearchFolder: build.mutation<Invitation, VariablesOf<typeof InviteToResearchFolderDocument>>({
      query: ask(InviteToResearchFolderDocument),
      transformResponse: (data: ResultOf<typeof InviteToResearchFolderDocument>) => data.inviteToResearchFolder,
    }),
    acceptResearchFolderInvitation: build.mutation<
      { id: string } | null,
      VariablesOf<typeof AcceptResearchFolderInvitationDocument>
    >({
      query: ask(AcceptResearchFolderInvitationDocument),
      transformResponse: (data: ResultOf<typeof AcceptResearchFolderInvitationDocument>) =>
        data.acceptResearchFolderInvitation,
    }),
    removeResearchFolderMember: build.mutation<boolean, VariablesOf<typeof RemoveResearchFolderMemberDocument>>({
      query: ask(RemoveResearchFolderMemberDocument),
      transformResponse: (data: ResultOf<typeof RemoveResearchFolderMemberDocument>) => data.removeResearchFolderMember,
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
  }),
});

export const {
  useResearchFolderInvitationQuery,
  useInviteToResearchFolderMutation,
  useAcceptResearchFolderInvitationMutation,
  useRemoveResearchFolderMemberMutation,
} = shareApi;
