import { useState } from 'react';

import { useLinkToken } from '#services/routing/useLinkToken.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

type Outcome = 'asked' | 'working' | 'stopped' | 'unknown' | 'failed';

/** Asks the server to end the mails of whoever the link belongs to. */
async function stopMails(token: string): Promise<Outcome> {
  try {
    const { ok, status } = await fetch('/api/email-preferences', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token, savedSearches: false }) });
    return ok ? 'stopped' : status === 410 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Where the link at the end of a mail about saved searches leads: one press ends these mails, without signing in. */
export function Component() {
  const { token } = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome>('asked');
  const stop = async () => {
    if (token === null) return;
    setOutcome('working');
    setOutcome(await stopMails(token));
  };
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>Stop mail about saved searches</h1>
        {outcome === 'stopped' && (
          <Notice tone="success" headingLevel={2} title="These mails have ended">
            <p>Your searches stay saved. You can switch mail on again for each of them.</p>
          </Notice>
        )}
        {(token === null || outcome === 'unknown') && (
          <Notice tone="warning" headingLevel={2} title="This link is not complete">
            <p>
              Open it from the mail once more, or use the switches at your <TextLink to="/search/saved">saved searches</TextLink>.
            </p>
          </Notice>
        )}
        {outcome === 'failed' && (
          <Notice tone="error" headingLevel={2} title="That did not work">
            <p>Try again in a moment.</p>
          </Notice>
        )}
        {token !== null && outcome !== 'stopped' && outcome !== 'unknown' && (
          <Stack gap={4}>
            <p>No more mails will tell you of new records in your saved searches. Other mail is not affected.</p>
            <div>
              <Button variant="primary" loading={outcome === 'working'} onClick={() => void stop()}>
                Stop these mails
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </PageContainer>
  );
}
