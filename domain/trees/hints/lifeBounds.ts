import { decodeDay } from '#domain/trees/core/encodedDay.ts';
import type { TreeDate } from '#domain/trees/core/model/treeDate.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

import type { TreeKin } from './treeKin.ts';

/**
 * Years between which a life lies as far as a tree bounds it, `BEF 1870` and `AFT 1850` included; null where nothing
 * does.
 */
export interface LifeBounds {
  /** Not born before. */
  bornFrom: number | null;
  /** Dead by the end of that year. */
  deadBy: number | null;
  /** The last year in which the tree records them alive. */
  aliveIn: number | null;
}

/** "About" is off by so many years either way. */
const ABOUT_YEARS = 3;
const ABOUT = /\b(?:abt|about|cal|calculated|est|estimated|c|ca|circa)\b/iu;
const DEATHS = new Set(['death', 'burial', 'cremation', 'probate']);
/** Only the living do these. */
const OF_THE_LIVING = new Set([
  'census',
  'residence',
  'occupation',
  'education',
  'graduation',
  'emigration',
  'immigration',
  'naturalization',
  'marriage',
  'divorce',
]);

const slack = ({ text }: TreeDate): number => (ABOUT.test(text) ? ABOUT_YEARS : 0);
const from = (date: TreeDate | null): number[] =>
  date === null || date.from === null ? [] : [decodeDay(date.from).year - slack(date)];
const upTo = (date: TreeDate | null): number[] =>
  date === null || date.to === null ? [] : [decodeDay(date.to).year + slack(date)];
const most = (years: readonly number[]): number | null => (years.length === 0 ? null : Math.max(...years));
const least = (years: readonly number[]): number | null => (years.length === 0 ? null : Math.min(...years));
const datesOf = (facts: readonly TreeFact[], isWanted: (type: string) => boolean): (TreeDate | null)[] =>
  facts.filter(({ type }) => isWanted(type)).map(({ date }) => date);

/** Between which years a person lived, by their own facts, their weddings and the births of their children. */
export function lifeBounds({ facts, sex }: TreePerson, { couples }: Pick<TreeKin, 'couples'>): LifeBounds {
  // A child may be born after its father's death.
  const months = sex === 'f' ? 0 : 1;
  const births = couples
    .flatMap(({ children }) => children)
    .flatMap((child) => datesOf(child.facts, (type) => type === 'birth').flatMap(from));
  const living = [...facts, ...couples.flatMap(({ family }) => family.facts)];
  return {
    bornFrom: most(datesOf(facts, (type) => type === 'birth').flatMap(from)),
    deadBy: least(datesOf(facts, (type) => DEATHS.has(type)).flatMap(upTo)),
    aliveIn: most([
      ...datesOf(living, (type) => OF_THE_LIVING.has(type)).flatMap(from),
      ...births.map((year) => year - months),
    ]),
  };
}
