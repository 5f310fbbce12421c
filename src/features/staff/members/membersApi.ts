import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { FindMemberDocument, LookAtMemberDocument } from './members.generated.ts';

type Found = ResultOf<typeof FindMemberDocument>['findMember'];
type Looked = ResultOf<typeof LookAtMemberDocument>['lookAtMember'];
/** An account as support sees it. */
export type MemberLook = NonNullable<Looked>;

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when no account is named so. Nothing of it is kept. */
    findMember: build.query<Found, VariablesOf<typeof FindMemberDocument>>({ query: ask(FindMemberDocument), transformResponse: (data: ResultOf<typeof FindMemberDocument>) => data.findMember, keepUnusedDataFor: 0 }),
    /** Each request is a look that is written down, so it is asked once for a page. */
    lookAtMember: build.query<Looked, VariablesOf<typeof LookAtMemberDocument>>({ query: ask(LookAtMemberDocument), transformResponse: (data: ResultOf<typeof LookAtMemberDocument>) => data.lookAtMember, keepUnusedDataFor: 0 }),
  }),
});

export const { useLazyFindMemberQuery, useLookAtMemberQuery } = membersApi;
