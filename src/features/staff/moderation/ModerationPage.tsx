import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { CaseCard } from './CaseCard.tsx';
import { useModerationLogQuery, useModerationQueueQuery } from './moderationApi.ts';
import { moderationTexts as texts } from './texts.ts';

/** What waits, the longest first. States: loading, failed, nothing, cases. */
function Queue() {
  const { data, error, refetch } = useModerationQueueQuery();
  if (data === undefined)
    return error ? (
      <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton label={texts.loading} />
    );
  if (data.length === 0)
    return (
      <Notice tone="empty" headingLevel={2} title={texts.none.title}>
        {texts.none.text}
      </Notice>
    );
  return (
    <Stack gap={4}>
      {data.map((one) => (
        <CaseCard key={one.messageId} one={one} />
      ))}
    </Stack>
  );
}

/** Every decision, without a word of any message. */
function Log() {
  const { data, error, refetch } = useModerationLogQuery();
  if (data === undefined)
    return error ? (
      <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton label={texts.loading} />
    );
  return (
    <DataTable
      caption={texts.logCaption}
      hideCaption
      stacks="named"
      rows={data}
      rowKey={({ id }) => id}
      columns={[
        { id: 'decision', header: texts.decision, isRowHeader: true, cell: ({ decision }) => decision },
        { id: 'reason', header: texts.reason, cell: ({ reason }) => reason },
        {
          id: 'when',
          header: texts.when,
          cell: ({ decidedAt }) => <time dateTime={decidedAt}>{momentInWords(decidedAt)}</time>,
        },
        { id: 'objected', header: texts.objected, cell: ({ isAppealed }) => (isAppealed ? texts.yes : texts.no) },
      ]}
    />
  );
}

/** Where staff decide on messages that were reported, held or objected about. */
export function Component() {
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        <Tabs
          label={texts.parts}
          tabs={[
            { id: 'queue', label: texts.queue, content: <Queue /> },
            { id: 'log', label: texts.log, content: <Log /> },
          ]}
        />
      </Stack>
    </PageContainer>
  );
}
