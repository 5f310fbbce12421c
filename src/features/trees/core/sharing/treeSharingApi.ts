import { ask } from '#services/graphql/baseApi.ts';
import type { Operation, ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
  endpoints: (build) => ({
    treeSharing: build.query<TreeSharing, VariablesOf<typeof TreeSharingDocument>>({
      query: ask(TreeSharingDocument),
      transformResponse: (data: ResultOf<typeof TreeSharingDocument>) => data.treeSharing,
      providesTags: ['TreeSharing'],
    }),
    /** Asked again whenever the page opens: the owner may have taken it back. */
    treeInvitation: build.query<TreeInvitationOffer, VariablesOf<typeof TreeInvitationDocument>>({
      query: ask(TreeInvitationDocument),
      transformResponse: (data: ResultOf<typeof TreeInvitationDocument>) => data.treeInvitation,
      providesTags: ['TreeInvitation'],
      keepUnusedDataFor: 0,
    }),
    treePreview: build.query<TreePreview, VariablesOf<typeof TreePreviewDocument>>({
      query: ask(TreePreviewDocument),
      transformResponse: (data: ResultOf<typeof TreePreviewDocument>) => data.treePreview,
      providesTags: ['FamilyTree', 'TreePeople'],
    }),
  }),
});

/** A change of who reads a tree, answered with who does then. */
const ofReaders = <Name extends string, Variables>(
  operation: Operation<Record<Name, TreeSharing>, Variables>,
  name: Name,
  tags: readonly ('TreeSharing' | 'FamilyTree')[],
) => ({
  query: ask(operation),
  transformResponse: (data: Record<Name, TreeSharing>) => data[name],
  invalidatesTags: (sharing: TreeSharing | undefined) => (sharing ? tags : []),
});

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    changeTreeSharing: build.mutation<TreeSharing, VariablesOf<typeof ChangeTreeSharingDocument>>(
      ofReaders(ChangeTreeSharingDocument, 'changeTreeSharing', ['TreeSharing', 'FamilyTree']),
    ),
    renewTreeShareLink: build.mutation<TreeSharing, VariablesOf<typeof RenewTreeShareLinkDocument>>(
      ofReaders(RenewTreeShareLinkDocument, 'renewTreeShareLink', ['TreeSharing', 'FamilyTree']),
    ),
    inviteToTree: build.mutation<
      ResultOf<typeof InviteToTreeDocument>['inviteToTree'],
      VariablesOf<typeof InviteToTreeDocument>
    >({
      query: ask(InviteToTreeDocument),
      transformResponse: (data: ResultOf<typeof InviteToTreeDocument>) => data.inviteToTree,
      invalidatesTags: (made) => (made?.code ? ['TreeSharing', 'FamilyTree'] : []),
    }),
    revokeTreeInvitation: build.mutation<TreeSharing, VariablesOf<typeof RevokeTreeInvitationDocument>>(
      ofReaders(RevokeTreeInvitationDocument, 'revokeTreeInvitation', ['TreeSharing']),
    ),
    changeTreeMember: build.mutation<TreeSharing, VariablesOf<typeof ChangeTreeMemberDocument>>(
      ofReaders(ChangeTreeMemberDocument, 'changeTreeMember', ['TreeSharing']),
    ),
    removeTreeMember: build.mutation<TreeSharing, VariablesOf<typeof RemoveTreeMemberDocument>>(
      ofReaders(RemoveTreeMemberDocument, 'removeTreeMember', ['TreeSharing']),
    ),
    decideTreeInvitationRequest: build.mutation<TreeSharing, VariablesOf<typeof DecideTreeInvitationRequestDocument>>(
      ofReaders(DecideTreeInvitationRequestDocument, 'decideTreeInvitationRequest', ['TreeSharing', 'FamilyTree']),
    ),
    askForTreeInvitation: build.mutation<TreeInvitationOffer, VariablesOf<typeof AskForTreeInvitationDocument>>({
      query: ask(AskForTreeInvitationDocument),
      transformResponse: (data: ResultOf<typeof AskForTreeInvitationDocument>) => data.askForTreeInvitation,
      invalidatesTags: ['TreeInvitation'],
    }),
    acceptTreeInvitation: build.mutation<
      ResultOf<typeof AcceptTreeInvitationDocument>['acceptTreeInvitation'],
      VariablesOf<typeof AcceptTreeInvitationDocument>
    >({
      query: ask(AcceptTreeInvitationDocument),
      transformResponse: (data: ResultOf<typeof AcceptTreeInvitationDocument>) => data.acceptTreeInvitation,
      invalidatesTags: (tree) => (tree ? ['FamilyTree'] : []),
    }),
  }),
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
