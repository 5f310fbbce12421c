import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { accountApi } from '../accountApi.ts';
import { Banner } from '../components/Banner.tsx';
import { PersonalDetailsForm } from '../components/PersonalDetailsForm.tsx';
import { detailsTexts } from '../texts.ts';
import { useBanner } from '../useBanner.ts';

/** Name and date of birth. States: loading, failed with retry, the form. */
export function Component() {
  const { data: details, isFetching, error, refetch } = accountApi.usePersonalDetailsQuery({ getConnections: false });
  const { message, show, dismiss } = useBanner();
  if (!details && isFetching) return <PageSkeleton label={detailsTexts.loading} />;
  return (
    <Stack gap={6}>
      <h1>{detailsTexts.title}</h1>
      <Banner message={message} onDismiss={dismiss} />
      {details ? (
        <Card>
          <PersonalDetailsForm details={details} show={show} />
        </Card>
      ) : (
        <LoadFailure title={detailsTexts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </Stack>
  );
}
