import type { ReactNode } from 'react';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { requestIdOf } from '#services/graphql/requestIdOf.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';

/** Texts of two documents, one word apart on purpose. */
const TEXTS = {
  shell: {
    title: '500 Internal Server Error',
    code: '500',
    heading: 'Well, that didn’t quite go according to plan...',
    text: 'Try again in a few minutes, or contact our customer support team if this keeps happening.',
  },
  area: {
    title: 'Something went wrong',
    heading: 'Something went wrong!',
    text: 'Try again in a few minutes, or contact our support team if this keeps happening.',
  },
};

interface GenericErrorProps {
  error?: unknown;
  /** `shell`: spec 1 sections 2 and 8, the default. `area`: spec 2 section 8, for pages that declare it. */
  of?: keyof typeof TEXTS;
  /** What else can be done about it. Default nothing. */
  action?: ReactNode;
}

/** The generic error page. Without a failed request it names the one that sent the document. */
export function GenericError({ error, of = 'shell', action }: GenericErrorProps) {
  const { text, ...rest } = TEXTS[of];
  return (
    <ErrorScreen
      {...rest}
      error={error}
      requestId={requestIdOf(error) ?? (readSiteBoot().requestId || null)}
      actions={
        <>
          <ButtonLink variant="primary" to="/">Back to homepage</ButtonLink>
          {action}
        </>
      }
    >
      <p>{text}</p>
    </ErrorScreen>
  );
}
