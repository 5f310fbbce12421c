import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { Evidence } from '#domain/records/matches/evidence.ts';
import type { ComparedDate } from '#domain/records/matches/personDescription.ts';
import type { RecordDescription, TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import { STRONG_HINT_FROM_BITS } from '#domain/trees/hints/hintWeights.ts';
import { matchTreePerson } from '#domain/trees/hints/matchTreePerson.ts';

import type { MatchedNotice } from './describeNotice.ts';

/** A day in a tree and one in a newspaper are of one event when they are no further apart: one may be the burial. */
const MOST_DAYS_APART = 7;

const dayOf = ({ earliest, latest, month, day }: ComparedDate): number | null =>
  earliest === latest && month !== null && day !== null ? Date.UTC(earliest, month - 1, day) : null;
const daysBetween = (from: number, to: string): number => Math.round((Date.parse(to) - from) / DAY_MS);

/** Dates of the event in the tree, those that a member wrote. */
function datesIn({ birth, death, weddings }: TreeDescription, event: MatchedNotice['event']): ComparedDate[] {
  const dates =
    event === 'birth'
      ? [birth]
      : event === 'death'
        ? [death]
        : weddings.map(({ date, isGuessed }) => (isGuessed ? null : date));
  return dates.filter((date) => date !== null);
}

/**
 * Of the dates that the tree has of the event: one of the notice's day, one of its year, none at all, or only others.
 */
function dateLevel(
  dates: readonly ComparedDate[],
  { date }: MatchedNotice,
): { level: 'day' | 'year' | 'none' | 'other'; day: number | null } {
  if (dates.length === 0) return { level: 'none', day: null };
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  for (const each of dates) {
    const day = dayOf(each);
    if (day !== null && Math.abs(daysBetween(day, date)) <= MOST_DAYS_APART) return { level: 'day', day };
  }
  const isOfYear = dates.some(
    (each) =>
      dayOf(each) === null &&
      each.earliest <= year &&
      each.latest >= year &&
      (each.month === null || each.month === month),
  );
  return { level: isOfYear ? 'year' : 'other', day: null };
}

/** When a notice was, beside the day of the event in the tree. @param day - null where the tree does not have it */
function reasonOf(event: MatchedNotice['event'], day: number | null, issueDate: string): string {
  const named = `Named in a ${event} notice`;
  if (day === null) return named;
  const days = daysBetween(day, issueDate);
  if (days < 0) return `${named} before the ${event} in your tree`;
  return `${named} ${days === 0 ? 'on the day of' : `${countInWords(days, 'day')} after`} the ${event} in your tree`;
}

/** A notice that may be of a person of a tree. */
export interface NoticeMatch {
  bits: number;
  word: 'strong' | 'possible';
  /** When the notice was, beside the event in the tree. */
  reason: string;
  evidence: readonly Evidence[];
}

const speaksFor = (evidence: readonly Evidence[], ...fields: readonly string[]): boolean =>
  evidence.some(({ field, bits }) => bits > 0 && fields.includes(field));
const speaksAgainst = (evidence: readonly Evidence[], ...fields: readonly string[]): boolean =>
  evidence.some(({ field, bits }) => bits < 0 && fields.includes(field));

/** Whether enough beside the name agrees, by how well the date does. */
function isSupported(
  event: MatchedNotice['event'],
  level: 'day' | 'year' | 'none',
  evidence: readonly Evidence[],
  bits: number,
): boolean {
  const isKin = speaksFor(evidence, 'father', 'spouse');
  if (event === 'birth') return level === 'day' && isKin;
  if (level === 'day') return true;
  if (level === 'none') return isKin && bits >= STRONG_HINT_FROM_BITS;
  return isKin || (speaksFor(evidence, 'place', 'birthPlace') && speaksFor(evidence, 'birth'));
}

/**
 * Whether a notice may be of a person of a tree; null where too little says so. Stricter than for records, since a
 * notice gives a name and a day and little else: where the tree has the day, it must be that of the notice; where it
 * has the year or nothing, a relative or the place must agree, too; a birth notice, which names no child, needs the day
 * and the father.
 *
 * @param issueDate - `1842-02-05`.
 */
export function matchNotice(
  tree: TreeDescription,
  notice: MatchedNotice,
  described: RecordDescription,
  issueDate: string,
): NoticeMatch | null {
  const { level, day } = dateLevel(datesIn(tree, notice.event), notice);
  if (level === 'other') return null;
  const { bits, word, evidence } = matchTreePerson(tree, described);
  if (
    word === null ||
    speaksAgainst(evidence, 'surname', 'forename', 'father', 'spouse') ||
    !isSupported(notice.event, level, evidence, bits)
  )
    return null;
  return { bits, word: level === 'day' ? word : 'possible', reason: reasonOf(notice.event, day, issueDate), evidence };
}
