import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { FindMembersDocument, LookAtMemberDocument } from './members.generated.ts';

/** Accounts that a search came to. */
export type FoundMembers = ResultOf<typeof FindMembersDocument>['findMembers'];
type Looked = ResultOf<typeof LookAtMemberDocument>['lookAtMember'];
/** An account as support sees it. */
export type MemberLook = NonNullable<Looked>;

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** None when no account is named so. Nothing of it is kept. */
    findMembers: build.query<FoundMembers, VariablesOf<typeof FindMembersDocument>>({
      query: ask(FindMembersDocument),
      transformResponse: (data: ResultOf<typeof FindMembersDocument>) => data.findMembers,
      keepUnusedDataFor: 0,
    }),
    /** Each request is a look that is written down, so it is asked once for a page. */
    lookAtMember: build.query<Looked, VariablesOf<typeof LookAtMemberDocument>>({
      query: ask(LookAtMemberDocument),
      transformResponse: (data: ResultOf<typeof LookAtMemberDocument>) => data.lookAtMember,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyFindMembersQuery, useLookAtMemberQuery } = membersApi;
