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
import { securityEventTexts } from './texts.ts';

/** Events of one page, as the server gives them. */
const PAGE = 100;

const actorOf = ({ actor, staffId }: SecurityEventLine): string => securityEventTexts.actors[actor] ?? securityEventTexts.staff(staffId);

/** The events as a table. */
function EventTable({ events, isBusy }: { events: readonly SecurityEventLine[]; isBusy: boolean }) {
  return (
    <DataTable
      caption={securityEventTexts.table}
      hideCaption
      stacks="named"
      busy={isBusy}
      rows={events}
      rowKey={({ id }) => id}
      empty={isBusy ? securityEventTexts.loading : securityEventTexts.empty}
      columns={[
        { id: 'what', header: securityEventTexts.columns.kind, isRowHeader: true, cell: ({ kind }) => securityEventName(kind) },
        { id: 'account', header: securityEventTexts.columns.account, cell: ({ memberId }) => memberId ?? securityEventTexts.noAccount },
        { id: 'by', header: securityEventTexts.columns.by, cell: actorOf },
        { id: 'detail', header: securityEventTexts.columns.detail, cell: ({ detail }) => securityEventDetail(detail) ?? '–' },
        { id: 'network', header: securityEventTexts.columns.network, cell: ({ network }) => network ?? '–' },
        { id: 'time', header: securityEventTexts.columns.time, cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time> },
      ]}
    />
  );
}

/** Security events of accounts, for staff: filters and page are in the address. States: loading, failed, none, events. */
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
          <h1>{securityEventTexts.title}</h1>
          <p>{securityEventTexts.lead}</p>
        </Stack>
        <Inline gap={4}>
          <SelectField label={securityEventTexts.kind} value={kind} onChange={(event) => choose({ kind: event.target.value })} options={[{ value: '', label: securityEventTexts.everyKind }, ...SECURITY_EVENT_KINDS.map((one) => ({ value: one, label: securityEventName(one) }))]} />
          <form aria-label={securityEventTexts.form} noValidate onSubmit={lookUp}>
            <Inline gap={2}>
              <TextField key={account} name="account" label={securityEventTexts.account} inputMode="numeric" defaultValue={account} />
              <Button type="submit">{securityEventTexts.show}</Button>
            </Inline>
          </form>
        </Inline>
        {error ? (
          <LoadFailure headingLevel={2} title={securityEventTexts.failed} {...failureText(error)} onRetry={() => void refetch()} />
        ) : (
          <EventTable events={events ?? []} isBusy={isFetching} />
        )}
        <Inline gap={4}>
          {before !== null && <Button onClick={() => choose({})}>{securityEventTexts.newest}</Button>}
          {last && <Button onClick={() => choose({ before: last.id })}>{securityEventTexts.older}</Button>}
        </Inline>
      </Stack>
    </PageContainer>
  );
}
