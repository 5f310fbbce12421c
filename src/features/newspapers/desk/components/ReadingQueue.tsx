import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import {
  type NewspaperReading,
  useNewspaperReadingQuery,
  usePauseNewspaperReadingMutation,
  useRetryNewspaperReadingMutation,
} from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { readingTexts as texts } from '../texts.ts';

/** Pages are read by themselves: looked at again so often. */
const LOOK_MS = 15_000;

const COLUMNS: readonly Column<NewspaperReading['unreadable'][number]>[] = [
  {
    id: 'page',
    header: texts.page,
    isRowHeader: true,
    cell: ({ newspaper, date, page }) => texts.name(newspaper, date, page),
  },
  { id: 'why', header: texts.why, cell: ({ reason }) => reason },
];

function Reading({ reading: { threads, isPaused, waiting, running, unreadable } }: { reading: NewspaperReading }) {
  const [pause, pausing] = usePauseNewspaperReadingMutation();
  const [retry, retrying] = useRetryNewspaperReadingMutation();
  return (
    <Stack gap={4}>
      <p>{waiting === 0 ? texts.none : texts.waiting(waiting, running)}</p>
      {threads === 0 && <p>{texts.off}</p>}
      {isPaused && <p>{texts.paused}</p>}
      <FormRefusal title={texts.refused} reason={refusalText(pausing.error ?? retrying.error)} />
      <Inline gap={3}>
        {(threads > 0 || isPaused) && (
          <Button loading={pausing.isLoading} onClick={() => void pause({ isPaused: !isPaused })}>
            {isPaused ? texts.resume : texts.pause}
          </Button>
        )}
        {unreadable.length > 0 && (
          <Button loading={retrying.isLoading} onClick={() => void retry()}>
            {texts.retry}
          </Button>
        )}
      </Inline>
      {unreadable.length > 0 && (
        <DataTable caption={texts.caption} stacks="named" columns={COLUMNS} rows={unreadable} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}

/** Pages that have an image and no text: how many wait, a pause, and those that cannot be read. States: loading, failed, the queue. */
export function ReadingQueue() {
  const answer = useNewspaperReadingQuery(undefined, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true });
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <p>{texts.intro}</p>
        <Answer of={answer} texts={texts} headingLevel={3}>
          {(reading) => <Reading reading={reading} />}
        </Answer>
      </Stack>
    </Card>
  );
}
