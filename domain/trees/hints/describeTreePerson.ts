import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import {
  type ComparedDate,
  type ComparedName,
  type ComparedPlace,
  comparedName,
  comparedPlace,
  type ComparedRelative,
  occupationWords,
} from '#domain/records/matches/personDescription.ts';
import { decodeDay } from '#domain/trees/core/encodedDay.ts';
import { didHappen } from '#domain/trees/core/facts/didHappen.ts';
import type { TreeDate } from '#domain/trees/core/model/treeDate.ts';
import type { TreeFact, TreePlace } from '#domain/trees/core/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

import { comparedTreeName } from './comparedTreeName.ts';
import type { FamilyMember, TreeDescription, Wedding } from './hintDescription.ts';
import { lifeBounds } from './lifeBounds.ts';
import type { TreeCouple, TreeKin } from './treeKin.ts';

/** "About" and "calculated" years are off by so many either way. */
const ABOUT_YEARS = 2;
const BAPTISM_SLACK_YEARS = 3;
/** Couples married about a year before their first known child, often some years before. */
const BEFORE_FIRST_CHILD_YEARS = 6;
const ABOUT = /\b(?:abt|about|cal|calculated|est|estimated|c|ca|circa)\b/iu;

/** A date of a tree as it is compared; null where it has no year on either side. */
function dateOf(date: TreeDate | null): ComparedDate | null {
  if (date === null) return null;
  if (date.from === null || date.to === null) {
    const read = parseRecordDate(date.text);
    return read && !/\b(?:bef|aft|before|after)\b/iu.test(date.text)
      ? { ...read, isEstimated: ABOUT.test(date.text) }
      : null;
  }
  const [from, to] = [decodeDay(date.from), decodeDay(date.to)];
  if (ABOUT.test(date.text)) {
    const middle = Math.round((from.year + to.year) / 2);
    return { earliest: middle - ABOUT_YEARS, latest: middle + ABOUT_YEARS, month: null, day: null, isEstimated: true };
  }
  const isDay = date.from === date.to && from.day > 0;
  const isMonth = from.year === to.year && from.month === to.month && from.month > 0;
  return {
    earliest: from.year,
    latest: to.year,
    month: isMonth ? from.month : null,
    day: isDay ? from.day : null,
    isEstimated: false,
  };
}

const factOf = ({ facts }: Pick<TreePerson, 'facts'>, ...types: readonly string[]): TreeFact | null =>
  types.flatMap((type) => facts.filter((fact) => fact.type === type && didHappen(fact)))[0] ?? null;

/** The earliest a child can have been baptised is its birth; the latest is some years on. */
function bornIn(person: TreePerson): ComparedDate | null {
  const birth = dateOf(factOf(person, 'birth')?.date ?? null);
  if (birth) return birth;
  const baptism = dateOf(factOf(person, 'baptism', 'christening')?.date ?? null);
  return (
    baptism && {
      earliest: baptism.earliest - BAPTISM_SLACK_YEARS,
      latest: baptism.latest,
      month: null,
      day: null,
      isEstimated: true,
    }
  );
}

function diedIn(person: TreePerson): ComparedDate | null {
  const death = dateOf(factOf(person, 'death')?.date ?? null);
  if (death) return death;
  const burial = dateOf(factOf(person, 'burial', 'cremation')?.date ?? null);
  return burial && { earliest: burial.earliest - 1, latest: burial.latest, month: null, day: null, isEstimated: true };
}

const nameOf = ({ names: [first] }: TreePerson): ComparedRelative => ({
  forenames: comparedTreeName(first?.given ?? ''),
  surname: comparedTreeName(first?.surname ?? ''),
});
const memberOf = (person: TreePerson): FamilyMember => ({ ...nameOf(person), birth: bornIn(person) });
const isNamed = ({ tokens }: ComparedName): boolean => tokens.length > 0;

/** The first birth of several people, by its earliest year; null where none is said. */
const firstBirth = (people: readonly TreePerson[]): ComparedDate | null =>
  people.flatMap((person) => bornIn(person) ?? []).sort((one, other) => one.earliest - other.earliest)[0] ?? null;

function weddingOf({ family, partner, children }: TreeCouple): Wedding {
  const spouse = partner && nameOf(partner);
  const recorded = dateOf(factOf(family, 'marriage')?.date ?? null);
  if (recorded) return { date: recorded, isGuessed: false, spouse };
  const child = firstBirth(children);
  return {
    date: child && {
      earliest: child.earliest - BEFORE_FIRST_CHILD_YEARS,
      latest: child.latest,
      month: null,
      day: null,
      isEstimated: true,
    },
    isGuessed: true,
    spouse,
  };
}

/**
 * What a tree says of a person, ready to be compared with records.
 *
 * @param gazetteer - gives places their county and position.
 */
export function describeTreePerson(
  person: TreePerson,
  kin: TreeKin,
  gazetteer: Pick<Gazetteer, 'resolve'>,
): TreeDescription {
  const placed = (place: TreePlace | null | undefined): ComparedPlace | null => {
    if (!place) return null;
    const known = gazetteer.resolve(place.text);
    return comparedPlace(place.text, { county: known?.county ?? null, position: place.position ?? known });
  };
  const children = kin.couples.flatMap((couple) => couple.children);
  const partners = kin.couples.flatMap(({ partner }) => partner ?? []);
  const own = nameOf(person);
  const borne = [
    ...person.names.slice(1).map(({ surname }) => surname),
    ...(person.sex === 'f' ? partners.map(({ names: [first] }) => first?.surname ?? '') : []),
  ].map(comparedTreeName);
  const written = new Set([own.surname.tokens.join(' ')]);
  const otherSurnames = borne.filter(
    (name) => isNamed(name) && !written.has(name.tokens.join(' ')) && written.add(name.tokens.join(' ')),
  );
  const birth = factOf(person, 'birth')?.place ?? factOf(person, 'baptism', 'christening')?.place;
  const places = [
    ...person.facts.map(({ place }) => place),
    ...kin.couples.flatMap(({ family }) => family.facts.map(({ place }) => place)),
    ...children.map((child) => factOf(child, 'birth', 'baptism')?.place),
  ];
  const weddings = kin.couples.map(weddingOf);
  return {
    ...own,
    otherSurnames,
    sex: person.sex === 'm' || person.sex === 'f' ? person.sex : null,
    birth: bornIn(person),
    death: diedIn(person),
    birthPlace: placed(birth),
    places: [...new Map(places.flatMap((place) => placed(place) ?? []).map((place) => [place.key, place])).values()],
    father: kin.father && nameOf(kin.father),
    mother: kin.mother && nameOf(kin.mother),
    spouse: weddings[0]?.spouse ?? null,
    occupation: [
      ...new Set(
        person.facts.filter(({ type }) => type === 'occupation').flatMap(({ value }) => occupationWords(value)),
      ),
    ],
    aliveIn: null,
    weddings,
    family: [
      ...(kin.father ? [kin.father] : []),
      ...(kin.mother ? [kin.mother] : []),
      ...partners,
      ...children,
      ...kin.siblings,
    ].map(memberOf),
    mothersName: kin.mother ? nameOf(kin.mother).surname : comparedName(null),
    mothersBirth: kin.mother && bornIn(kin.mother),
    firstChildsBirth: firstBirth(children),
    bounds: lifeBounds(person, kin),
  };
}
