import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { yearOfDay } from '#domain/trees/core/encodedDay.ts';

/** An event that all people of a country and time lived through. */
export interface HistoricalEvent {
  /** First day or year, encoded (`encodeDay`). */
  from: number;
  /** Last year; the same for what was over at once. */
  toYear: number;
  title: string;
}

/** An entry of a text of the kind `timeline`: `value` is when, as a member would write it. */
export interface TimelineText {
  title: string;
  value: string | null;
}

/**
 * The events of some countries' texts in order of time, each once; one whose date cannot be read is left out.
 * @example readHistoricalEvents([{ value: '1845–1852', title: 'Great Famine' }]) // [{ from: 18450000, toYear: 1852,
 * title: 'Great Famine' }]
 */
export function readHistoricalEvents(entries: readonly TimelineText[]): HistoricalEvent[] {
  const events = entries.flatMap(({ title, value }): HistoricalEvent[] => {
    const date = readTreeDate(value ?? '');
    return date?.from == null || date.to === null ? [] : [{ from: date.from, toYear: yearOfDay(date.to), title }];
  });
  return [...new Map(events.map((event) => [`${event.from} ${event.title}`, event])).values()].sort(
    (a, b) => a.from - b.from,
  );
}
