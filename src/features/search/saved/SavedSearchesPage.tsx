import { Suspense, useEffect } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { savedListTexts, savedSearchesTexts } from './texts.tsx';

const SavedList = lazyPart(() => import('./SavedList.tsx').then((chunk) => chunk.SavedList));

/** The searches a member saved, with what is new in each. */
export function Component() {
  useEffect(() => SavedList.preload(), []);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{savedSearchesTexts.title}</h1>
          <p>{savedSearchesTexts.introduction}</p>
        </Stack>
        <Suspense fallback={<PageSkeleton label={savedListTexts.loading} />}>
          <SavedList />
        </Suspense>
      </Stack>
    </PageContainer>
  );
}
