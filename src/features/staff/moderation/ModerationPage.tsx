import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { CaseCard } from './CaseCard.tsx';
import { useModerationLogQuery, useModerationQueueQuery } from './moderationApi.ts';
import { moderationTexts as texts } from './texts.ts';

/** What waits, the longest first. States: loading, failed, nothing, cases. */
function Queue() {
  const { data, ...answer } = useModerationQueueQuery();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
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
  const { data, ...answer } = useModerationLogQuery();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
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
    <StaffPage texts={texts}>
      <Tabs
        label={texts.parts}
        tabs={[
          { id: 'queue', label: texts.queue, content: <Queue /> },
          { id: 'log', label: texts.log, content: <Log /> },
        ]}
      />
    </StaffPage>
  );
}
