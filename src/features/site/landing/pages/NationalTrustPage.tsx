import { Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { TextLinks } from '../components/TextLinks.tsx';
import { TextPage } from '../components/TextPage.tsx';
import { houseTexts } from '../houseTexts.ts';

const HouseHub = lazyPart(() => import('../components/HouseHub.tsx').then((chunk) => chunk.HouseHub));

const addressOf = (key: string): string => `/national-trust/${key}`;

/** Historic houses: a hub for members, a landing page for visitors (spec 1 section 2). */
export function Component() {
  if (useSelector(selectIsSignedIn)) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <HouseHub addressOf={addressOf} />
      </Suspense>
    );
  }
  return (
    <TextPage
      kind="landing"
      textKey="national-trust"
      below={<TextLinks title={houseTexts.start} kind="house" addressOf={addressOf} />}
    />
  );
}
