import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { secondFactorsApi } from './api/secondFactorsApi.ts';
import { PasskeysPanel } from './components/PasskeysPanel.tsx';
import { RecoveryCodesPanel } from './components/RecoveryCodesPanel.tsx';

/** Passkeys, and recovery codes where multi-factor authentication is on. States: loading, failed with retry, panels. */
export function SecondFactorsPanel() {
  const { data, error, isFetching, refetch } = secondFactorsApi.useSecondFactorsQuery();
  if (data) {
    return (
      <Stack gap={6}>
        {data.isMfaEnabled && <RecoveryCodesPanel left={data.recoveryCodesLeft} />}
        <PasskeysPanel passkeys={data.passkeys} />
      </Stack>
    );
  }
  if (isFetching || !error) return <SkeletonLine />;
  return (
    <Notice tone="error" title="Your passkeys could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
      <p>{describeError(error)}</p>
    </Notice>
  );
}
