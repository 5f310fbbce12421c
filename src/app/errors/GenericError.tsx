import type { ReactNode } from 'react';

import { requestIdOf } from '#domain/kernel/errors/failure.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';
import { errorTexts, genericTexts } from './texts.ts';

interface GenericErrorProps {
  error?: unknown;
  /** `shell`: spec 1 sections 2 and 8, the default. `area`: spec 2 section 8, for pages that declare it. */
  of?: keyof typeof genericTexts;
  /** What else can be done about it. Default nothing. */
  action?: ReactNode;
}

/** The generic error page. Without a failed request it names the one that sent the document. */
export function GenericError({ error, of = 'shell', action }: GenericErrorProps) {
  const { text, ...rest } = genericTexts[of];
  return (
    <ErrorScreen
      {...rest}
      error={error}
      requestId={requestIdOf(error) ?? (readSiteBoot().requestId || null)}
      actions={
        <>
          <ButtonLink variant="primary" to="/">
            {errorTexts.home}
          </ButtonLink>
          {action}
        </>
      }
    >
      <p>{text}</p>
    </ErrorScreen>
  );
}
