import { DAY_MS } from '../values/durations.ts';

/** The day so many days later, `YYYY-MM-DD`; earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
