import { dayInWords } from '#ui/readersClock.ts';

import type { DiaryEntry } from './searchDiaryApi.ts';

/** The searches of one day as its reader's calendar has it. */
export interface DiaryDay {
  day: string;
  entries: DiaryEntry[];
}

/** Entries by day, both in the order given: the newest first. */
export function daysOf(entries: readonly DiaryEntry[]): DiaryDay[] {
  const days: DiaryDay[] = [];
  for (const entry of entries) {
    const day = dayInWords(entry.searchedAt);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
