import { describeError } from '#domain/kernel/errors/describeError.ts';
import { mostNew, SavedSearchList } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHomeSavedSearchesQuery } from '../memberHomeApi.ts';
import { continueTexts as texts } from '../texts.ts';
import styles from './Continue.module.scss';

const MOST = 4;

/** Saved searches, those with new results first. States: on their way, not to be had, none, the list. */
export function ContinueSaved() {
  const { data: searches, error } = useHomeSavedSearchesQuery();
  const first = searches && mostNew(searches, MOST);
  return (
    <Card title={texts.savedTitle}>
      {first === undefined &&
        (error ? (
          <p role="alert">
            {texts.savedFailed} {describeError(error)}
          </p>
        ) : (
          <SkeletonTable rows={3} columns={1} />
        ))}
      {first?.length === 0 && <p>{texts.savedEmpty}</p>}
      {first && first.length > 0 && (
        <>
          <SavedSearchList searches={first} />
          <p className={styles.way}>
            <TextLink to="/search/saved">{texts.savedAll}</TextLink>
          </p>
        </>
      )}
    </Card>
  );
}
