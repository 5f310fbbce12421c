import { dayInWords as dayInUtc } from '#domain/kernel/dates/dayInWords.ts';

import { dayInWords } from './readersClock.ts';
import { useBrowserValue } from './useBrowserValue.ts';

/**
 * The day of a moment, ISO 8601, as its reader's own calendar has it: 21 November 2026. As the server draws it, in UTC,
 * the same for everyone.
 */
export const useReadersDay = (iso: string): string =>
  useBrowserValue(
    () => dayInWords(iso),
    () => dayInUtc(new Date(iso)),
  );
