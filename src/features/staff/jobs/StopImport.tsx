import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useStopImportMutation } from './jobsApi.ts';
import { importTexts as texts } from './texts.ts';
import { useJobChange } from './useJobChange.ts';

/** Asks a running import to stop. */
export function StopImport({ id }: { id: string }) {
  const change = useJobChange();
  const [stop, { isLoading }] = useStopImportMutation();
  return (
    <Stack gap={2}>
      <p>{texts.stopHint}</p>
      <div>
        <Button loading={isLoading} onClick={() => void change({ change: () => stop({ id }), ...texts })}>
          {texts.stop}
        </Button>
      </div>
    </Stack>
  );
}
