import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { saveAs } from '#ui/saveAs.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type ActFilter, useExportStaffActsMutation } from './auditApi.ts';
import { auditTexts as texts } from './texts.ts';

/** The acts that are listed, as a file. */
export function DownloadActs({ filter }: { filter: ActFilter }) {
  const [exportActs, { isLoading, error }] = useExportStaffActsMutation();
  const download = async () => {
    const { data } = await exportActs({ filter });
    if (data !== undefined) saveAs('muniment-audit.csv', data, 'text/csv');
  };
  return (
    <Stack gap={2}>
      <div>
        <Button loading={isLoading} onClick={() => void download()}>
          {texts.download}
        </Button>
      </div>
      <p>{texts.downloadHint}</p>
      <FormRefusal title={texts.downloadFailed} reason={error === undefined ? null : describeError(error)} />
    </Stack>
  );
}
