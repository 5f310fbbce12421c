import { describeError } from '#domain/kernel/errors/describeError.ts';
import { MadeSearchList } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHomeDiaryQuery } from '../memberHomeApi.ts';
import { continueTexts as texts } from '../texts.ts';
import styles from './Continue.module.scss';

/** The latest searches of the research diary. States: on its way, not to be had, off, empty, the list. */
export function ContinueDiary() {
  const { data: diary, error } = useHomeDiaryQuery();
  return (
    <Card title={texts.diaryTitle}>
      {diary === undefined &&
        (error ? (
          <p role="alert">
            {texts.diaryFailed} {describeError(error)}
          </p>
        ) : (
          <SkeletonTable rows={3} columns={1} />
        ))}
      {diary && diary.entries.length === 0 && <p>{diary.isStarted ? texts.diaryEmpty : texts.diaryOff}</p>}
      {diary && diary.entries.length > 0 && <MadeSearchList searches={diary.entries} />}
      {diary && (
        <p className={styles.way}>
          <TextLink to="/search/diary">{texts.diaryOpen}</TextLink>
        </p>
      )}
    </Card>
  );
}
