import { lazyDateFormat } from '#domain/kernel/dates/lazyDateFormat.ts';
import { MONTH_NAMES, SHORT_MONTH_NAMES } from '#domain/kernel/dates/monthNames.ts';

const EXACT_MOMENT = lazyDateFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });

// Without `Intl`, whose first date takes a browser 10 ms. A moment that is no date throws, as it does there.
const twoDigits = (count: number): string => String(count).padStart(2, '0');
const timeOf = (moment: Date): string => `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
function dayOf(moment: Date, months: readonly string[]): string {
  const month = months[moment.getMonth()];
  if (month === undefined) throw new RangeError('No moment to put into words');
  return `${moment.getDate()} ${month}`;
}

/** The time of a moment, ISO 8601, by its reader's own clock: 09:15. */
export const timeInWords = (iso: string): string => timeOf(new Date(iso));
/** A moment, ISO 8601, as its reader's own clock and calendar have it: 21 Nov 2026, 09:15. */
export function momentInWords(iso: string): string {
  const moment = new Date(iso);
  return `${dayOf(moment, SHORT_MONTH_NAMES)} ${moment.getFullYear()}, ${timeOf(moment)}`;
}
/** The day of a moment, ISO 8601, as its reader's own calendar has it: 21 November 2026. */
export function dayInWords(iso: string): string {
  const moment = new Date(iso);
  return `${dayOf(moment, MONTH_NAMES)} ${moment.getFullYear()}`;
}
/** A recent moment, without its year: 21 Nov, 09:15. @param at - milliseconds since 1970. */
export function shortMomentInWords(at: number): string {
  const moment = new Date(at);
  return `${dayOf(moment, SHORT_MONTH_NAMES)}, ${timeOf(moment)}`;
}
/** A moment, ISO 8601, to the second and with the name of its clock, to be quoted: 21 November 2026 at 09:15:07 GMT. */
export const exactMomentInWords = (iso: string): string => EXACT_MOMENT.format(new Date(iso));
