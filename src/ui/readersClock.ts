const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A moment, ISO 8601, as its reader's own clock and calendar have it: 21 Nov 2026, 09:15. */
export const momentInWords = (iso: string): string => MOMENT.format(new Date(iso));
/** The day of a moment, ISO 8601, as its reader's own calendar has it: 21 November 2026. */
export const dayInWords = (iso: string): string => DAY.format(new Date(iso));
