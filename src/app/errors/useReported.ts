import { useEffect } from 'react';

import { isFailure } from '#services/graphql/failure.ts';
import { reportError } from '#services/reporting/reportError.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { PartLoadFailed } from '#ui/persist.ts';

import { AccessDenied, GuardQueryFailed, PageLoadFailed, SessionUnanswered } from '../guard/refusals.ts';

/** Reports the error behind an error page; refusals by a guard are not errors, nor is a lost connection. */
export function useReported(error: unknown): void {
  useEffect(() => {
    if (error instanceof AccessDenied || error instanceof PageMissing || error instanceof SessionUnanswered) return;
    if (error instanceof PageLoadFailed || error instanceof PartLoadFailed)
      reportError(error, { source: 'page-code', level: 'warning' });
    else if (isFailure(error) || error instanceof GuardQueryFailed)
      reportError(isFailure(error) ? error : error.cause, { source: 'query', level: 'warning' });
    else reportError(error, { source: 'page-crash' });
  }, [error]);
}
