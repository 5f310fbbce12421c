import { useParams } from 'react-router-dom';

import { describeError } from '#services/graphql/errors.ts';
import { requestIdOf } from '#services/graphql/requestIdOf.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useMyProfileDetailsQuery, usePublicProfileQuery } from '../api/profileApi.ts';
import { PublicProfileView } from '../components/PublicProfileView.tsx';
import { useReportedFailure } from '../hooks/useReportedFailure.ts';

/** A member's profile as others see it. States: loading, failed, nobody there, a profile. */
export function Component() {
  const { profileId = '' } = useParams();
  const { currentData: profile, isFetching, error, refetch } = usePublicProfileQuery({ profileId }, { refetchOnMountOrArgChange: true });
  const { data: own } = useMyProfileDetailsQuery();
  useReportedFailure(error);
  usePageTitle(profile?.username ?? null);

  if (profile === undefined && isFetching) return <PageSkeleton label="Loading profile" />;
  if (profile === undefined) {
    const requestId = requestIdOf(error);
    return (
      <PageContainer width="text">
        <h1>Profile</h1>
        <Notice tone="error" headingLevel={2} title="The profile could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
          <p>{describeError(error)}</p>
          {requestId && <p>Request Id: {requestId}</p>}
        </Notice>
      </PageContainer>
    );
  }
  if (profile === null) {
    return (
      <PageContainer width="text">
        <h1>We do not have this profile</h1>
        <Notice tone="empty" title="No member has this address" actions={<ButtonLink to="/home">Back to homepage</ButtonLink>}>
          <p>The link may be incomplete, or the member has left.</p>
        </Notice>
      </PageContainer>
    );
  }
  return <PublicProfileView profile={profile} isOwn={own?.id === profile.id} />;
}
