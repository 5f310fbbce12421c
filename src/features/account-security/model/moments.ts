const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A moment as its reader's own clock and calendar have it: 21 Nov 2026, 09:15. */
export const momentInWords = (iso: string): string => DAY_AND_TIME.format(new Date(iso));
/** A day as the reader's own calendar has it: 21 November 2026. */
export const dayInWords = (iso: string): string => DAY.format(new Date(iso));
