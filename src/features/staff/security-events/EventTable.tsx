import { securityEventDetail, securityEventName } from '#domain/account/security/securityEventWords.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import type { SecurityEventLine } from './securityEventsApi.ts';
import { ACTORS, securityEventTexts, staffActor } from './texts.ts';

const actorOf = ({ actor, staffId }: SecurityEventLine): string => ACTORS[actor] ?? staffActor(staffId);

const COLUMNS: readonly Column<SecurityEventLine>[] = [
  {
    id: 'what',
    header: securityEventTexts.eventColumn,
    isRowHeader: true,
    cell: ({ kind }) => securityEventName(kind),
  },
  {
    id: 'account',
    header: securityEventTexts.accountColumn,
    narrow: true,
    cell: ({ memberId }) => memberId ?? securityEventTexts.noAccount,
  },
  { id: 'by', header: securityEventTexts.byColumn, narrow: true, cell: actorOf },
  {
    id: 'detail',
    header: securityEventTexts.detailColumn,
    cell: ({ detail }) => securityEventDetail(detail) ?? securityEventTexts.nothing,
  },
  {
    id: 'network',
    header: securityEventTexts.networkColumn,
    narrow: true,
    cell: ({ network }) => network ?? securityEventTexts.nothing,
  },
  {
    id: 'time',
    header: securityEventTexts.timeColumn,
    narrow: true,
    cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time>,
  },
];

/** The events as a table; on a phone each is two or three lines. */
export const EventTable = ({ events, isBusy }: { events: readonly SecurityEventLine[]; isBusy: boolean }) => (
  <DataTable
    caption={securityEventTexts.caption}
    hideCaption
    stacks="flowing"
    busy={isBusy}
    rows={events}
    rowKey={({ id }) => id}
    empty={isBusy ? securityEventTexts.waiting : securityEventTexts.none}
    columns={COLUMNS}
  />
);
