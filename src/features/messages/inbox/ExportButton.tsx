import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { saveAs } from '#ui/saveAs.ts';

import { useLazyMessagesExportQuery, type ExportedMessage } from './conversationsApi.ts';
import { inboxTexts as texts } from './texts.ts';

/** Has the browser save every message that the member can see, as JSON. */
export function ExportButton() {
  const dispatch = useDispatch();
  const [ask] = useLazyMessagesExportQuery();
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    const all: ExportedMessage[] = [];
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      const { data, error }: Awaited<ReturnType<typeof ask>> = await ask({ after });
      if (!data) {
        setRunning(false);
        dispatch(toastRaised({ title: texts.exportFailed, description: describeError(error), variant: 'error' }));
        return;
      }
      all.push(...data.messages);
      after = data.next;
    }
    saveAs('messages.json', `${JSON.stringify(all, null, 2)}\n`, 'application/json');
    setRunning(false);
  };
  return (
    <Button size="sm" variant="quiet" loading={isRunning} onClick={() => void download()}>
      {texts.export}
    </Button>
  );
}
