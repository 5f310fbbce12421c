import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { diaryCsv } from '#domain/search/diary/diaryCsv.ts';
import { describeStoredSearch, storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { saveAs } from '#ui/saveAs.ts';
import { Inline } from '#ui/Stack/Stack.tsx';

import { invalidateDiary } from '../saveSearches.ts';
import {
  useEmptySearchDiaryMutation,
  useKeepSearchDiaryMutation,
  useLazySearchDiaryQuery,
  type DiaryEntry,
} from '../searchDiaryApi.ts';
import { diaryToolTexts as texts } from '../texts.tsx';

/** As many entries as one file holds. */
const MOST_EXPORTED = 500;

const lineOf = ({ kind, search, searchedAt, total, note, openings }: DiaryEntry) => ({
  searchedAt,
  words: describeStoredSearch({ kind, search }),
  address: `${window.location.origin}${storedSearchAddress({ kind, search })}`,
  total,
  note,
  opened: openings.map(({ name, recordId }) => (name === null ? recordId : `${name} (${recordId})`)),
});

interface DiaryToolsProps {
  isPaused: boolean;
  hasEntries: boolean;
  isComparing: boolean;
  onCompare: () => void;
  onChanged: () => void;
}

/** What can be done with the whole diary: pause it, repeat its searches, download it, delete it. */
export function DiaryTools({ isPaused, hasEntries, isComparing, onCompare, onChanged }: DiaryToolsProps) {
  const dispatch = useDispatch();
  const [keep, { isLoading: isSwitching }] = useKeepSearchDiaryMutation();
  const [empty, { isLoading: isEmptying }] = useEmptySearchDiaryMutation();
  const [read, { isFetching }] = useLazySearchDiaryQuery();
  const [isAsking, setAsking] = useState(false);
  const settle = ({ error }: { error?: unknown }, title = texts.notDone) => {
    if (error !== undefined) dispatch(toastRaised({ title, description: describeError(error), variant: 'error' }));
    else onChanged();
  };
  const download = async () => {
    const { data, error } = await read({ first: MOST_EXPORTED });
    if (!data) return settle({ error }, texts.notDownloaded);
    saveAs('research-diary.csv', diaryCsv(data.entries.map(lineOf)), 'text/csv');
    if (data.next !== null) dispatch(toastRaised({ ...texts.cut(MOST_EXPORTED), variant: 'warning' }));
  };
  const toggle = async () => {
    const answer = await keep({ isKept: isPaused });
    invalidateDiary();
    settle(answer);
  };
  return (
    <>
      <Inline gap={2}>
        <Button loading={isSwitching} onClick={() => void toggle()}>
          {isPaused ? texts.resume : texts.pause}
        </Button>
        {hasEntries && (
          <>
            <Button loading={isComparing} onClick={onCompare}>
              {texts.compare}
            </Button>
            <Button loading={isFetching} onClick={() => void download()}>
              {texts.download}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {texts.deleteAll}
            </Button>
          </>
        )}
      </Inline>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.question.title}
        description={texts.question.text}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {texts.question.cancel}
            </Button>
            <Button
              variant="danger"
              loading={isEmptying}
              onClick={() => void empty().then((answer) => (setAsking(false), settle(answer)))}
            >
              {texts.question.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
