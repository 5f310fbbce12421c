import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import { accountApi } from '../accountApi.ts';
import type { ShowBanner } from '../useBanner.ts';
import { myDataTexts } from '../texts.ts';

/** That the account will be erased, and the way to keep it. */
export function ErasureNotice({ dueAt, show }: { dueAt: string; show: ShowBanner }) {
  const [keep, { isLoading }] = accountApi.useKeepAccountMutation();
  const onKeep = async () => {
    const { error } = await keep();
    if (error) show('error', myDataTexts.keepFailed);
    else show('success', myDataTexts.kept);
  };
  return (
    <Notice
      tone="warning"
      headingLevel={2}
      title={myDataTexts.erasedOn(dayInWords(dueAt))}
      actions={
        <Button variant="primary" loading={isLoading} onClick={() => void onKeep()}>
          {myDataTexts.keep}
        </Button>
      }
    >
      <p>{myDataTexts.dueText}</p>
    </Notice>
  );
}
