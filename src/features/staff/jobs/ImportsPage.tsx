import { useSearchParams } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { CheckAgain } from '#features/staff/core/index.ts';
import { pageIn } from '#services/routing/pageIn.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useImportRunsQuery, type RunLine } from './jobsApi.ts';
import { RunDetails } from './RunDetails.tsx';
import { importTexts as texts, acceptedOf, runName, runState } from './texts.ts';

const COLUMNS: readonly Column<RunLine>[] = [
  {
    id: 'what',
    header: texts.what,
    isRowHeader: true,
    cell: (run) => <TextLink to={`?run=${run.id}`}>{runName(run)}</TextLink>,
  },
  {
    id: 'state',
    header: texts.state,
    narrow: true,
    cell: (run) => (run.isStopAsked && run.state === 'RUNNING' ? texts.stopping : runState(run)),
  },
  { id: 'accepted', header: texts.accepted, align: 'end', narrow: true, cell: acceptedOf },
  { id: 'rejected', header: texts.rejected, align: 'end', narrow: true, cell: ({ rejected }) => figure(rejected) },
  { id: 'problem', header: texts.problem, cell: ({ problem }) => problem ?? texts.nothing },
  {
    id: 'started',
    header: texts.started,
    narrow: true,
    cell: ({ startedAt }) => <time dateTime={startedAt}>{momentInWords(startedAt)}</time>,
  },
];

/** Imports as a table; each name opens the rows it rejected. */
const RunTable = ({ runs, isBusy }: { runs: readonly RunLine[]; isBusy: boolean }) => (
  <DataTable
    caption={texts.caption}
    hideCaption
    stacks="named"
    busy={isBusy}
    rows={runs}
    rowKey={({ id }) => id}
    columns={COLUMNS}
  />
);

const LOOK_MS = 5_000;

/** What is under the heading. States: loading, failed, none, imports; asked again while one runs. */
function RunList({ page }: { page: number }) {
  const answer = useImportRunsQuery({ page });
  useImportRunsQuery(
    { page },
    {
      pollingInterval: LOOK_MS,
      skipPollingIfUnfocused: true,
      skip: !(answer.data?.runs.some(({ state }) => state === 'RUNNING') ?? false),
    },
  );
  return (
    <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
      {({ runs, total, pageSize }) => (
        <Stack gap={4}>
          <Inline gap={4}>
            <CheckAgain of={answer} />
          </Inline>
          {total > 0 ? (
            <RunTable runs={runs} isBusy={answer.isFetching} />
          ) : (
            <Notice tone="empty" headingLevel={2} title={texts.none.title}>
              {texts.none.text}
            </Notice>
          )}
          <Pagination
            label={texts.pages}
            current={page}
            last={Math.ceil(total / pageSize)}
            hrefOf={(at) => `?page=${at}`}
          />
        </Stack>
      )}
    </Answer>
  );
}

/** Imports of operators, for staff: the list, or the one in the address with the rows it rejected. */
export function Component() {
  const [query] = useSearchParams();
  const run = query.get('run');
  const page = pageIn(query);
  return (
    <StaffPage texts={texts}>
      {run === null ? <RunList page={page} /> : <RunDetails runId={run} page={page} />}
    </StaffPage>
  );
}
