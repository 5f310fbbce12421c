import { compareForenames, type ShareOf } from '#domain/records/matches/compareNames.ts';
import type { Evidence, LinkageField } from '#domain/records/matches/evidence.ts';
import { usualShare } from '#domain/records/matches/matchPersons.ts';
import { isByReadings } from '#domain/records/matches/nameEvidence.ts';
import { personEvidence } from '#domain/records/matches/personEvidence.ts';

import { familyEvidence } from './familyEvidence.ts';
import type { RecordDescription, TreeDescription } from './hintDescription.ts';
import { HINT_FROM_BITS, HINT_WEIGHTS, type HintWeights, STRONG_HINT_FROM_BITS } from './hintWeights.ts';
import { impossibleFact } from './impossibleFact.ts';

/** What comparing a person of a tree with a record came to. */
export interface HintMatch {
  /** Sum of the evidence in bits: each bit doubles the odds. */
  bits: number;
  /** Null: too little speaks for one person, or something rules it out. */
  word: 'strong' | 'possible' | null;
  evidence: readonly Evidence[];
}

/** Names and places are shared by cousins and neighbours: one of these must speak for it. */
const PROVING: ReadonlySet<LinkageField> = new Set([
  'birth',
  'death',
  'father',
  'mother',
  'spouse',
  'marriage',
  'household',
  'mothersName',
]);

/** Of several partners the one whose name fits the record best is compared. */
function withPartnerOf(tree: TreeDescription, { spouse }: RecordDescription): TreeDescription {
  if (!spouse || tree.weddings.length < 2) return tree;
  const fitting = tree.weddings.find(
    (wedding) =>
      wedding.spouse &&
      ['exact', 'variant', 'reading'].includes(
        compareForenames(wedding.spouse.forenames, spouse.forenames)?.level ?? '',
      ),
  );
  return fitting ? { ...tree, spouse: fitting.spouse } : tree;
}

/**
 * How likely a record is of a person of a tree, with what speaks for and against it. A different first name is no
 * match, neither is what agrees in names and places alone, nor what cannot be (`impossibleFact`). Never throws.
 *
 * @param shareOf - how common names and places are in the records; fairly rare when left out.
 */
export function matchTreePerson(
  tree: TreeDescription,
  record: RecordDescription,
  shareOf: ShareOf = usualShare,
  weights: HintWeights = HINT_WEIGHTS,
): HintMatch {
  const evidence = [
    ...personEvidence(withPartnerOf(tree, record), record, { weights, shareOf }).all,
    ...familyEvidence(tree, record, weights),
  ].filter(({ field }) => field !== 'life');
  const impossible = impossibleFact(tree, record);
  if (impossible) evidence.push(impossible);
  const bits = evidence.reduce((sum, each) => sum + each.bits, 0);
  const isOther = evidence.some(({ field, level }) => field === 'forename' && level === 'different');
  const isProven = evidence.some(({ field, bits: weight }) => weight > 0 && PROVING.has(field));
  const word =
    isOther || impossible || !isProven || bits < HINT_FROM_BITS
      ? null
      : bits < STRONG_HINT_FROM_BITS || isByReadings(evidence)
        ? 'possible'
        : 'strong';
  return { bits, word, evidence };
}
