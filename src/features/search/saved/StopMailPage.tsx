import { useState } from 'react';

import { useLinkToken } from '#services/routing/useLinkToken.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { stopEmailsTexts as texts } from './texts.tsx';

type Outcome = 'asked' | 'working' | 'stopped' | 'unknown' | 'failed';

/** Asks the server to stop emails to the member whose link it is. */
async function stopEmails(token: string): Promise<Outcome> {
  try {
    const { ok, status } = await fetch('/api/email-preferences', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, savedSearches: false }),
    });
    return ok ? 'stopped' : status === 410 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Where the link at the end of an email about saved searches leads: one press stops them, without signing in. */
export function Component() {
  const { token } = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome>('asked');
  const stop = async () => {
    if (token === null) return;
    setOutcome('working');
    setOutcome(await stopEmails(token));
  };
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{texts.title}</h1>
        {outcome === 'stopped' && (
          <Notice tone="success" headingLevel={2} title={texts.stopped.title}>
            <p>{texts.stopped.text}</p>
          </Notice>
        )}
        {(token === null || outcome === 'unknown') && (
          <Notice tone="warning" headingLevel={2} title={texts.incomplete.title}>
            <p>{texts.incomplete.text}</p>
          </Notice>
        )}
        {outcome === 'failed' && (
          <Notice tone="error" headingLevel={2} title={texts.failed.title}>
            <p>{texts.failed.text}</p>
          </Notice>
        )}
        {token !== null && outcome !== 'stopped' && outcome !== 'unknown' && (
          <Stack gap={4}>
            <p>{texts.lead}</p>
            <div>
              <Button variant="primary" loading={outcome === 'working'} onClick={() => void stop()}>
                {texts.action}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </PageContainer>
  );
}
