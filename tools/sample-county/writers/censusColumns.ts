import { type Random } from '#domain/kernel/random/createRandom.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import { type Clerk } from '../clerks/clerk.ts';
import { occupationName } from '../clerks/occupationName.ts';
import { birthCounty, birthPlaceText, countryName } from '../clerks/placeNames.ts';
import { type Nation } from '../geography/samplePlace.ts';
import { DAYS_PER_YEAR } from '../people/calendar.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { type ListedPerson } from './censusHouseholds.ts';

const SHORT_OCCUPATION_AGE = 15;

/** Completed months of an infant under one. */
const monthsOld = (bornOn: number, on: number): number => Math.floor((on - bornOn) / 30.44);

/** Age as the census of a year asked for it: rounded down to five from fifteen in 1841, with months in 1921. */
export function ageColumn(clerk: Clerk, random: Random, { person }: ListedPerson, on: number, year: number): string {
  if (on - person.bornOn < DAYS_PER_YEAR) return countInWords(monthsOld(person.bornOn, on), 'month');
  const age = clerk.age(person.bornOn, on);
  // One enumerator in ten misread the instruction and wrote the very age.
  if (year === 1841 && age >= 15 && !random.chance(0.1)) return String(age - (age % 5));
  if (year === 1921)
    return `${countInWords(age, 'year')} ${countInWords(Math.floor(((on - person.bornOn) % DAYS_PER_YEAR) / 30.44), 'month')}`;
  return String(age);
}

/** Relationship to the head, as asked from 1851. */
export function relationshipColumn({ relationship, role, isVisitor }: ListedPerson, householdKind: string): string {
  if (isVisitor) return 'Visitor';
  if (householdKind === 'workhouse')
    return role === 'officer' ? (relationship === 'Head' ? 'Master' : (relationship ?? 'Officer')) : 'Inmate';
  if (role === 'servant') return 'Servant';
  if (role === 'apprentice') return 'Apprentice';
  if (role === 'lodger') return relationship && relationship !== 'Cousin' ? relationship : 'Lodger';
  return relationship ?? 'Boarder';
}

const isScholar = (age: number, year: number): boolean => age >= 5 && age < (year < 1881 ? 11 : 13);

/** Occupation column: scholars, wives without a trade, the old and the poor as enumerators put them. */
export function occupationColumn(
  random: Random,
  listed: ListedPerson,
  on: number,
  year: number,
  householdKind: string,
): string | null {
  const { person, occupation, condition } = listed;
  const age = (on - person.bornOn) / DAYS_PER_YEAR;
  if (householdKind === 'workhouse' && listed.role === 'officer' && listed.relationship === 'Head')
    return 'Master of Workhouse';
  if (householdKind === 'workhouse' && listed.relationship === 'Wife') return 'Matron of Workhouse';
  const name = occupationName(occupation, person, year);
  if (year === 1841 && person.sex === 'F' && listed.role === 'kin' && age < 50) return null;
  if (!name && isScholar(age, year) && year > 1841)
    return random.chance(0.7) ? (year >= 1911 ? 'School' : 'Scholar') : null;
  if (!name && year === 1921 && age >= SHORT_OCCUPATION_AGE && person.sex === 'F') return 'Home Duties';
  if (name && age > 72 && year >= 1851 && random.chance(0.4))
    return year >= 1911 ? `Old Age Pensioner, formerly ${name}` : `Formerly ${name}`;
  if (!name && age > 65 && condition === 'Widowed')
    return random.chance(0.5) ? (year >= 1909 ? 'Old Age Pensioner' : 'Pauper') : null;
  return name;
}

/**
 * Birthplace column: a yes or no for the county in 1841, county and place from 1851, and some gave the wrong parish.
 */
export function birthColumns(
  world: World,
  clerk: Clerk,
  random: Random,
  { person }: ListedPerson,
  here: number,
  year: number,
): Record<string, string | null> {
  const seat = placeAt(world, here);
  const county = birthCounty(world, person);
  const nation: Nation = person.birthPlace === null ? person.nation : placeAt(world, person.birthPlace).nation;
  if (year === 1841) {
    if (nation !== seat.nation && (nation === 'scotland' || nation === 'ireland'))
      return { CountryOfBirth: countryName(nation) };
    return county === seat.county ? { BirthCounty: county } : { Notes: 'Not born in this county' };
  }
  // Abroad in the next nation, many gave no more than the country.
  if (nation !== seat.nation && random.chance(nation === 'ireland' ? 0.6 : 0.2))
    return { PlaceOfBirth: countryName(nation), CountryOfBirth: countryName(nation) };
  const truth = birthPlaceText(world, person);
  if (!truth) return {};
  const [statedPlace = '', statedCounty = county ?? ''] = (
    random.chance(0.06) ? nearby(world, random, person.birthPlace ?? here) : truth
  ).split(', ');
  const name = clerk.word(statedPlace);
  return {
    PlaceOfBirth: `${name}, ${statedCounty}`,
    BirthParish: name,
    BirthCounty: statedCounty,
    CountryOfBirth: countryName(nation),
  };
}

function nearby(world: World, random: Random, place: number): string {
  const { hundred, county } = placeAt(world, place);
  const neighbours = world.places.filter((one) => one.hundred === hundred && one.county === county);
  return `${random.pick(neighbours).name}, ${county}`;
}

/** What only some censuses asked: languages, faith, reading, marriages, infirmities, employers. */
export function extraColumns(
  random: Random,
  listed: ListedPerson,
  nation: Nation,
  year: number,
): Record<string, string | null> {
  const { person, condition, marriedYears, childrenBorn, childrenLiving } = listed;
  const age = year - Math.floor(person.bornOn / DAYS_PER_YEAR);
  const isNative = person.nation === nation;
  const isAsked1911 = year === 1911 && marriedYears !== null && person.sex === 'F';
  const employed = listed.occupation !== null && age >= 14;
  return {
    Language:
      nation === 'wales' && year >= 1891 && age > 3
        ? isNative
          ? random.chance(0.6)
            ? 'Welsh and English'
            : 'Welsh'
          : 'English'
        : nation === 'ireland' && age > 60 && isNative && random.chance(0.3)
          ? 'Irish and English'
          : null,
    Religion: nation === 'ireland' ? person.denomination : null,
    CanRead: nation === 'ireland' && age > 5 ? (person.isLiterate ? 'Read and write' : 'Cannot read') : null,
    YearsMarried: isAsked1911 ? String(marriedYears) : null,
    ChildrenBornAlive: isAsked1911 ? String(childrenBorn) : null,
    ChildrenLiving: isAsked1911 ? String(childrenLiving) : null,
    ChildrenDied: isAsked1911 ? String(childrenBorn - childrenLiving) : null,
    EmploymentStatus:
      year >= 1891 && employed && condition !== null
        ? ['farm', 'trade', 'profession'].includes(listed.occupation?.socialClass ?? '') && age > 30
          ? year >= 1901
            ? 'Own account'
            : 'Neither employer nor employed'
          : year >= 1911
            ? 'Worker'
            : 'Employed'
        : null,
    Disability:
      year >= 1851 && random.chance(0.004) ? random.pick(['Blind', 'Deaf', 'Deaf and dumb', 'Imbecile', 'Lame']) : null,
  };
}
