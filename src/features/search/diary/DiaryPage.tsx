import { Suspense, useEffect } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './DiaryPage.module.scss';
import { diaryPageTexts, diaryTexts } from './texts.tsx';

const Diary = lazyPart(() => import('./components/Diary.tsx').then((chunk) => chunk.Diary));

/** A member's searches day by day, with what was found, what was opened and what they made of it. */
export function Component() {
  useEffect(() => Diary.preload(), []);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{diaryPageTexts.title}</h1>
          <p className={styles.lead}>{diaryPageTexts.introduction}</p>
        </Stack>
        <Suspense fallback={<PageSkeleton label={diaryTexts.loading} />}>
          <Diary />
        </Suspense>
      </Stack>
    </PageContainer>
  );
}
