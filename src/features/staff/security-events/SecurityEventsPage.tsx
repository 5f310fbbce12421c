import { useSearchParams } from 'react-router-dom';

import { securityEventDetail, securityEventName } from '#domain/account/security/securityEvents.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';

import { EventFilters } from './EventFilters.tsx';
import { SecurityEventsDocument } from './securityEvents.generated.ts';
import { securityEventTexts, ACTORS, staffActor } from './texts.ts';

type Listed = ResultOf<typeof SecurityEventsDocument>;

/** One line of the log. */
type SecurityEventLine = Listed['securityEvents'][number];

const securityEventsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Asked for again whenever the page opens, and kept no longer than it is shown. */
    securityEvents: query(SecurityEventsDocument, 'securityEvents', { keepUnusedDataFor: 0 }),
  })),
});

const { useSecurityEventsQuery } = securityEventsApi;

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
const EventTable = ({ events, isBusy }: { events: readonly SecurityEventLine[]; isBusy: boolean }) => (
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

/** Events of one page, as the server gives them. */
const PAGE = 100;

/**
 * What happened to the security of accounts, for staff: filters and page are in the address. States: loading, failed,
 * none, events.
 */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const kind = query.get('kind') ?? '';
  const account = (query.get('account') ?? '').replace(/\D/gu, '').slice(0, 15);
  const before = query.get('before');
  const answer = useSecurityEventsQuery({ kind: kind || null, memberId: account || null, before });

  const choose = (changed: Record<string, string>) => {
    const next = { kind, account, ...changed };
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  };
  const last = answer.data?.length === PAGE ? answer.data.at(-1) : undefined;
  return (
    <StaffPage texts={securityEventTexts}>
      <EventFilters
        key={account}
        kind={kind}
        account={account}
        onKind={(next) => choose({ kind: next })}
        onAccount={(next) => choose({ account: next })}
      />
      <Answer
        of={answer}
        texts={securityEventTexts}
        waiting={<EventTable events={[]} isBusy />}
        headingLevel={2}
        mustBeFresh
      >
        {(events) => <EventTable events={events} isBusy={answer.isFetching} />}
      </Answer>
      {(before !== null || last) && (
        <nav aria-label={securityEventTexts.pagesName}>
          <Inline gap={4}>
            {before !== null && <Button onClick={() => choose({})}>{securityEventTexts.newest}</Button>}
            {last && <Button onClick={() => choose({ before: last.id })}>{securityEventTexts.older}</Button>}
          </Inline>
        </nav>
      )}
    </StaffPage>
  );
}
