import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { FindMembersDocument, LookAtMemberDocument } from './members.generated.ts';

/** Accounts that a search came to. */
export type FoundMembers = ResultOf<typeof FindMembersDocument>['findMembers'];
type Looked = ResultOf<typeof LookAtMemberDocument>['lookAtMember'];
/** An account as support sees it. */
export type MemberLook = NonNullable<Looked>;

const membersApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** None when no account is named so. Nothing of it is kept. */
    findMembers: query(FindMembersDocument, 'findMembers', { keepUnusedDataFor: 0 }),
    /** Each request is a look that is written down, so it is asked once for a page. */
    lookAtMember: query(LookAtMemberDocument, 'lookAtMember', { keepUnusedDataFor: 0 }),
  })),
});

export const { useLazyFindMembersQuery, useLookAtMemberQuery } = membersApi;
