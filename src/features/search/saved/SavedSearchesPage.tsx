import { Suspense, useEffect } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

const SavedList = lazyPart(() => import('./SavedList.tsx').then((chunk) => chunk.SavedList));

/** The searches a member keeps, with what is new in each. */
export function Component() {
  useEffect(() => SavedList.preload(), []);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>Saved searches</h1>
          <p>
            New are the records that came to the site since you last opened a search from here. Everything you search is in your <TextLink to="/search/diary">research diary</TextLink>, if you keep one.
          </p>
        </Stack>
        <Suspense fallback={<PageSkeleton label="Loading your saved searches" />}>
          <SavedList />
        </Suspense>
      </Stack>
    </PageContainer>
  );
}
