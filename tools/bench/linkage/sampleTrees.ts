import { encodeDay } from '#domain/trees/core/encodedDay.ts';
import type { TreeDate } from '#domain/trees/core/model/treeDate.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { TreeCouple, TreeKin } from '#domain/trees/hints/treeKin.ts';
import { dateOf } from '#tools/sample-county/people/calendar.ts';
import type { Marriage, Person } from '#tools/sample-county/people/person.ts';
import { placeAt, type World } from '#tools/sample-county/simulation/world.ts';

import { fixedShare } from '../maskedName.ts';

/** What a member knows of a person, by chance that is always the same for a person: parts of 1. */
const KNOWN = {
  birthDay: 0.3,
  birthYear: 0.7,
  birthAbout: 0.93,
  birthPlace: 0.8,
  father: 0.8,
  mother: 0.75,
  partner: 0.85,
  weddingDay: 0.35,
  weddingYear: 0.6,
  child: 0.85,
  sibling: 0.7,
  deathDay: 0.25,
  deathYear: 0.5,
  deathPlace: 0.6,
  secondName: 0.8,
} as const;

const knows = (what: keyof typeof KNOWN, ...ids: readonly number[]): boolean =>
  fixedShare(`${what} ${ids.join(' ')}`) < KNOWN[what];

function dayOf(on: number): TreeDate {
  const { year, month, day } = dateOf(on);
  const encoded = encodeDay({ year, month, day });
  return { text: `${day}/${month}/${year}`, from: encoded, to: encoded };
}
const yearOnly = (year: number): TreeDate => ({
  text: String(year),
  from: encodeDay({ year, month: 0, day: 0 }),
  to: encodeDay({ year, month: 0, day: 0 }),
});
const about = (year: number): TreeDate => ({ ...yearOnly(year), text: `ABT ${year}` });

const fact = (type: string, date: TreeDate | null, place: string | null): TreeFact => ({
  id: type,
  type,
  label: '',
  date,
  place: place === null ? null : { text: place, position: null },
  value: '',
  age: '',
  cause: '',
  notes: [],
  citations: [],
  mediaIds: [],
  isPrivate: false,
  origin: null,
});

/** A year that a member remembers is sometimes a year off. */
const remembered = (year: number, id: number): number =>
  year + (fixedShare(`off ${id}`) < 0.2 ? (fixedShare(`which ${id}`) < 0.5 ? -1 : 1) : 0);

function birthOf(person: Person, world: World): TreeFact[] {
  const { year } = dateOf(person.bornOn);
  const date = knows('birthDay', person.id)
    ? dayOf(person.bornOn)
    : knows('birthYear', person.id)
      ? yearOnly(remembered(year, person.id))
      : knows('birthAbout', person.id)
        ? about(remembered(year, person.id))
        : null;
  const place =
    person.birthPlace === null
      ? person.birthElsewhere
      : `${placeAt(world, person.birthPlace).name}, ${placeAt(world, person.birthPlace).county}`;
  const known = knows('birthPlace', person.id) ? place : null;
  return date || known ? [fact('birth', date, known)] : [];
}

function deathOf(person: Person): TreeFact[] {
  if (person.diedOn === null) return [];
  const date = knows('deathDay', person.id)
    ? dayOf(person.diedOn)
    : knows('deathYear', person.id)
      ? yearOnly(dateOf(person.diedOn).year)
      : null;
  return date ? [fact('death', date, null)] : [];
}

/**
 * A person of the fictional county as a member would enter them: what is known is true, but not everything is known.
 */
export function treePersonOf(person: Person, world: World): TreePerson {
  const given = knows('secondName', person.id) ? person.forenames : (person.forenames.split(' ')[0] ?? '');
  return {
    id: person.id,
    sex: person.sex === 'M' ? 'm' : 'f',
    names: [
      {
        type: 'birth',
        given,
        surname: person.birthSurname,
        prefix: '',
        suffix: '',
        nickname: '',
        citations: [],
        origin: null,
      },
    ],
    facts: [...birthOf(person, world), ...deathOf(person)],
    notes: [],
    citations: [],
    mediaIds: [],
    livingFlag: null,
    isPrivate: false,
  };
}

/** The family of a marriage as a member knows it, from one partner; none where they do not know the other. */
export function coupleOf(person: Person, { id, husband, wife, on }: Marriage, world: World): TreeCouple[] {
  const partner = husband === person ? wife : husband;
  if (!knows('partner', husband.id, wife.id)) return [];
  const children = person.children.filter(
    (child) => (child.father === partner || child.mother === partner) && knows('child', child.id),
  );
  const date = knows('weddingDay', id) ? dayOf(on) : knows('weddingYear', id) ? yearOnly(dateOf(on).year) : null;
  const family: TreeFamily = {
    id,
    partners: [husband.id, wife.id],
    children: children.map((child) => ({ personId: child.id, link: 'birth' })),
    facts: date ? [fact('marriage', date, null)] : [],
    notes: [],
    citations: [],
    mediaIds: [],
    isPrivate: false,
  };
  return [
    { family, partner: treePersonOf(partner, world), children: children.map((child) => treePersonOf(child, world)) },
  ];
}

/** The relatives of a person as far as a member knows them. */
export function treeKinOf(person: Person, world: World): TreeKin {
  const siblings = [...new Set([...(person.father?.children ?? []), ...(person.mother?.children ?? [])])].filter(
    (each) => each !== person && knows('sibling', each.id),
  );
  return {
    father: person.father && knows('father', person.id) ? treePersonOf(person.father, world) : null,
    mother: person.mother && knows('mother', person.id) ? treePersonOf(person.mother, world) : null,
    couples: person.marriages.flatMap((marriage) => coupleOf(person, marriage, world)),
    siblings: siblings.map((each) => treePersonOf(each, world)),
  };
}
