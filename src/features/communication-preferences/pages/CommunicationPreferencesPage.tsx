import { describeError, requestIdOf } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useMailChoicesQuery } from '../api/communicationPreferencesApi.ts';
import { PreferenceSwitches } from '../components/PreferenceSwitches.tsx';

/** Which mail a member wants. States: loading, failed with a way to try again, switches. */
export function Component() {
  const { data: choices, isFetching, error, refetch } = useMailChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (choices === undefined && isFetching) return <PageSkeleton label="Loading your preferences" />;
  const requestId = requestIdOf(error);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>Communication preferences</h1>
        <p>Choose which emails you want from us. Each switch is saved as you press it.</p>
      </Stack>
      {choices ? (
        <PreferenceSwitches choices={choices} />
      ) : (
        <Notice tone="error" headingLevel={2} title="Your preferences could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
          <p>{describeError(error)}</p>
          {requestId && <p>Request Id: {requestId}</p>}
        </Notice>
      )}
    </Stack>
  );
}
