import { useState, type ReactNode } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useLinkToken } from '#services/routing/useLinkToken.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

interface LinkPageProps {
  title: string;
  /** What the button will do. */
  intro: string;
  button: string;
  /** Sends the token; rejects when there was no answer. */
  send: (token: string) => Promise<boolean>;
  /** What was done, and where to go from here. */
  done: { title: string; actions?: ReactNode };
  /** Why the link did nothing, and what helps. */
  closed: { title: string; text: string; actions?: ReactNode };
}

/**
 * A page that a link in an email opens. Nothing happens before its button is pressed: programs that check emails follow
 * links. States: the question, sending, done, link of no use, failed with another try.
 */
export function LinkPage({ title, intro, button, send, done, closed }: LinkPageProps) {
  const { token } = useLinkToken();
  const [outcome, setOutcome] = useState<'open' | 'done' | 'closed'>(token ? 'open' : 'closed');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const onPress = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      setOutcome((await send(token ?? '')) ? 'done' : 'closed');
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <PageContainer width="narrow">
      <Stack gap={6}>
        <h1>{title}</h1>
        {failure !== null && <Notice tone="error" title={describeError(failure)} />}
        {outcome === 'open' && (
          <>
            <p>{intro}</p>
            <Button variant="primary" size="lg" fullWidth loading={isBusy} onClick={() => void onPress()}>
              {button}
            </Button>
          </>
        )}
        {outcome === 'done' && <Notice tone="success" title={done.title} actions={done.actions} />}
        {outcome === 'closed' && (
          <Notice tone="warning" title={closed.title} actions={closed.actions}>
            <p>{closed.text}</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
