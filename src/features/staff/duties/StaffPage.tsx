import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type StaffRequest, useStaffBoardQuery } from './dutiesApi.ts';
import { RequestCard } from './RequestCard.tsx';
import { RequestLog } from './RequestLog.tsx';
import { StaffTable } from './StaffTable.tsx';
import { requestTexts, staffTexts as texts } from './texts.ts';

const LOOK_MS = 30_000;

const isOpen = ({ state }: StaffRequest): boolean => state === 'WAITING' || state === 'UNFINISHED';

/** What is under the heading. States: loading, failed, the requests, and for `operations` the accounts. */
function Board() {
  const { data, isFetching, error, refetch } = useStaffBoardQuery(undefined, {
    pollingInterval: LOOK_MS,
    skipPollingIfUnfocused: true,
  });
  if (error && !data)
    return <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return isFetching ? <PageSkeleton label={texts.loading} /> : null;
  const waiting = data.requests.filter(isOpen);
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <h2>{requestTexts.title}</h2>
        {waiting.length === 0 && <p>{requestTexts.noneWaiting}</p>}
        {waiting.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </Stack>
      {data.accounts && (
        <Stack gap={3}>
          <StaffTable accounts={data.accounts} />
          <p>{texts.addStaff}</p>
        </Stack>
      )}
      <Stack gap={3}>
        <h2>{requestTexts.decided}</h2>
        <RequestLog requests={data.requests.filter((request) => !isOpen(request))} />
      </Stack>
    </Stack>
  );
}

/** Staff, their duties, and what waits for a second person. */
export const Component = () => (
  <StaffPage texts={texts}>
    <Board />
  </StaffPage>
);
