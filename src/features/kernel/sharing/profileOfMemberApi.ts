import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { MemberIdToProfileIdDocument } from './profileOfMember.generated.ts';

const profileOfMemberApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /**
     * The id of a member’s profile by their number (PROF-006); null for one who is no member any more. It does not
     * change.
     */
    memberIdToProfileId: query(MemberIdToProfileIdDocument, 'memberIdToProfileId', {
      variables: (memberId: number) => ({ memberId }),
      keepUnusedDataFor: 600,
    }),
  })),
});

export const { useMemberIdToProfileIdQuery } = profileOfMemberApi;
