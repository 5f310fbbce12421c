import { useSelector } from 'react-redux';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { DESK_QUEUES } from '#domain/staff/desk/deskQueues.ts';
import { type grantsSlice, selectDuties } from '#features/kernel/grants/index.ts';
import { CheckAgain } from '#features/staff/core/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { StaffDeskDocument } from './desk.generated.ts';
import { deskTexts as texts, QUEUE_NAMES, waitInWords } from './texts.ts';

/** One queue of the desk. */
type StaffQueue = ResultOf<typeof StaffDeskDocument>['staffDesk'][number];

const deskApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    staffDesk: query(StaffDeskDocument, 'staffDesk', { keepUnusedDataFor: 0 }),
  })),
});

const { useStaffDeskQuery } = deskApi;

const QueueLink = ({ kind }: Pick<StaffQueue, 'kind'>) => (
  <TextLink to={DESK_QUEUES[kind]}>{QUEUE_NAMES[kind]}</TextLink>
);

/**
 * Queues of the desk: those with something in a table, empty ones below.
 * @param now - milliseconds since 1970, when they were counted
 */
function QueueTable({ queues, now }: { queues: readonly StaffQueue[]; now: number }) {
  const columns: readonly Column<StaffQueue>[] = [
    { id: 'queue', header: texts.queue, isRowHeader: true, cell: QueueLink },
    { id: 'waiting', header: texts.waiting, align: 'end', cell: ({ count }) => figure(count) },
    {
      id: 'oldest',
      header: texts.oldest,
      cell: ({ oldestAt }) => (oldestAt == null ? texts.unknown : waitInWords(oldestAt, now)),
    },
  ];
  const [waiting, empty] = [queues.filter(({ count }) => count > 0), queues.filter(({ count }) => count === 0)];
  if (queues.length === 0)
    return (
      <Notice tone="empty" headingLevel={2} title={texts.noDuties.title}>
        <p>{texts.noDuties.text}</p>
      </Notice>
    );
  return (
    <Stack gap={6}>
      {waiting.length === 0 && (
        <Notice tone="success" headingLevel={2} title={texts.nothing.title}>
          <p>{texts.nothing.text}</p>
        </Notice>
      )}
      {waiting.length > 0 && (
        <DataTable
          caption={texts.caption}
          hideCaption
          columns={columns}
          rows={waiting}
          rowKey={({ kind }) => kind}
          stacks="named"
          density="comfortable"
        />
      )}
      {empty.length > 0 && (
        <Stack gap={3}>
          <h2>{texts.empty}</h2>
          <Inline gap={4}>
            {empty.map(({ kind }) => (
              <QueueLink key={kind} kind={kind} />
            ))}
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

type State = Record<typeof grantsSlice.name, ReturnType<typeof grantsSlice.reducer>>;

/** Counted again so often while the page is looked at. */
const LOOK_MS = 60_000;

/** Where staff land: what waits for their duties. States: loading, failed, no queues, nothing waiting, queues. */
export function Component() {
  const duties = useSelector((state: State) => selectDuties(state));
  const answer = useStaffDeskQuery(undefined, {
    pollingInterval: LOOK_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <StaffPage
      texts={texts}
      actions={
        <Inline gap={4}>
          <CheckAgain of={answer} />
          {duties.includes('records') && <TextLink to="/desk">{texts.records}</TextLink>}
        </Inline>
      }
    >
      <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
        {(queues) => <QueueTable queues={queues} now={answer.fulfilledTimeStamp ?? Date.now()} />}
      </Answer>
    </StaffPage>
  );
}
