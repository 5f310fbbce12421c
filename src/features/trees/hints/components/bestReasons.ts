import type { Hint } from '../treeHintsApi.ts';

type Evidence = Hint['evidence'][number];

/** Reasons of one weight that fit into a line. */
export interface ReasonLine {
  isFor: boolean;
  weight: number;
  texts: readonly string[];
}

const MOST_TEXTS = 2;
/** What weighs less than this against a hint is left to the full list. */
const LEAST_AGAINST = 2;

/** That the names agree is seen at once; of reasons that weigh the same the others are said first. */
const isOfName = ({ field }: Evidence): boolean => field === 'forename' || field === 'surname';

function heaviest(evidence: readonly Evidence[]): ReasonLine | null {
  const weight = Math.max(0, ...evidence.map((each) => each.weight));
  const [first, ...rest] = evidence
    .filter((each) => each.weight === weight)
    .sort((one, other) => Number(isOfName(one)) - Number(isOfName(other)));
  return first
    ? { isFor: first.isFor, weight, texts: [first, ...rest].slice(0, MOST_TEXTS).map(({ text }) => text) }
    : null;
}

/**
 * What a row says of why its record is offered: the heaviest reasons for it, and what weighs against it unless that is
 * slight.
 * @returns one line for each side that has something to say, the side for the record first
 */
export function bestReasons(evidence: readonly Evidence[]): ReasonLine[] {
  const against = heaviest(evidence.filter(({ isFor }) => !isFor));
  return [
    heaviest(evidence.filter(({ isFor }) => isFor)),
    against && against.weight >= LEAST_AGAINST ? against : null,
  ].filter((line) => line !== null);
}
