import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import type { SheetPublication } from '../deskApi.ts';
import { historyTexts as texts } from '../publishTexts.ts';
import { PUBLICATION_STATES } from '../texts.ts';

const COLUMNS: readonly Column<SheetPublication>[] = [
  {
    id: 'when',
    header: texts.when,
    isRowHeader: true,
    narrow: true,
    cell: ({ askedAt }) => <time dateTime={askedAt}>{momentInWords(askedAt)}</time>,
  },
  { id: 'who', header: texts.who, cell: ({ askedBy }) => askedBy ?? texts.gone },
  { id: 'state', header: texts.state, cell: ({ state }) => PUBLICATION_STATES[state] },
  {
    id: 'records',
    header: texts.records,
    align: 'end',
    cell: ({ accepted, closed, rejected }) => (
      <>
        {figure(accepted)}
        {closed + rejected > 0 && <div>{texts.of(closed, rejected)}</div>}
      </>
    ),
  },
  {
    id: 'what',
    header: texts.what,
    cell: ({ comparison, problem, why, state }) => (
      <>
        {problem ?? comparison ?? (state === 'PUBLISHED' || state === 'REPLACED' ? texts.firstOne : '')}
        {why !== null && <div>{texts.why(why)}</div>}
      </>
    ),
  },
];

/** Publications of a sheet. */
export const PublicationTable = ({ publications }: { publications: readonly SheetPublication[] }) => (
  <DataTable
    caption={texts.publicationsCaption}
    hideCaption
    stacks="named"
    columns={COLUMNS}
    rows={publications}
    rowKey={({ id }) => id}
  />
);
