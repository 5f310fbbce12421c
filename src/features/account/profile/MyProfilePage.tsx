import { Suspense, useEffect } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useMyProfilePageQuery } from './profileApi.ts';
import { myProfileTexts } from './texts.ts';
import { useReportFailure } from './useReportFailure.ts';

// Travels together with the answer it draws.
const MyProfile = lazyPart(() => import('./components/MyProfile.tsx').then((chunk) => chunk.MyProfile));

const waiting = <PageSkeleton label={myProfileTexts.loading} />;

/** The own profile. States: a loader, failed with a way to try again (and reported), the profile. */
export function Component() {
  const {
    data: profile,
    isFetching,
    error,
    refetch,
  } = useMyProfilePageQuery(undefined, { refetchOnMountOrArgChange: true });
  useReportFailure(error);
  useEffect(() => MyProfile.preload(), []);
  if (profile === undefined && isFetching) return waiting;
  if (profile === undefined) {
    return (
      <Stack>
        <h1>{myProfileTexts.title}</h1>
        <LoadFailure headingLevel={2} title={myProfileTexts.failed} error={error} onRetry={() => void refetch()} />
      </Stack>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <MyProfile profile={profile} />
    </Suspense>
  );
}
