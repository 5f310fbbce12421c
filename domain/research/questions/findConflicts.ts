import { figure } from '#domain/kernel/wording/counted.ts';

import type { EvidenceConflict, EvidenceStatement } from './evidence.ts';
import { birthYears, deathYears, meet, yearsOfDate, type YearSpan } from './lifeSpans.ts';
import { EVIDENCE_FACT_NAMES, type EvidenceFact } from './questionKinds.ts';

/** Miles between two places, to the nearest; null where either is not known. */
export type MilesApart = (one: string, other: string) => number | null;

/** People seldom lived, and were not born, in two places farther apart than this in one year. */
const FAR_MILES = 25;
/** What happens to a person while they live; what names them may be of any time. */
const OF_LIFE: ReadonlySet<EvidenceFact> = new Set(['BAPTISM', 'AGE', 'MARRIAGE', 'RESIDENCE', 'OCCUPATION']);
/** What happens once: two places for it differ in any year. */
const ONCE: ReadonlySet<EvidenceFact> = new Set(['BIRTH', 'BAPTISM', 'DEATH', 'BURIAL']);

const inWords = ({ from, to }: YearSpan): string => (from === to ? String(from) : from === -Infinity ? `${to} or before` : to === Infinity ? `${from} or after` : `${from}–${to}`);
const named = ({ fact, date }: EvidenceStatement): string => `${EVIDENCE_FACT_NAMES[fact].toLowerCase()}${date.trim() === '' ? '' : ` (${date.trim()})`}`;

type Rule = readonly [kind: string, reasonOf: (one: EvidenceStatement, other: EvidenceStatement, milesApart: MilesApart) => string | null];

/** Rules of two statements about one person. Where their order matters, each looks at both. */
const RULES: readonly Rule[] = [
  ['birth', (one, other) => {
    const [first, second] = [birthYears(one), birthYears(other)];
    return first && second && !meet(first, second) ? `The years of birth differ: ${inWords(first)} and ${inWords(second)}.` : null;
  }],
  ['death', (one, other) => {
    const [first, second] = [deathYears(one), deathYears(other)];
    return first && second && !meet(first, second) ? `Two deaths: ${inWords(first)} and ${inWords(second)}.` : null;
  }],
  ['before-birth', (one, other) => {
    const [born, years] = [birthYears(one), yearsOfDate(other.date)];
    // Years of birth are compared with each other above.
    if (!born || !years || birthYears(other) || other.fact === 'OTHER' || other.fact === 'NAME' || other.fact === 'PARENTS') return null;
    return years.to < born.from ? `The ${named(other)} comes before the birth (${inWords(born)}).` : null;
  }],
  ['after-death', (one, other) => {
    const [died, years] = [deathYears(one), yearsOfDate(other.date)];
    return died && years && OF_LIFE.has(other.fact) && years.from > died.to ? `The ${named(other)} comes after the death (${inWords(died)}).` : null;
  }],
  ['places', (one, other, milesApart) => {
    const isOnce = one.fact === other.fact && ONCE.has(one.fact);
    const [first, second] = [yearsOfDate(one.date), yearsOfDate(other.date)];
    const isOneYear = first !== null && second !== null && first.from === first.to && second.from === second.to && first.from === second.from && (OF_LIFE.has(one.fact) || ONCE.has(one.fact)) && (OF_LIFE.has(other.fact) || ONCE.has(other.fact));
    if ((!isOnce && !isOneYear) || one.place.trim() === '' || other.place.trim() === '') return null;
    const miles = milesApart(one.place, other.place);
    if (miles === null || miles <= FAR_MILES) return null;
    return `${one.place.trim()} and ${other.place.trim()} are ${figure(miles)} miles apart${isOnce ? '' : `, in ${inWords(first!)}`}.`;
  }],
];

const IN_ORDER: ReadonlySet<string> = new Set(['before-birth', 'after-death']);
const personOf = ({ about }: EvidenceStatement): string => about.toLowerCase().replace(/[\s.,]+/gu, ' ').trim();

/**
 * The conflicts among statements about one person: years of birth, deaths, events before birth or after death, places too far apart.
 * Negative evidence and what its member set aside claim nothing. Nothing is decided: each is for the member to weigh.
 */
export function findConflicts(statements: readonly EvidenceStatement[], milesApart: MilesApart): EvidenceConflict[] {
  const claims = statements.filter(({ directness, weight }) => directness !== 'NEGATIVE' && weight !== 'SET_ASIDE');
  return claims.flatMap((one, at) =>
    claims.slice(at + 1).flatMap((other) => {
      if (personOf(one) !== personOf(other)) return [];
      return RULES.flatMap(([kind, reasonOf]): EvidenceConflict[] => {
        const reason = reasonOf(one, other, milesApart) ?? (IN_ORDER.has(kind) ? reasonOf(other, one, milesApart) : null);
        return reason === null ? [] : [{ key: `${kind}:${one.id}:${other.id}`, ids: [one.id, other.id], reason }];
      });
    }),
  );
}
