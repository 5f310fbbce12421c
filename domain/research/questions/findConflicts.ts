import { figure } from '#domain/kernel/wording/countInWords.ts';

import {
  type EvidenceConflict,
  type EvidenceStatement,
  birthYears,
  deathYears,
  meet,
  yearsOfDate,
  type YearSpan,
} from './lifeSpans.ts';
import { EVIDENCE_FACT_NAMES, type EvidenceFact } from './questionKinds.ts';
import { MOST_CONFLICTS } from './questionLimits.ts';

/** Miles between two places, to the nearest; null where either is not known. */
export type MilesApart = (one: string, other: string) => number | null;

/** People seldom lived, and were not born, in two places farther apart than this in one year. */
const FAR_MILES = 25;
/** What happens to a person while they live; what names them may be of any time. */
const OF_LIFE: ReadonlySet<EvidenceFact> = new Set(['BAPTISM', 'AGE', 'MARRIAGE', 'RESIDENCE', 'OCCUPATION']);
/** What happens once: two places for it differ in any year. */
const ONCE: ReadonlySet<EvidenceFact> = new Set(['BIRTH', 'BAPTISM', 'DEATH', 'BURIAL']);

/** A statement with what the rules compare, read once: it is compared with every other of its table. */
interface Claim extends EvidenceStatement {
  person: string;
  years: YearSpan | null;
  born: YearSpan | null;
  died: YearSpan | null;
}

const inWords = ({ from, to }: YearSpan): string =>
  from === to
    ? String(from)
    : from === -Infinity
      ? `${to} or before`
      : to === Infinity
        ? `${from} or after`
        : `${from}–${to}`;
const named = ({ fact, date }: Claim): string =>
  `${EVIDENCE_FACT_NAMES[fact].toLowerCase()}${date.trim() === '' ? '' : ` (${date.trim()})`}`;

type Rule = readonly [kind: string, reasonOf: (one: Claim, other: Claim, milesApart: MilesApart) => string | null];

/** Rules of two statements about one person. Where their order matters, each looks at both. */
const RULES: readonly Rule[] = [
  [
    'birth',
    (one, other) =>
      one.born && other.born && !meet(one.born, other.born)
        ? `The years of birth differ: ${inWords(one.born)} and ${inWords(other.born)}.`
        : null,
  ],
  [
    'death',
    (one, other) =>
      one.died && other.died && !meet(one.died, other.died)
        ? `Two deaths: ${inWords(one.died)} and ${inWords(other.died)}.`
        : null,
  ],
  [
    'before-birth',
    ({ born }, other) => {
      const { years } = other;
      // Years of birth are compared with each other above.
      if (!born || !years || other.born || other.fact === 'OTHER' || other.fact === 'NAME' || other.fact === 'PARENTS')
        return null;
      return years.to < born.from ? `The ${named(other)} comes before the birth (${inWords(born)}).` : null;
    },
  ],
  [
    'after-death',
    ({ died }, other) => {
      const { years } = other;
      // A burial has an age, too, and may be of the next year.
      return died && years && OF_LIFE.has(other.fact) && years.from > died.to + (other.fact === 'AGE' ? 1 : 0)
        ? `The ${named(other)} comes after the death (${inWords(died)}).`
        : null;
    },
  ],
  [
    'places',
    (one, other, milesApart) => {
      const isOnce = one.fact === other.fact && ONCE.has(one.fact);
      const [first, second] = [one.years, other.years];
      const isOneYear =
        first !== null &&
        second !== null &&
        first.from === first.to &&
        second.from === second.to &&
        first.from === second.from &&
        (OF_LIFE.has(one.fact) || ONCE.has(one.fact)) &&
        (OF_LIFE.has(other.fact) || ONCE.has(other.fact));
      if ((!isOnce && !isOneYear) || one.place.trim() === '' || other.place.trim() === '') return null;
      const miles = milesApart(one.place, other.place);
      if (miles === null || miles <= FAR_MILES) return null;
      return `${one.place.trim()} and ${other.place.trim()} are ${figure(miles)} miles apart${isOnce ? '' : `, in ${inWords(first!)}`}.`;
    },
  ],
];

const IN_ORDER: ReadonlySet<string> = new Set(['before-birth', 'after-death']);
const personOf = ({ about }: EvidenceStatement): string =>
  about
    .toLowerCase()
    .replace(/[\s.,]+/gu, ' ')
    .trim();
const claimOf = (statement: EvidenceStatement): Claim => ({
  ...statement,
  person: personOf(statement),
  years: yearsOfDate(statement.date),
  born: birthYears(statement),
  died: deathYears(statement),
});

/** The conflicts between two statements about one person, a rule each. */
const between = (one: Claim, other: Claim, milesApart: MilesApart): EvidenceConflict[] =>
  RULES.flatMap(([kind, reasonOf]): EvidenceConflict[] => {
    const reason = reasonOf(one, other, milesApart) ?? (IN_ORDER.has(kind) ? reasonOf(other, one, milesApart) : null);
    return reason === null ? [] : [{ key: `${kind}:${one.id}:${other.id}`, ids: [one.id, other.id], reason }];
  });

/**
 * The conflicts among statements about one person: years of birth, deaths, events before birth or after death, places
 * too far apart. Negative evidence and what its member set aside claim nothing. Nothing is decided: each is for the
 * member to weigh.
 * @returns the first {@link MOST_CONFLICTS} of them.
 */
export function findConflicts(statements: readonly EvidenceStatement[], milesApart: MilesApart): EvidenceConflict[] {
  const claims = statements
    .filter(({ directness, weight }) => directness !== 'NEGATIVE' && weight !== 'SET_ASIDE')
    .map(claimOf);
  const found: EvidenceConflict[] = [];
  for (const [at, one] of claims.entries()) {
    for (const other of claims.slice(at + 1)) {
      if (one.person === other.person) found.push(...between(one, other, milesApart));
      if (found.length >= MOST_CONFLICTS) return found.slice(0, MOST_CONFLICTS);
    }
  }
  return found;
}
