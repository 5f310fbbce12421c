import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** What a delivery changed of a set. */
export interface Comparison {
  added: number;
  /** Entries that say something else now, and how many of them by field. */
  changed: number;
  byField: Readonly<Record<string, number>>;
  /** Entries that were there twice: the second id leads to the first. */
  moved: number;
  gone: number;
  /** Of those, entries that members, staff or the operator had saved, corrected, closed or placed. */
  missed: number;
}

const MOST_FIELDS = 6;

/** The same in words, for the operator and for staff; names no record. */
export function describeComparison({ added, changed, byField, moved, gone, missed }: Comparison): string {
  if (added + changed + moved + gone === 0) return 'Every entry is as it was.';
  const fields = Object.entries(byField).sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1));
  const named = fields.slice(0, MOST_FIELDS).map(([name, count]) => `${name} ${figure(count)}`);
  if (fields.length > MOST_FIELDS) named.push(countInWords(fields.length - MOST_FIELDS, 'further field'));
  const parts = [
    `added ${figure(added)}`,
    `changed ${figure(changed)}${named.length > 0 ? ` (${named.join(', ')})` : ''}`,
    `moved ${figure(moved)}`,
    `gone ${figure(gone)}${missed > 0 ? `, ${figure(missed)} of them with something saved or decided of them` : ''}`,
  ];
  return `Compared with what was there: ${parts.join('; ')}.`;
}
