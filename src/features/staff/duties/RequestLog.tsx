import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import type { StaffRequest } from './dutiesApi.ts';
import { requestTexts as texts, STATES } from './texts.ts';

const COLUMNS: readonly Column<StaffRequest>[] = [
  { id: 'what', header: texts.what, isRowHeader: true, cell: ({ description }) => description },
  { id: 'state', header: texts.state, narrow: true, cell: ({ state }) => STATES[state] },
  { id: 'account', header: texts.account, narrow: true, cell: ({ memberId }) => memberId ?? texts.nothing },
  { id: 'reason', header: texts.reason, cell: ({ reason }) => reason },
  { id: 'askedBy', header: texts.askedBy, cell: ({ askedBy }) => askedBy ?? texts.gone },
  {
    id: 'decidedBy',
    header: texts.decidedBy,
    cell: ({ decidedBy, state }) => decidedBy ?? (state === 'LAPSED' ? texts.nothing : texts.gone),
  },
  {
    id: 'time',
    header: texts.time,
    narrow: true,
    cell: ({ askedAt }) => <time dateTime={askedAt}>{momentInWords(askedAt)}</time>,
  },
];

/** Requests that are decided or have lapsed. */
export const RequestLog = ({ requests }: { requests: readonly StaffRequest[] }) => (
  <DataTable
    caption={texts.caption}
    hideCaption
    stacks="named"
    rows={requests}
    rowKey={({ id }) => id}
    empty={texts.none}
    columns={COLUMNS}
  />
);
