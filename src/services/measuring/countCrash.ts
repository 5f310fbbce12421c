import type { ErrorSource } from '#domain/kernel/errors/errorReport.ts';
import { OTHER_PATH } from '#domain/kernel/routes/normalisedPath.ts';

import { patternOf } from '../routing/patternOf.ts';
import { sendMeasurement } from './sendMeasurement.ts';

/**
 * Counts a page that the generic error page had to take the place of (spec 1 section 8); any other error is none.
 * @throws Error where it can't be counted
 */
export async function countCrash(source: ErrorSource): Promise<void> {
  if (source !== 'page-crash' && source !== 'page-code') return;
  await sendMeasurement('page_crash', { path: patternOf(window.location.pathname) ?? OTHER_PATH, kind: source }, 1);
}
