import { type Denomination, type Nation } from '../geography/samplePlace.ts';
import { type Occupation } from './occupation.ts';

/** What holds a person in a household; kin need no other tie. */
export type HouseholdRole = 'kin' | 'servant' | 'apprentice' | 'lodger' | 'inmate' | 'officer';

/** A fictional human being: the truth that the records blur. Days are day numbers of calendar.ts. */
export interface Person {
  id: number;
  sex: 'M' | 'F';
  /** All forenames, the first one first. */
  forenames: string;
  /** In use now; changes on marriage, and seldom otherwise. */
  surname: string;
  birthSurname: string;
  bornOn: number;
  /** Index of the place, or null for people from outside. */
  birthPlace: number | null;
  /** Where people from outside came from: `Bath, Somerset`. */
  birthElsewhere: string | null;
  father: Person | null;
  mother: Person | null;
  isIllegitimate: boolean;
  children: Person[];
  marriages: Marriage[];
  nation: Nation;
  denomination: Denomination;
  /** Signs instead of making a mark. */
  isLiterate: boolean;
  occupation: Occupation | null;
  household: Household | null;
  role: HouseholdRole;
  /** Day on which an infant is fated to die; null once grown past its first year. */
  fatedOn: number | null;
  diedOn: number | null;
  cause: string | null;
  /** Day of leaving for good; null while still among us. */
  leftOn: number | null;
  /** Last child of a mother, so that children keep their distance. */
  lastBirthOn: number | null;
}

/** A house a person can live in. The same house has other people in other years. */
export interface Dwelling {
  /** Index of its place. */
  place: number;
  kind: 'house' | 'farm' | 'inn' | 'parsonage' | 'workhouse';
  street: string | null;
  /** House number in its street, used by records once streets were numbered; null for named houses. */
  number: number | null;
  name: string | null;
}

/** People who share a dwelling under one head. Empty households are dissolved. */
export interface Household {
  id: number;
  dwelling: Dwelling;
  head: Person;
  /** In order of arrival, the head among them. */
  members: Person[];
}

export interface Marriage {
  id: number;
  husband: Person;
  wife: Person;
  on: number;
  endedOn: number | null;
}

/** Lives in one of the communities on the day the simulation has reached. */
export const isPresent = (person: Person): boolean => person.diedOn === null && person.leftOn === null;

/** The marriage that lasts, or null. */
export function currentMarriage(person: Person): Marriage | null {
  const last = person.marriages[person.marriages.length - 1];
  return last && last.endedOn === null ? last : null;
}

/** Husband or wife of the marriage that lasts; also one who has left. */
export function spouseOf(person: Person): Person | null {
  const marriage = currentMarriage(person);
  if (!marriage) return null;
  return marriage.husband === person ? marriage.wife : marriage.husband;
}

/** Unmarried, married or widowed, as censuses put it. */
export function conditionOf(person: Person): 'Single' | 'Married' | 'Widowed' {
  if (currentMarriage(person)) return 'Married';
  return person.marriages.length > 0 ? 'Widowed' : 'Single';
}
