import { Suspense, useEffect } from 'react';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useMyProfilePageQuery } from './profileApi.ts';
import { myProfileTexts } from './texts.ts';
import { useReportFailure } from './useReportFailure.ts';

// Travels together with the answer it draws.
const MyProfile = lazyPart(() => import('./components/MyProfile.tsx').then((chunk) => chunk.MyProfile));

const waiting = <PageSkeleton label={myProfileTexts.loading} />;

/** The own profile. States: a loader, failed with a way to try again (and reported), the profile. */
export function Component() {
  const { data: profile, ...answer } = useMyProfilePageQuery(undefined, { refetchOnMountOrArgChange: true });
  useReportFailure(answer.error);
  useEffect(() => MyProfile.preload(), []);
  if (profile === undefined) {
    const head = <h1>{myProfileTexts.title}</h1>;
    return <NoAnswer of={answer} texts={myProfileTexts} waiting={waiting} head={head} headingLevel={2} />;
  }
  return (
    <Suspense fallback={waiting}>
      <MyProfile profile={profile} />
    </Suspense>
  );
}
