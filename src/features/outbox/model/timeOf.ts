const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO 8601 time as its reader's clock has it. */
export const timeOf = (iso: string): string => FORMAT.format(new Date(iso));
