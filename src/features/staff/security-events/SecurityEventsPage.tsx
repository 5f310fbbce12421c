import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { SECURITY_EVENT_KINDS } from '#domain/account/security/securityEvents.ts';
import { securityEventDetail, securityEventName } from '#domain/account/security/securityEventWords.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type SecurityEventLine, useSecurityEventsQuery } from './securityEventsApi.ts';

/** Events of one page, as the server gives them. */
const PAGE = 100;

const ACTORS: Readonly<Record<string, string>> = { visitor: 'Not known', member: 'The member', operator: 'Command line' };
const actorOf = ({ actor, staffId }: SecurityEventLine): string => ACTORS[actor] ?? `Staff${staffId === null ? '' : `, account ${staffId}`}`;

/** The events as a table. */
function EventTable({ events, isBusy }: { events: readonly SecurityEventLine[]; isBusy: boolean }) {
  return (
    <DataTable
      caption="Security events, newest first"
      hideCaption
      stacks="named"
      busy={isBusy}
      rows={events}
      rowKey={({ id }) => id}
      empty={isBusy ? 'Loading the events…' : 'No such events in the last year.'}
      columns={[
        { id: 'what', header: 'Event', isRowHeader: true, cell: ({ kind }) => securityEventName(kind) },
        { id: 'account', header: 'Account', cell: ({ memberId }) => memberId ?? 'None known' },
        { id: 'by', header: 'By', cell: actorOf },
        { id: 'detail', header: 'Detail', cell: ({ detail }) => securityEventDetail(detail) ?? '–' },
        { id: 'network', header: 'Network', cell: ({ network }) => network ?? '–' },
        { id: 'time', header: 'Time', cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time> },
      ]}
    />
  );
}

/** What happened to the security of accounts, for staff: filters and page stand in the address. States: loading, failed, none, events. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const kind = query.get('kind') ?? '';
  const account = (query.get('account') ?? '').replace(/\D/gu, '').slice(0, 15);
  const before = query.get('before');
  const { data: events, isFetching, error, refetch } = useSecurityEventsQuery({ kind: kind || null, memberId: account || null, before });

  const choose = (changed: Record<string, string>) => {
    const next = { kind, account, ...changed };
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  };
  const lookUp = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('account');
    choose({ account: typeof typed === 'string' ? typed.replace(/\D/gu, '') : '' });
  };
  const last = events?.length === PAGE ? events.at(-1) : undefined;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>Security events</h1>
          <p>Sign-ins, failures and changes of the last year, by account number. Looking at one account is written down, and its member sees that staff looked.</p>
        </Stack>
        <Inline gap={4}>
          <SelectField label="Event" value={kind} onChange={(event) => choose({ kind: event.target.value })} options={[{ value: '', label: 'Every event' }, ...SECURITY_EVENT_KINDS.map((one) => ({ value: one, label: securityEventName(one) }))]} />
          <form aria-label="Events of one account" noValidate onSubmit={lookUp}>
            <Inline gap={2}>
              <TextField key={account} name="account" label="Account number" inputMode="numeric" defaultValue={account} />
              <Button type="submit">Show events</Button>
            </Inline>
          </form>
        </Inline>
        {error ? (
          <LoadFailure headingLevel={2} title="The events could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />
        ) : (
          <EventTable events={events ?? []} isBusy={isFetching} />
        )}
        <Inline gap={4}>
          {before !== null && <Button onClick={() => choose({})}>Newest events</Button>}
          {last && <Button onClick={() => choose({ before: last.id })}>Older events</Button>}
        </Inline>
      </Stack>
    </PageContainer>
  );
}
