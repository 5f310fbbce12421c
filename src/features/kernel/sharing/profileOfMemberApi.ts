import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { MemberIdToProfileIdDocument } from './profileOfMember.generated.ts';

const profileOfMemberApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The id of a member’s profile by their number (PROF-006); null for one who is no member any more. It does not
     * change.
     */
    memberIdToProfileId: build.query<string | null, number>({
      query: (memberId) => ask(MemberIdToProfileIdDocument)({ memberId }),
      transformResponse: (data: ResultOf<typeof MemberIdToProfileIdDocument>) => data.memberIdToProfileId,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useMemberIdToProfileIdQuery } = profileOfMemberApi;
