import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { secondFactorsApi } from './secondFactorsApi.ts';
import { PasskeysPanel } from './components/PasskeysPanel.tsx';
import { RecoveryCodesPanel } from './components/RecoveryCodesPanel.tsx';
import { passkeyTexts } from './texts.ts';

/** Passkeys, and recovery codes where multi-factor authentication is on. States: loading, failed with retry, panels. */
export function SecondFactorsPanel() {
  const { data, ...answer } = secondFactorsApi.useSecondFactorsQuery();
  if (data) {
    return (
      <Stack gap={6}>
        {data.isMfaEnabled && <RecoveryCodesPanel left={data.recoveryCodesLeft} />}
        <PasskeysPanel passkeys={data.passkeys} />
      </Stack>
    );
  }
  return <NoAnswer of={answer} texts={passkeyTexts} waiting={<SkeletonLine />} />;
}
