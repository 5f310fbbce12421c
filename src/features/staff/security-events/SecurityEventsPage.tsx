import { useSearchParams } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { EventFilters } from './EventFilters.tsx';
import { EventTable } from './EventTable.tsx';
import { useSecurityEventsQuery } from './securityEventsApi.ts';
import { securityEventTexts } from './texts.ts';

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
  const {
    data: events,
    isFetching,
    error,
    refetch,
  } = useSecurityEventsQuery({ kind: kind || null, memberId: account || null, before });

  const choose = (changed: Record<string, string>) => {
    const next = { kind, account, ...changed };
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  };
  const last = events?.length === PAGE ? events.at(-1) : undefined;
  return (
    <StaffPage texts={securityEventTexts}>
      <EventFilters
        key={account}
        kind={kind}
        account={account}
        onKind={(next) => choose({ kind: next })}
        onAccount={(next) => choose({ account: next })}
      />
      {error ? (
        <LoadFailure headingLevel={2} title={securityEventTexts.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <EventTable events={events ?? []} isBusy={isFetching} />
      )}
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
