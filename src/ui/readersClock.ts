import { lazyDateFormat } from '#domain/kernel/dates/lazyDateFormat.ts';

const MOMENT = lazyDateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const SHORT_MOMENT = lazyDateFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const EXACT_MOMENT = lazyDateFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });
const DAY = lazyDateFormat('en-GB', { dateStyle: 'long' });

/** A moment, ISO 8601, as its reader's own clock and calendar have it: 21 Nov 2026, 09:15. */
export const momentInWords = (iso: string): string => MOMENT.format(new Date(iso));
/** The day of a moment, ISO 8601, as its reader's own calendar has it: 21 November 2026. */
export const dayInWords = (iso: string): string => DAY.format(new Date(iso));
/** A recent moment, without its year: 21 Nov, 09:15. @param at - milliseconds since 1970. */
export const shortMomentInWords = (at: number): string => SHORT_MOMENT.format(at);
/** A moment, ISO 8601, to the second and with the name of its clock, to be quoted: 21 November 2026 at 09:15:07 GMT. */
export const exactMomentInWords = (iso: string): string => EXACT_MOMENT.format(new Date(iso));
