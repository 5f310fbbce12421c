import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import { accountApi } from '../accountApi.ts';
import type { ShowBanner } from '../useBanner.ts';

/** That the account will be erased, and the way to keep it. */
export function ErasureNotice({ dueAt, show }: { dueAt: string; show: ShowBanner }) {
  const [keep, { isLoading }] = accountApi.useKeepAccountMutation();
  const onKeep = async () => {
    const { error } = await keep();
    if (error) show('error', 'Sorry, we couldn’t keep your account. Please try again.');
    else show('success', 'Your account stays.');
  };
  return (
    <Notice
      tone="warning"
      headingLevel={2}
      title={`Your account will be erased on ${dayInWords(dueAt)}`}
      actions={
        <Button variant="primary" loading={isLoading} onClick={() => void onKeep()}>
          Keep my account
        </Button>
      }
    >
      <p>You asked for it. Everything that is yours goes with it, for good.</p>
    </Notice>
  );
}
