import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { secondFactorsApi } from './secondFactorsApi.ts';
import { PasskeysPanel } from './components/PasskeysPanel.tsx';
import { RecoveryCodesPanel } from './components/RecoveryCodesPanel.tsx';
import { passkeyTexts } from './texts.ts';

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
  return <LoadFailure title={passkeyTexts.failed} error={error} onRetry={() => void refetch()} />;
}
