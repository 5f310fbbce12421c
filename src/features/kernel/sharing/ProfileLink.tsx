import { skipToken } from '@reduxjs/toolkit/query';

import { useGrant } from '#features/kernel/grants/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { MemberIdToProfileIdDocument } from './profileOfMember.generated.ts';
import { profileTexts as texts } from './texts.ts';

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

const { useMemberIdToProfileIdQuery } = profileOfMemberApi;

/**
 * A link to the profile of a member who is known by their number (PROF-006, API-016). Draws nothing until the profile
 * is known, nor where there is none or the reader may not open profiles.
 * @param name - theirs, as the page says it; null where it says none
 */
export function ProfileLink({ memberId, name }: { memberId: number; name: string | null }) {
  const mayOpen = useGrant('my-profile');
  const { data: profileId } = useMemberIdToProfileIdQuery(mayOpen ? memberId : skipToken);
  if (!profileId) return null;
  return (
    <TextLink to={`/profile/${profileId}`} aria-label={name === null ? undefined : texts.of(name)}>
      {texts.profile}
    </TextLink>
  );
}
