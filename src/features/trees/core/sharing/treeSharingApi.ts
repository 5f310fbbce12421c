import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { treeApi } from '../api/treeApi.ts';
import {
  AcceptTreeInvitationDocument,
  AskForTreeInvitationDocument,
  ChangeTreeMemberDocument,
  ChangeTreeSharingDocument,
  DecideTreeInvitationRequestDocument,
  InviteToTreeDocument,
  RemoveTreeMemberDocument,
  RenewTreeShareLinkDocument,
  RevokeTreeInvitationDocument,
  TreeInvitationDocument,
  TreePreviewDocument,
  TreeSharingDocument,
} from './treeSharing.generated.ts';

/** The readers of a tree. */
export type TreeSharing = ResultOf<typeof TreeSharingDocument>['treeSharing'];
/** What an invitation offers. */
export type TreeInvitationOffer = ResultOf<typeof TreeInvitationDocument>['treeInvitation'];
/** What everyone may see of a public tree. */
export type TreePreview = ResultOf<typeof TreePreviewDocument>['treePreview'];

const queries = treeApi.enhanceEndpoints({ addTagTypes: ['TreeSharing', 'TreeInvitation'] }).injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    treeSharing: query(TreeSharingDocument, 'treeSharing', { providesTags: ['TreeSharing'] }),
    /** Asked again whenever the page opens: the owner may have taken it back. */
    treeInvitation: query(TreeInvitationDocument, 'treeInvitation', {
      providesTags: ['TreeInvitation'],
      keepUnusedDataFor: 0,
    }),
    treePreview: query(TreePreviewDocument, 'treePreview', { providesTags: ['FamilyTree', 'TreePeople'] }),
  })),
});

/** A change of who reads a tree, answered with who does then. */
const ofReaders = { invalidatesTags: (sharing: unknown) => (sharing ? ['TreeSharing' as const] : []) };
/** One that changes what others see of the tree, too. */
const ofTree = {
  invalidatesTags: (sharing: unknown) => (sharing ? ['TreeSharing' as const, 'FamilyTree' as const] : []),
};

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    changeTreeSharing: mutation(ChangeTreeSharingDocument, 'changeTreeSharing', ofTree),
    renewTreeShareLink: mutation(RenewTreeShareLinkDocument, 'renewTreeShareLink', ofTree),
    inviteToTree: mutation(InviteToTreeDocument, 'inviteToTree', {
      invalidatesTags: (made) => (made?.code ? ['TreeSharing', 'FamilyTree'] : []),
    }),
    revokeTreeInvitation: mutation(RevokeTreeInvitationDocument, 'revokeTreeInvitation', ofReaders),
    changeTreeMember: mutation(ChangeTreeMemberDocument, 'changeTreeMember', ofReaders),
    removeTreeMember: mutation(RemoveTreeMemberDocument, 'removeTreeMember', ofReaders),
    decideTreeInvitationRequest: mutation(DecideTreeInvitationRequestDocument, 'decideTreeInvitationRequest', ofTree),
    askForTreeInvitation: mutation(AskForTreeInvitationDocument, 'askForTreeInvitation', {
      invalidatesTags: ['TreeInvitation'],
    }),
    acceptTreeInvitation: mutation(AcceptTreeInvitationDocument, 'acceptTreeInvitation', {
      invalidatesTags: (tree) => (tree ? ['FamilyTree'] : []),
    }),
  })),
});

export const { useTreeSharingQuery, useTreeInvitationQuery, useTreePreviewQuery } = queries;
export const {
  useChangeTreeSharingMutation,
  useRenewTreeShareLinkMutation,
  useInviteToTreeMutation,
  useRevokeTreeInvitationMutation,
  useChangeTreeMemberMutation,
  useRemoveTreeMemberMutation,
  useAcceptTreeInvitationMutation,
  useAskForTreeInvitationMutation,
  useDecideTreeInvitationRequestMutation,
} = mutations;
