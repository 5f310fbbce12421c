import { Suspense, useEffect } from 'react';

import { describeError } from '#services/graphql/errors.ts';
import { requestIdOf } from '#services/graphql/requestIdOf.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useMyProfilePageQuery } from '../api/profileApi.ts';
import { useReportedFailure } from '../hooks/useReportedFailure.ts';

// Travels together with the answer it draws.
const MyProfile = lazyPart(() => import('../components/MyProfile.tsx').then((chunk) => chunk.MyProfile));

const waiting = <PageSkeleton label="Loading your profile" />;

/** The own profile. States: a loader, failed with a way to try again (and reported), the profile. */
export function Component() {
  const { data: profile, isFetching, error, refetch } = useMyProfilePageQuery(undefined, { refetchOnMountOrArgChange: true });
  useReportedFailure(error);
  useEffect(() => MyProfile.preload(), []);
  if (profile === undefined && isFetching) return waiting;
  if (profile === undefined) {
    const requestId = requestIdOf(error);
    return (
      <Stack>
        <h1>My profile</h1>
        <Notice tone="error" headingLevel={2} title="Your profile could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
          <p>{describeError(error)}</p>
          {requestId && <p>Request Id: {requestId}</p>}
        </Notice>
      </Stack>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <MyProfile profile={profile} />
    </Suspense>
  );
}
