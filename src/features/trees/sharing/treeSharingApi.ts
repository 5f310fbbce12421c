import { treeApi } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AcceptTreeInvitationDocument,
  ChangeTreeMemberDocument,
  ChangeTreeSharingDocument,
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

const queries = treeApi.enhanceEndpoints({ addTagTypes: ['TreeSharing'] }).injectEndpoints({
  endpoints: (build) => ({
    treeSharing: build.query<TreeSharing, VariablesOf<typeof TreeSharingDocument>>({ query: ask(TreeSharingDocument), transformResponse: (data: ResultOf<typeof TreeSharingDocument>) => data.treeSharing, providesTags: ['TreeSharing'] }),
    /** Asked again whenever the page opens: the owner may have taken it back. */
    treeInvitation: build.query<TreeInvitationOffer, VariablesOf<typeof TreeInvitationDocument>>({ query: ask(TreeInvitationDocument), transformResponse: (data: ResultOf<typeof TreeInvitationDocument>) => data.treeInvitation, keepUnusedDataFor: 0 }),
    treePreview: build.query<TreePreview, VariablesOf<typeof TreePreviewDocument>>({ query: ask(TreePreviewDocument), transformResponse: (data: ResultOf<typeof TreePreviewDocument>) => data.treePreview, providesTags: ['FamilyTree', 'TreePeople'] }),
  }),
});

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    changeTreeSharing: build.mutation<TreeSharing, VariablesOf<typeof ChangeTreeSharingDocument>>({ query: ask(ChangeTreeSharingDocument), transformResponse: (data: ResultOf<typeof ChangeTreeSharingDocument>) => data.changeTreeSharing, invalidatesTags: (sharing) => (sharing ? ['TreeSharing', 'FamilyTree'] : []) }),
    renewTreeShareLink: build.mutation<TreeSharing, VariablesOf<typeof RenewTreeShareLinkDocument>>({ query: ask(RenewTreeShareLinkDocument), transformResponse: (data: ResultOf<typeof RenewTreeShareLinkDocument>) => data.renewTreeShareLink, invalidatesTags: (sharing) => (sharing ? ['TreeSharing', 'FamilyTree'] : []) }),
    inviteToTree: build.mutation<ResultOf<typeof InviteToTreeDocument>['inviteToTree'], VariablesOf<typeof InviteToTreeDocument>>({ query: ask(InviteToTreeDocument), transformResponse: (data: ResultOf<typeof InviteToTreeDocument>) => data.inviteToTree, invalidatesTags: (made) => (made?.code ? ['TreeSharing', 'FamilyTree'] : []) }),
    revokeTreeInvitation: build.mutation<TreeSharing, VariablesOf<typeof RevokeTreeInvitationDocument>>({ query: ask(RevokeTreeInvitationDocument), transformResponse: (data: ResultOf<typeof RevokeTreeInvitationDocument>) => data.revokeTreeInvitation, invalidatesTags: (sharing) => (sharing ? ['TreeSharing'] : []) }),
    changeTreeMember: build.mutation<TreeSharing, VariablesOf<typeof ChangeTreeMemberDocument>>({ query: ask(ChangeTreeMemberDocument), transformResponse: (data: ResultOf<typeof ChangeTreeMemberDocument>) => data.changeTreeMember, invalidatesTags: (sharing) => (sharing ? ['TreeSharing'] : []) }),
    removeTreeMember: build.mutation<TreeSharing, VariablesOf<typeof RemoveTreeMemberDocument>>({ query: ask(RemoveTreeMemberDocument), transformResponse: (data: ResultOf<typeof RemoveTreeMemberDocument>) => data.removeTreeMember, invalidatesTags: (sharing) => (sharing ? ['TreeSharing'] : []) }),
    acceptTreeInvitation: build.mutation<ResultOf<typeof AcceptTreeInvitationDocument>['acceptTreeInvitation'], VariablesOf<typeof AcceptTreeInvitationDocument>>({ query: ask(AcceptTreeInvitationDocument), transformResponse: (data: ResultOf<typeof AcceptTreeInvitationDocument>) => data.acceptTreeInvitation, invalidatesTags: (tree) => (tree ? ['FamilyTree'] : []) }),
  }),
});

export const { useTreeSharingQuery, useTreeInvitationQuery, useTreePreviewQuery } = queries;
export const { useChangeTreeSharingMutation, useRenewTreeShareLinkMutation, useInviteToTreeMutation, useRevokeTreeInvitationMutation, useChangeTreeMemberMutation, useRemoveTreeMemberMutation, useAcceptTreeInvitationMutation } = mutations;
