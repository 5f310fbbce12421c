import type { Evidence } from '#domain/records/matches/evidence.ts';
import type { RecordDescription, TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import { STRONG_HINT_FROM_BITS } from '#domain/trees/hints/hintWeights.ts';
import { matchTreePerson } from '#domain/trees/hints/matchTreePerson.ts';

import type { MatchedNotice } from './describeNotice.ts';
import { dateLevel, datesIn, reasonOf } from './noticeDates.ts';

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
