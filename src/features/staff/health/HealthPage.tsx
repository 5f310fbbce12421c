import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useSiteHealthQuery } from './healthApi.ts';
import { HealthFacts } from './HealthFacts.tsx';
import { healthTexts as texts } from './texts.ts';

const LOOK_MS = 10_000;

/** How the site is, for staff. States: loading, failed, the facts. */
export function Component() {
  const { data, isFetching, error, refetch } = useSiteHealthQuery(undefined, {
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
          (data === undefined ? <PageSkeleton label={texts.loading} /> : <HealthFacts health={data} />)}
      </Stack>
    </PageContainer>
  );
}
