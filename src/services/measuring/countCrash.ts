import type { ErrorSource } from '#domain/kernel/errors/errorReport.ts';
import { OTHER_PATH } from '#domain/kernel/routes/otherPath.ts';

import { patternOf } from '../routing/pagePatterns.ts';
import { instrument } from './instrument.ts';

/** Counts a page that the generic error page had to take the place of (spec 1 section 8); any other error is none. */
export function countCrash(source: ErrorSource): void {
  if (source !== 'page-crash' && source !== 'page-code') return;
  instrument('page_crash', { path: patternOf(window.location.pathname) ?? OTHER_PATH, kind: source }, 1);
}
