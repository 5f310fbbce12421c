import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { invalidateDiary } from '../saveSearches.ts';
import {
  useKeepSearchDiaryMutation,
  useLazySearchDiaryTotalsQuery,
  useRemoveDiaryEntryMutation,
  useSearchDiaryQuery,
  type DiaryEntry,
} from '../searchDiaryApi.ts';
import { diaryItemTexts, diaryOffTexts, diaryTexts as texts } from '../texts.tsx';
import styles from './diary.module.scss';
import { DiaryItem } from './DiaryItem.tsx';
import { DiaryTools } from './DiaryTools.tsx';

/** The searches of one day as its reader's calendar has it. */
interface DiaryDay {
  day: string;
  entries: DiaryEntry[];
}

/** Entries by day, both in the order given: the newest first. */
function daysOf(entries: readonly DiaryEntry[]): DiaryDay[] {
  const days: DiaryDay[] = [];
  for (const entry of entries) {
    const day = dayInWords(entry.searchedAt);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

const STEP = 30;
/** Entries that are compared at once. */
const COMPARED = 50;

/** Before the diary is switched on: what it would record, and the way to start. */
function DiaryOff({ onStarted }: { onStarted: () => void }) {
  const [keep, { isLoading, error }] = useKeepSearchDiaryMutation();
  const start = async () => {
    const answer = await keep({ isKept: true });
    invalidateDiary();
    if (!answer.error) onStarted();
  };
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={diaryOffTexts.title}
      actions={
        <Button variant="primary" loading={isLoading} onClick={() => void start()}>
          {diaryOffTexts.action}
        </Button>
      }
    >
      <p>{diaryOffTexts.text}</p>
      {error !== undefined && <p>{describeError(error)}</p>}
    </Notice>
  );
}

/** The diary. States: loading, failed, off, paused, empty, days. */
export function Diary() {
  const dispatch = useDispatch();
  const [first, setFirst] = useState(STEP);
  const { data, ...asked } = useSearchDiaryQuery({ first });
  const [compare, { data: totals, isFetching: isComparing, error: uncompared }] = useLazySearchDiaryTotalsQuery();
  const [remove] = useRemoveDiaryEntryMutation();
  if (!data) return <NoAnswer of={asked} texts={texts} headingLevel={2} />;
  if (!data.isStarted) return <DiaryOff onStarted={() => void asked.refetch()} />;
  const { entries, isPaused, next } = data;
  const now = new Map(totals?.map(({ id, total }) => [id, total]));
  const onRemove = async (id: string) => {
    const answer = await remove({ id });
    if (answer.error)
      dispatch(
        toastRaised({ title: diaryItemTexts.notDeleted, description: describeError(answer.error), variant: 'error' }),
      );
    else void asked.refetch();
  };
  return (
    <Stack gap={6}>
      <DiaryTools
        isPaused={isPaused}
        hasEntries={entries.length > 0}
        isComparing={isComparing}
        onCompare={() => void compare({ ids: entries.slice(0, COMPARED).map(({ id }) => id) })}
        onChanged={() => void asked.refetch()}
      />
      {uncompared !== undefined && !isComparing && (
        <Notice tone="error" title={texts.notCompared}>
          <p>{describeError(uncompared)}</p>
        </Notice>
      )}
      {isPaused && <Notice tone="warning" title={texts.paused} />}
      {entries.length === 0 && (
        <Notice tone="empty" headingLevel={2} title={texts.empty.title}>
          <p>{texts.empty.text}</p>
        </Notice>
      )}
      {daysOf(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <Card>
            <ul role="list">
              {ofDay.map((entry) => (
                <DiaryItem
                  key={entry.id}
                  entry={entry}
                  totalNow={now.get(entry.id)}
                  onChanged={() => void asked.refetch()}
                  onRemove={() => void onRemove(entry.id)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {asked.error !== undefined && !asked.isFetching && (
        <Notice tone="error" title={texts.noMore}>
          <p>{describeError(asked.error)}</p>
        </Notice>
      )}
      {next !== null && (
        <div>
          <Button
            loading={asked.isFetching}
            onClick={() => (asked.error === undefined ? setFirst(first + STEP) : void asked.refetch())}
          >
            {texts.earlier}
          </Button>
        </div>
      )}
    </Stack>
  );
}
