import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import styles from './audit.module.scss';
import type { StaffAct } from './auditApi.ts';
import { actName, auditTexts as texts, dutyName } from './texts.ts';

const whoOf = ({ staff, staffId, isOperator }: StaffAct): string =>
  isOperator ? texts.operator : staffId === null ? texts.gone : `${staff ?? ''} (${staffId})`;

/** What was kept of before and after, each on a line. */
const Change = ({ act: { before, after } }: { act: StaffAct }) => (
  <>
    {before.length > 0 && (
      <span className={styles.changes}>
        <span className={styles.label}>{texts.before}</span> {before.join('; ')}
      </span>
    )}
    {after.length > 0 && (
      <span className={styles.changes}>
        {before.length > 0 && <span className={styles.label}>{texts.after}</span>} {after.join('; ')}
      </span>
    )}
    {before.length + after.length === 0 && texts.nothing}
  </>
);

const COLUMNS: readonly Column<StaffAct>[] = [
  { id: 'act', header: texts.act, isRowHeader: true, cell: ({ what }) => actName(what) },
  { id: 'who', header: texts.who, cell: whoOf },
  { id: 'duty', header: texts.duty, narrow: true, cell: ({ duty }) => dutyName(duty) },
  { id: 'whom', header: texts.whom, narrow: true, cell: ({ memberId }) => memberId ?? texts.nothing },
  { id: 'why', header: texts.why, cell: ({ reason }) => reason ?? texts.nothing },
  { id: 'change', header: texts.change, cell: (act) => <Change act={act} /> },
  {
    id: 'time',
    header: texts.time,
    narrow: true,
    cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time>,
  },
];

/** Acts of staff as a table. */
export const ActTable = ({ acts, isBusy }: { acts: readonly StaffAct[]; isBusy: boolean }) => (
  <DataTable
    caption={texts.caption}
    hideCaption
    stacks="named"
    busy={isBusy}
    rows={acts}
    rowKey={({ id }) => id}
    empty={texts.none}
    columns={COLUMNS}
  />
);
