import { type RecordSet } from '#domain/records/core/record.ts';

import { type Habits } from '../clerks/clerk.ts';
import { plainOccupation } from '../clerks/occupationName.ts';
import { eventPlace, placeText } from '../clerks/placeNames.ts';
import { openBook, type SampleEntry, type SourceBook } from '../clerks/sourceBook.ts';
import { type Denomination, type Nation } from '../geography/samplePlace.ts';
import { dateOf, writeDate, yearOf } from '../people/calendar.ts';
import { type MarriageEvent, type Party } from '../simulation/events.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { established } from './baptisms.ts';
import { genderName, type SampleSource } from './writer.ts';

/** How one kind of marriage register is kept. */
export interface MarriageRegister {
  recordSet: RecordSet;
  nation: Nation;
  habits: Habits;
  from: number;
  to: number;
  eventType: 'Marriage' | 'Banns';
  /** Year from which ages, conditions, trades and fathers are recorded; Infinity for never. */
  fullFrom: number;
  /** Whether both parents of each are recorded, as in Scotland from 1855. */
  givesMothers: boolean;
  /** Whether those who wed were of that creed, as far as the register cares. */
  takes(denomination: Denomination, year: number): boolean;
}

const CONDITION = {
  M: { Single: 'Bachelor', Widowed: 'Widower' },
  F: { Single: 'Spinster', Widowed: 'Widow' },
} as const;

function ageText(book: SourceBook, { person }: Party, on: number): string {
  const age = book.clerk.age(person.bornOn, on);
  return age >= 21 && book.random.chance(0.12) ? 'Full age' : String(age);
}

function fatherFields({ person }: Party, year: number, isKnown: boolean) {
  const { father, mother, isIllegitimate } = person;
  if (!isKnown || isIllegitimate || !father) return {};
  return {
    father: {
      FatherFirstName: father.forenames,
      FatherLastName: father.birthSurname,
      FatherOccupation: plainOccupation(father.occupation, father, year),
    },
    mother: mother ? { MotherFirstName: mother.forenames, MothersMaidenName: mother.birthSurname } : {},
  };
}

function witnesses({ groom, bride }: MarriageEvent, on: number): { first: string[]; last: string[] } {
  const kin = [
    ...(bride.person.father?.children ?? []),
    ...(groom.person.father?.children ?? []),
    ...[bride.person.father, groom.person.father].filter((father) => father !== null),
  ];
  const able = kin
    .filter(
      (one) =>
        one !== groom.person &&
        one !== bride.person &&
        on - one.bornOn > 16 * 365 &&
        (one.diedOn === null || one.diedOn > on) &&
        one.leftOn === null,
    )
    .slice(0, 2);
  return { first: able.map(({ forenames }) => forenames), last: able.map(({ birthSurname }) => birthSurname) };
}

function partyFields(
  world: World,
  book: SourceBook,
  register: MarriageRegister,
  event: MarriageEvent,
  own: Party,
  other: Party,
) {
  const { on } = event.marriage;
  const year = yearOf(on);
  const isFull = year >= register.fullFrom;
  const family = fatherFields(own, year, isFull);
  return {
    FirstName: book.clerk.forenames(own.person.forenames),
    LastName: book.clerk.surname(own.surname),
    Gender: genderName(own.person.sex),
    Role: own.person.sex === 'M' ? 'Groom' : 'Bride',
    Age: isFull ? ageText(book, own, on) : null,
    MaritalStatus: isFull || year >= 1813 ? CONDITION[own.person.sex][own.condition] : null,
    Occupation: isFull ? plainOccupation(own.occupation, own.person, year) : null,
    PlaceOfResidence: placeText(world, own.dwelling.place),
    ...family.father,
    ...(register.givesMothers && isFull ? family.mother : {}),
    SpouseFirstName: other.person.forenames,
    SpouseLastName: other.surname,
    SpousePlaceOfResidence: placeText(world, other.dwelling.place),
    CanWrite:
      register.eventType === 'Banns' || register.nation === 'ireland'
        ? null
        : own.person.isLiterate
          ? 'Signed'
          : 'Made a mark',
  };
}

function* write(register: MarriageRegister, world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(register.recordSet, register.habits, asOfYear);
  const counts = new Map<number, number>();
  const inOrder = [...world.events.marriages].sort(
    (a, b) => a.marriage.on - b.marriage.on || a.marriage.id - b.marriage.id,
  );
  for (const event of inOrder) {
    const { on } = event.marriage;
    const { year } = dateOf(on);
    const seat = placeAt(world, event.place);
    if (
      seat.nation !== register.nation ||
      year < register.from ||
      year > register.to ||
      !register.takes(event.denomination, year) ||
      book.random.chance(0.03)
    )
      continue;
    const number = (counts.get(event.place) ?? 0) + 1;
    counts.set(event.place, number);
    const seen = witnesses(event, on);
    const shared = {
      EventType: register.eventType,
      EventYear: year,
      EventDate: writeDate(on),
      MarriageYear: year,
      MarriageDate: writeDate(on),
      WitnessFirstName: register.eventType === 'Banns' ? null : seen.first,
      WitnessLastName: register.eventType === 'Banns' ? null : seen.last,
      ...eventPlace(world, event.place),
      Church: seat.church,
      Denomination: register.nation === 'ireland' ? event.denomination : established(register.nation),
      EntryNumber: number,
      Page: Math.ceil(number / 2),
    };
    const names = [event.groom.person, event.bride.person];
    const key = `${event.place + 1}/${number}`;
    for (const [index, own] of [event.groom, event.bride].entries()) {
      const other = own === event.groom ? event.bride : event.groom;
      yield book.enter(
        own.person,
        `${key}/${index === 0 ? 'groom' : 'bride'}`,
        { ...partyFields(world, book, register, event, own, other), ...shared },
        { group: key, order: index + 1, names },
      );
    }
  }
}

/** A register of marriages as a source of the sample. */
export const marriageSource = (register: MarriageRegister): SampleSource => ({
  recordSet: register.recordSet,
  write: (world, asOfYear) => write(register, world, asOfYear),
});
