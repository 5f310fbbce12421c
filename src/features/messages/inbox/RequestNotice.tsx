import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { inboxTexts, threadTexts as texts } from './texts.ts';
import { useAnswerMessageRequestMutation, useSetMemberBlockedMutation } from './writingApi.ts';

/** A first message of a stranger: accept, ignore or block. The sender learns none of it. */
export function RequestNotice({ hash, name }: { hash: string; name: string | null }) {
  const [answer, { isLoading }] = useAnswerMessageRequestMutation();
  const [block, blocking] = useSetMemberBlockedMutation();
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={texts.requestTitle(name ?? inboxTexts.former)}
      actions={
        <Inline gap={3}>
          <Button variant="primary" loading={isLoading} onClick={() => void answer({ hash, isAccepted: true })}>
            {texts.accept}
          </Button>
          <Button onClick={() => void answer({ hash, isAccepted: false })}>{texts.ignore}</Button>
          <Button variant="quiet" loading={blocking.isLoading} onClick={() => void block({ hash, isBlocked: true })}>
            {texts.blockShort}
          </Button>
        </Inline>
      }
    >
      <p>{texts.requestText}</p>
    </Notice>
  );
}
