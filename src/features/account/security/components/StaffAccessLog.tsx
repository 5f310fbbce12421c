import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { DUTY_WORDS } from '#domain/staff/duties/dutyWords.ts';
import { isStaffActKind, STAFF_ACTS } from '#domain/staff/duties/staffActs.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { accountApi, type OwnStaffAct } from '../accountApi.ts';
import { looksTexts as texts } from '../looksTexts.ts';

/** An act in words. */
const lookSentence = (what: string): string => (isStaffActKind(what) ? STAFF_ACTS[what].sentence : what);
/** Which team it was. */
const lookDuty = (duty: string): string => DUTY_WORDS[duty.toLowerCase() as StaffDuty].name;

const COLUMNS: readonly Column<OwnStaffAct>[] = [
  { id: 'what', header: texts.what, isRowHeader: true, cell: ({ what }) => lookSentence(what) },
  { id: 'duty', header: texts.duty, cell: ({ duty }) => lookDuty(duty) },
  { id: 'why', header: texts.why, cell: ({ reason }) => reason ?? texts.noReason },
  {
    id: 'time',
    header: texts.time,
    narrow: true,
    cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time>,
  },
];

/** What staff did with the reader’s account. States: loading, failed with retry, none, acts. */
export function StaffAccessLog() {
  const query = accountApi.useOwnStaffActsQuery();
  const table = (acts: readonly OwnStaffAct[]) => (
    <DataTable
      caption={texts.caption}
      hideCaption
      stacks="named"
      bare
      busy={query.isFetching}
      rows={acts}
      rowKey={({ id }) => id}
      empty={query.isFetching ? texts.waiting : texts.none}
      columns={COLUMNS}
    />
  );
  return (
    <Answer of={query} texts={texts} waiting={table([])} headingLevel={3} mustBeFresh>
      {table}
    </Answer>
  );
}
