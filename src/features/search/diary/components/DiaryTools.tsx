import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { diaryCsv } from '#domain/search/diary/diaryCsv.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { RESULTS_PATH } from '#features/search/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { saveAs } from '#ui/saveAs.ts';
import { Inline } from '#ui/Stack/Stack.tsx';

import { useEmptySearchDiaryMutation, useKeepSearchDiaryMutation, useLazySearchDiaryQuery, type DiaryEntry } from '../searchDiaryApi.ts';
import { diaryChanged } from '../noteSearches.ts';

/** As many entries as one file holds. */
const MOST_EXPORTED = 500;

const lineOf = ({ search, searchedAt, total, note, openings }: DiaryEntry) => ({
  searchedAt,
  words: describeSearch(readSearchAddress(search).query),
  address: `${window.location.origin}${RESULTS_PATH}?${search}`,
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

/** What can be done with the whole diary: pause it, compare it with today, take it along, empty it. */
export function DiaryTools({ isPaused, hasEntries, isComparing, onCompare, onChanged }: DiaryToolsProps) {
  const dispatch = useDispatch();
  const [keep, { isLoading: isSwitching }] = useKeepSearchDiaryMutation();
  const [empty, { isLoading: isEmptying }] = useEmptySearchDiaryMutation();
  const [read, { isFetching }] = useLazySearchDiaryQuery();
  const [isAsking, setAsking] = useState(false);
  const settle = ({ error }: { error?: unknown }) => {
    if (error !== undefined) dispatch(toastRaised({ title: 'That did not work', description: describeError(error), variant: 'error' }));
    else onChanged();
  };
  const download = async () => {
    const { data, error } = await read({ first: MOST_EXPORTED });
    if (!data) return settle({ error });
    saveAs('research-diary.csv', diaryCsv(data.entries.map(lineOf)), 'text/csv');
    if (data.next !== null) dispatch(toastRaised({ title: `The file holds your newest ${MOST_EXPORTED} searches`, description: 'Older ones are left out.', variant: 'warning' }));
  };
  const toggle = async () => {
    const answer = await keep({ isKept: isPaused });
    diaryChanged();
    settle(answer);
  };
  return (
    <>
      <Inline gap={2}>
        <Button loading={isSwitching} onClick={() => void toggle()}>
          {isPaused ? 'Go on noting' : 'Pause'}
        </Button>
        {hasEntries && (
          <>
            <Button loading={isComparing} onClick={onCompare}>
              Compare with today
            </Button>
            <Button loading={isFetching} onClick={() => void download()}>
              Download CSV
            </Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Delete all
            </Button>
          </>
        )}
      </Inline>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete the whole diary?"
        description="All searches and your notes on them are deleted for good."
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" loading={isEmptying} onClick={() => void empty().then((answer) => (setAsking(false), settle(answer)))}>
              Delete everything
            </Button>
          </>
        }
      />
    </>
  );
}
