import { contradiction, IMPOSSIBLE_BITS } from '#domain/records/matches/contradictions.ts';
import type { Evidence } from '#domain/records/matches/evidence.ts';
import type { ComparedDate } from '#domain/records/matches/personDescription.ts';

import type { RecordDescription, TreeDescription } from './hintDescription.ts';

/** No one has a child or marries younger than this. */
const YOUNGEST_PARENT_YEARS = 12;
/** No mother is older when a child is born. */
const OLDEST_MOTHER_YEARS = 60;
/** Two written years of one death may be this far apart: a probate index names the year of the grant. */
const DEATH_SLACK_YEARS = 2;
const DEATH_OF = new Set(['death', 'will']);

const yearsApart = (one: ComparedDate, other: ComparedDate): number =>
  Math.max(0, one.earliest - other.latest, other.earliest - one.latest);
const hasWritten = (date: ComparedDate | null): date is ComparedDate => date !== null && !date.isEstimated;

/**
 * What of a record lies outside the life that the tree bounds, in words: `BEF 1870` is no date and yet rules out 1881.
 */
function beyondBounds(
  { bounds: { bornFrom, deadBy, aliveIn } }: TreeDescription,
  record: RecordDescription,
): string | null {
  if (deadBy !== null && record.aliveIn !== null && deadBy < record.aliveIn)
    return `Died by ${deadBy}, before the record of ${record.aliveIn}`;
  if (deadBy !== null && record.birth && record.birth.earliest > deadBy)
    return `Died by ${deadBy}, before the birth in ${record.birth.earliest}`;
  if (bornFrom !== null && record.year !== null && bornFrom > record.year)
    return `Not born before ${bornFrom}, after the record of ${record.year}`;
  if (aliveIn !== null && DEATH_OF.has(record.kind) && record.death && record.death.latest < aliveIn)
    return `Alive in ${aliveIn}, after the death in ${record.death.latest}`;
  return null;
}

/**
 * Why a record cannot be of a person of a tree, in words; null where it can. What it says is never offered as a hint,
 * however much agrees beside it.
 */
export function impossibleFact(tree: TreeDescription, record: RecordDescription): Evidence | null {
  const impossible = (text: string): Evidence => ({ field: 'life', level: 'impossible', bits: IMPOSSIBLE_BITS, text });
  if (tree.sex !== null && record.sex !== null && tree.sex !== record.sex)
    return impossible('One is a man, the other a woman');
  if (tree.death && record.aliveIn !== null && tree.death.latest < record.aliveIn)
    return impossible(`Died ${tree.death.latest}, before the record of ${record.aliveIn}`);
  if (tree.birth && record.year !== null && tree.birth.earliest - (tree.birth.isEstimated ? 3 : 0) > record.year)
    return impossible(`Born ${tree.birth.earliest}, after the record of ${record.year}`);
  if (
    hasWritten(tree.death) &&
    DEATH_OF.has(record.kind) &&
    record.death &&
    yearsApart(tree.death, record.death) > DEATH_SLACK_YEARS
  )
    return impossible(`Died ${tree.death.latest}, not ${record.death.latest}`);
  const beyond = beyondBounds(tree, record);
  if (beyond !== null) return impossible(beyond);
  const birth = record.birth ?? tree.birth;
  if (birth && tree.firstChildsBirth && birth.earliest + YOUNGEST_PARENT_YEARS > tree.firstChildsBirth.latest)
    return impossible(`Would have been younger than ${YOUNGEST_PARENT_YEARS} when the first child was born`);
  if (birth && tree.mothersBirth && birth.latest < tree.mothersBirth.earliest + YOUNGEST_PARENT_YEARS)
    return impossible(`The mother would have been younger than ${YOUNGEST_PARENT_YEARS}`);
  if (record.birth && tree.mothersBirth && record.birth.earliest > tree.mothersBirth.latest + OLDEST_MOTHER_YEARS)
    return impossible(`The mother would have been older than ${OLDEST_MOTHER_YEARS}`);
  if (record.wedding && tree.birth && record.wedding.latest < tree.birth.earliest + YOUNGEST_PARENT_YEARS)
    return impossible(`Would have married younger than ${YOUNGEST_PARENT_YEARS}`);
  return contradiction(tree, record);
}
