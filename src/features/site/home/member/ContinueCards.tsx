import { describeError } from '#domain/kernel/errors/describeError.ts';
import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';
import { useFlag, useGrant } from '#features/kernel/grants/index.ts';
import { MadeSearchList, topByNewResults, SavedSearchList } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHomeDiaryQuery, useHomeSavedSearchesQuery } from '../memberHomeApi.ts';
import { continueTexts as texts } from '../texts.ts';
import { ContinueTree } from './ContinueTree.tsx';
import styles from './member.module.scss';
import { RecentSearches } from './RecentSearches.tsx';

const MOST = 4;

/** Saved searches, those with new results first. States: on their way, not to be had, none, the list. */
function ContinueSaved() {
  const { data: searches, error } = useHomeSavedSearchesQuery();
  const first = searches && topByNewResults(searches, MOST);
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

/** The latest searches of the research diary. States: on its way, not to be had, off, empty, the list. */
function ContinueDiary() {
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

/** Where a member left off: the tree changed last, what is new in saved searches, and the latest of the diary. */
export function ContinueCards() {
  const hasTrees = useGrant('tree');
  const isTerminal = useFlag(LIBRARY_TERMINAL);
  const maySave = useGrant('search:save-search');
  return (
    <section aria-labelledby="continue" className={styles.continue}>
      <h2 id="continue">{texts.heading}</h2>
      {hasTrees && !isTerminal && <ContinueTree />}
      <div className={styles.lists}>
        {maySave && <ContinueSaved />}
        <ContinueDiary />
      </div>
      <RecentSearches />
    </section>
  );
}
