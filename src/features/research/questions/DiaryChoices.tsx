import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { describeStoredSearch } from '#domain/search/saved/storedSearch.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type LogRow, useDiaryForQuestionQuery, useLogDiaryEntryMutation } from './questionApi.ts';
import styles from './questions.module.scss';
import { diaryTexts as texts } from './texts.ts';

interface DiaryChoicesProps {
  questionId: string;
  log: readonly LogRow[];
  onClose: () => void;
}

/**
 * The latest searches of the diary, each put into the log by one press. States: loading, failed, off, empty, the list.
 */
export function DiaryChoices({ questionId, log, onClose }: DiaryChoicesProps) {
  const dispatch = useDispatch();
  const { data: diary, error } = useDiaryForQuestionQuery();
  const [link, { isLoading }] = useLogDiaryEntryMutation();
  const isOff = diary && (!diary.isStarted || diary.isPaused);
  const add = async (entryId: string) => {
    const answer = await link({ questionId, entryId });
    if (answer.error !== undefined || answer.data === null)
      dispatch(toastRaised({ title: texts.failedToLink, description: describeError(answer.error), variant: 'error' }));
  };
  return (
    <section aria-label={texts.title} className={styles.choices}>
      {!diary &&
        (error ? (
          <p role="alert">
            {texts.failed} {describeError(error)}
          </p>
        ) : (
          <SkeletonTable rows={3} columns={2} />
        ))}
      {isOff && (
        <p>
          {texts.off} <TextLink to="/search/diary">{texts.open}</TextLink>
        </p>
      )}
      {diary && !isOff && diary.entries.length === 0 && <p>{texts.empty}</p>}
      {diary && !isOff && (
        <ul role="list" className={styles.rows}>
          {diary.entries.map(({ id, searchedAt, total, ...stored }) => (
            <li key={id} className={styles.row}>
              <div className={styles.body}>
                <p>{describeStoredSearch(stored)}</p>
                <p className={styles.muted}>
                  {texts.found(total)} · {dayInWords(searchedAt)}
                </p>
              </div>
              {log.some(({ diaryEntryId }) => diaryEntryId === id) ? (
                <span className={styles.muted}>{texts.linked}</span>
              ) : (
                <Button
                  size="sm"
                  aria-label={texts.linkOne(describeStoredSearch(stored))}
                  aria-disabled={isLoading}
                  onClick={() => void (isLoading || add(id))}
                >
                  {texts.link}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </section>
  );
}
