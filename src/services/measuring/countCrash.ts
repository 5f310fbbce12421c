import type { ErrorSource } from '#domain/kernel/errors/errorReport.ts';
import { normalisedPath } from '#domain/kernel/routes/normalisedPath.ts';

import { instrument } from './instrument.ts';

/** Counts a page that the generic error page had to take the place of (spec 1 section 8); any other error is none. */
export function countCrash(source: ErrorSource): void {
  if (source !== 'page-crash' && source !== 'page-code') return;
  instrument('page_crash', { path: normalisedPath(window.location.pathname), kind: source }, 1);
}
