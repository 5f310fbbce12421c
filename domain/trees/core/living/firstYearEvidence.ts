import { birthYearFromAge } from '#domain/kernel/dates/birthYearFromAge.ts';

import { parseTreeDate } from '../dates/parseTreeDate.ts';
import { yearOfDay } from '../encodedDay.ts';
import { didHappen } from '../facts/didHappen.ts';
import { factLabel, CUSTOM_FACT_TYPES, factType } from '../facts/factTypes.ts';
import type { TreeFact } from '../model/treeFact.ts';

/** The latest year in which a person can have been born, and what shows it. */
export interface BornByEvidence {
  /** Gregorian. */
  year: number;
  /** In words that follow a person: `born 1925`, `baptised 1832`, `recorded in 1881 (census)`. */
  reason: string;
}

/** The evidence that says more: the earlier year. */
function earlier(one: BornByEvidence | null, other: BornByEvidence | null): BornByEvidence | null {
  if (!one || !other) return one ?? other;
  return other.year < one.year ? other : one;
}

/** How far `about` and `estimated` may reach, in years. */
const ABOUT_YEARS = 5;
/** How far an age may be wrong, in years: people did not know it, or said otherwise. */
const AGE_SLACK_YEARS = 3;
/** No one did these before that age, in years; other things happen to the youngest. */
const YOUNGEST: Readonly<Record<string, number>> = {
  'military-service': 12,
  will: 14,
  graduation: 10,
  ordination: 16,
  retirement: 30,
  occupation: 6,
  'adult-christening': 12,
  marriage: 12,
  banns: 12,
  'marriage-licence': 12,
  'marriage-contract': 12,
  'marriage-settlement': 12,
  engagement: 12,
  divorce: 12,
  'divorce-filed': 12,
  annulment: 12,
  separation: 12,
};

/**
 * The latest year of birth that a person's own facts, or those of their marriages, allow; null where they give none.
 * Facts a member named themselves prove nothing: they may be about anything.
 * @example firstYearEvidence([aFact({ type: 'census', date: readTreeDate('1881'), age: '40' })]) // { year: 1844, … }
 */
export const firstYearEvidence = (facts: readonly TreeFact[]): BornByEvidence | null =>
  facts.filter(didHappen).map(evidenceOf).reduce(earlier, null);

function evidenceOf(fact: TreeFact): BornByEvidence | null {
  const type = factType(fact.type);
  if (!type || CUSTOM_FACT_TYPES.has(fact.type) || fact.date?.to == null) return null;
  const { claim } = parseTreeDate(fact.date.text);
  const year = yearOfDay(fact.date.to) + (claim === 'about' || claim === 'estimated' ? ABOUT_YEARS : 0);
  const byAge = birthYearFromAge(fact.age, year)?.latest ?? year;
  return {
    year: Math.min(year - (YOUNGEST[fact.type] ?? 0), byAge + AGE_SLACK_YEARS),
    reason: inWords(fact, yearOfDay(fact.date.to)),
  };
}

function inWords(fact: TreeFact, year: number): string {
  if (fact.type === 'birth') return `born ${year}`;
  if (fact.type === 'baptism' || fact.type === 'christening') return `baptised ${year}`;
  if (fact.type === 'marriage') return `married ${year}`;
  if (factType(fact.type)?.proves === 'ends') return `dead by ${year}`;
  return `recorded in ${year} (${factLabel(fact).toLowerCase()})`;
}
