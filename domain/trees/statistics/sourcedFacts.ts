import { CUSTOM_FACT_TYPES, factType } from '#domain/trees/core/facts/factTypes.ts';

/** Facts of one type, and how many of them name a source. */
export interface SourcedFacts {
  type: string;
  facts: number;
  sourced: number;
}

/** Types with lines of their own; the rest are counted together. */
const MOST_TYPES = 10;

/** What facts without a line of their own are called. */
const OTHERS = 'Other facts';

/** The types of facts in words, the commonest first, and all others as one line at the end. */
export function sourcedFacts(counted: readonly SourcedFacts[]): { label: string; facts: number; sourced: number }[] {
  const known = counted
    .filter(({ type }) => factType(type) !== undefined && !CUSTOM_FACT_TYPES.has(type))
    .sort((one, other) => other.facts - one.facts || (one.type < other.type ? -1 : 1));
  const shown = known.slice(0, MOST_TYPES);
  const others = counted.filter((each) => !shown.includes(each));
  const lines = shown.map(({ type, facts, sourced }) => ({ label: factType(type)?.label ?? OTHERS, facts, sourced }));
  if (others.length === 0) return lines;
  return [
    ...lines,
    {
      label: OTHERS,
      facts: others.reduce((sum, { facts }) => sum + facts, 0),
      sourced: others.reduce((sum, { sourced }) => sum + sourced, 0),
    },
  ];
}
