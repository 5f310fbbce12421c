import { dayInWords as dayInUtc } from '#domain/kernel/dates/dayInWords.ts';

import { dayInWords } from './readersClock.ts';
import { useDrawnFirst } from './useDrawnFirst.ts';

/**
 * The day of a moment, ISO 8601, as its reader's own calendar has it: 21 November 2026. As the server draws it, in UTC,
 * the same for everyone.
 */
export const useReadersDay = (iso: string): string =>
  useDrawnFirst(
    () => dayInWords(iso),
    () => dayInUtc(new Date(iso)),
  );
