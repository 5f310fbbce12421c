import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { RunLine } from './jobsApi.ts';
import { acceptedOf, importTexts as texts, runName, runState } from './texts.ts';

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
export const RunTable = ({ runs, isBusy }: { runs: readonly RunLine[]; isBusy: boolean }) => (
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
