import { Suspense, useEffect } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './DiaryPage.module.scss';

const Diary = lazyPart(() => import('./components/Diary.tsx').then((chunk) => chunk.Diary));

/** A member's searches day by day, with what was found, what was opened and what they made of it. */
export function Component() {
  useEffect(() => Diary.preload(), []);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>Research diary</h1>
          <p className={styles.lead}>
            What you searched and what came of it. That nothing was found is worth knowing, too. Searches you want to come back to are among your <TextLink to="/search/saved">saved searches</TextLink>.
          </p>
        </Stack>
        <Suspense fallback={<PageSkeleton label="Loading your diary" />}>
          <Diary />
        </Suspense>
      </Stack>
    </PageContainer>
  );
}
