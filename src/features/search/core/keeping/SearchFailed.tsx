import { describeError } from '#domain/kernel/errors/describeError.ts';
import type { Failure } from '#domain/kernel/errors/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { failureTexts as texts } from './texts.ts';

/** A search that was not answered. It stays in the address and in its form, so that nothing has to be typed again. */
export function SearchFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      headingLevel={2}
      title={texts.title}
      actions={<Button onClick={onRetry}>{texts.retry}</Button>}
    >
      <p>
        {describeError(failure)} {texts.safe}{' '}
        {failure.kind === 'graphql' && failure.code === 'RATE_LIMITED' && (
          <TextLink to="/steady-sherlock">{texts.limit}</TextLink>
        )}
      </p>
      {failure.requestId !== null && <p>{texts.request(failure.requestId)}</p>}
    </Notice>
  );
}
