import { Option } from 'commander';

import { isCalendarDay } from '#domain/kernel/dates/isoDates.ts';
import type { SwitchedBy } from '#server/engines/identity/accounts/featureChangeStore.ts';
import { UserError } from '#server/platform/config/UserError.ts';

/** What the option gives. */
export interface Reason {
  reason?: string;
}

/** `--reason`, of every command that switches a feature: the log of changes keeps it. */
export const reasonOption = (): Option => new Option('--reason <text>', 'why, for the log of changes');

/** An operator on the command line, as the log of changes knows them. */
export const operator = ({ reason = '' }: Reason): SwitchedBy => ({ staffId: null, reason });

/**
 * A day that an option gives.
 * @param option - its name, with the dashes
 * @returns the day, YYYY-MM-DD
 * @throws UserError for what is no day of the calendar
 */
export function dayIn(option: string, day: string): string {
  if (!isCalendarDay(day)) throw new UserError(`${option} takes a date such as 2027-12-31.`);
  return day;
}

/**
 * A limit that an option gives: a number from 1, or "any".
 * @param option - its name, with the dashes
 * @returns null for no limit
 * @throws UserError for anything else, and for more than `most`
 */
export function limitIn(option: string, text: string, most: number): number | null {
  if (text === 'any') return null;
  const count = /^\d+$/u.test(text) && text.length <= String(most).length ? Number(text) : 0;
  if (count < 1 || count > most) throw new UserError(`${option} takes a number from 1, or "any".`);
  return count;
}
