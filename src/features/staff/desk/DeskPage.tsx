import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useStaffDeskQuery } from './deskApi.ts';
import { QueueTable } from './QueueTable.tsx';
import { deskTexts as texts } from './texts.ts';

/** Counted again so often while the page is looked at. */
const LOOK_MS = 60_000;

/** Where staff land: what waits for their duties. States: loading, failed, no queues, nothing waiting, queues. */
export function Component() {
  const { data, isFetching, error, refetch, fulfilledTimeStamp } = useStaffDeskQuery(undefined, {
    pollingInterval: LOOK_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <div>
            <Button loading={isFetching} onClick={() => void refetch()}>
              {texts.check}
            </Button>
          </div>
        </Stack>
        {error !== undefined && (
          <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {error === undefined &&
          (data === undefined || fulfilledTimeStamp === undefined ? (
            <PageSkeleton label={texts.loading} />
          ) : (
            <QueueTable queues={data} now={fulfilledTimeStamp} />
          ))}
      </Stack>
    </PageContainer>
  );
}
