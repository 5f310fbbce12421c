import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useKeepSearchDiaryMutation, useLazySearchDiaryTotalsQuery, useRemoveDiaryEntryMutation, useSearchDiaryQuery } from '../searchDiaryApi.ts';
import { DiaryItem } from './DiaryItem.tsx';
import { DiaryTools } from './DiaryTools.tsx';
import { daysOf } from '../daysOf.ts';
import { diaryChanged } from '../noteSearches.ts';
import styles from './Diary.module.scss';

const STEP = 30;
/** Entries that are compared at once. */
const COMPARED = 50;

/** Before a diary is kept: what it would hold, and the way to begin. */
function Beginning({ onStarted }: { onStarted: () => void }) {
  const [keep, { isLoading, error }] = useKeepSearchDiaryMutation();
  const begin = async () => {
    const answer = await keep({ isKept: true });
    diaryChanged();
    if (!answer.error) onStarted();
  };
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title="You keep no diary yet"
      actions={
        <Button variant="primary" loading={isLoading} onClick={() => void begin()}>
          Keep a diary of my searches
        </Button>
      }
    >
      <p>From then on each search is noted with its day and how much it found, also when it found nothing, and the records you open from it. Only you see it. You can pause it, take it along as a file, and delete it at any time.</p>
      {error !== undefined && <p>{describeError(error)}</p>}
    </Notice>
  );
}

/** The diary. States: loading, failed, not begun, paused, empty, days. */
export function Diary() {
  const dispatch = useDispatch();
  const [first, setFirst] = useState(STEP);
  const { data, error, isFetching, refetch } = useSearchDiaryQuery({ first });
  const [compare, { data: totals, isFetching: isComparing, error: uncompared }] = useLazySearchDiaryTotalsQuery();
  const [remove] = useRemoveDiaryEntryMutation();
  if (error && !data) return <LoadFailure headingLevel={2} title="Your diary could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label="Loading your diary" />;
  if (!data.isStarted) return <Beginning onStarted={() => void refetch()} />;
  const { entries, isPaused, next } = data;
  const now = new Map(totals?.map(({ id, total }) => [id, total]));
  const onRemove = async (id: string) => {
    const answer = await remove({ id });
    if (answer.error) dispatch(toastRaised({ title: 'That did not work', description: describeError(answer.error), variant: 'error' }));
    else void refetch();
  };
  return (
    <Stack gap={6}>
      <DiaryTools
        isPaused={isPaused}
        hasEntries={entries.length > 0}
        isComparing={isComparing}
        onCompare={() => void compare({ ids: entries.slice(0, COMPARED).map(({ id }) => id) })}
        onChanged={() => void refetch()}
      />
      {uncompared !== undefined && !isComparing && (
        <Notice tone="error" title="The searches could not be compared with today">
          <p>{describeError(uncompared)}</p>
        </Notice>
      )}
      {isPaused && <Notice tone="warning" title="The diary is paused: searches are not noted." />}
      {entries.length === 0 && (
        <Notice tone="empty" headingLevel={2} title="Nothing is noted yet">
          <p>Your next search stands here.</p>
        </Notice>
      )}
      {daysOf(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <Card>
            <ul role="list">
              {ofDay.map((entry) => (
                <DiaryItem key={entry.id} entry={entry} totalNow={now.get(entry.id)} onChanged={() => void refetch()} onRemove={() => void onRemove(entry.id)} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {error !== undefined && !isFetching && (
        <Notice tone="error" title="Your diary could not be read further">
          <p>{describeError(error)}</p>
        </Notice>
      )}
      {next !== null && (
        <div>
          <Button loading={isFetching} onClick={() => (error === undefined ? setFirst(first + STEP) : void refetch())}>
            Show earlier searches
          </Button>
        </div>
      )}
    </Stack>
  );
}
