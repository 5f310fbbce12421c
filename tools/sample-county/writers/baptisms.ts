import { type Random } from '#domain/kernel/random/createRandom.ts';
import { type RecordSet } from '#domain/records/core/record.ts';

import { type Habits } from '../clerks/clerk.ts';
import { plainOccupation } from '../clerks/occupationName.ts';
import { addressFields, eventPlace, placeText } from '../clerks/placeNames.ts';
import { openBook, type SampleEntry, type SourceBook } from '../clerks/sourceBook.ts';
import { latinForm } from '../clerks/spelling.ts';
import { type Chapel, type Denomination, type Nation, type SamplePlace } from '../geography/samplePlace.ts';
import { sundayFrom, writeDate, yearOf } from '../people/calendar.ts';
import { type Person } from '../people/person.ts';
import { type BirthEvent } from '../simulation/events.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { genderName, type SampleSource } from './writer.ts';

/** How one kind of register is kept. */
export interface BaptismRegister {
  recordSet: RecordSet;
  nation: Nation;
  habits: Habits;
  from: number;
  to: number;
  /**
   * `parish`: the established church, also for those without a chapel of their own. Otherwise the chapels'
   * denominations.
   */
  keeps: 'parish' | readonly Denomination[];
  isLatin: boolean;
  /** Whether the mother's own surname is given. */
  givesMaidenName: boolean;
  givesSponsors: boolean;
}

/** Established churches: their people are baptised in the parish church. */
const ESTABLISHED: ReadonlySet<Denomination> = new Set<Denomination>([
  'Church of England',
  'Church in Wales',
  'Church of Scotland',
  'Church of Ireland',
]);
/** Share of children who were never baptised, or whose baptism is lost. */
const MISSING = 0.09;
/** From 1813 English registers gave abode and the father's trade. */
const PRINTED_FORMS_SINCE = 1813;

function chapelOf(
  world: World,
  { dwelling, denomination }: BirthEvent,
  year: number,
): { place: number; chapel: Chapel } | null {
  const { nation, hundred } = placeAt(world, dwelling.place);
  const serves = (place: SamplePlace) =>
    place.chapels.find((chapel) => chapel.denomination === denomination && chapel.since <= year);
  const order = [dwelling.place, ...world.places.keys()];
  const near = order.find(
    (place) =>
      placeAt(world, place).nation === nation &&
      (place === dwelling.place || placeAt(world, place).hundred === hundred) &&
      serves(placeAt(world, place)),
  );
  const any = near ?? order.find((place) => placeAt(world, place).nation === nation && serves(placeAt(world, place)));
  const chapel = any === undefined ? undefined : serves(placeAt(world, any));
  return any === undefined || !chapel ? null : { place: any, chapel };
}

/** Lost volumes: some parishes lack a run of years. */
function isLost(place: number, year: number): boolean {
  if (place % 7 !== 3) return false;
  const start = 1788 + ((place * 11) % 60);
  return year >= start && year < start + 4 + (place % 5);
}

/** Within weeks as a rule, at once when a child is dying, years later now and then; null for those never baptised. */
function dayOfBaptism(random: Random, child: Person): number | null {
  if (random.chance(MISSING)) return null;
  const delay = random.chance(0.05) ? random.between(200, 2200) : random.between(4, 60);
  const on = sundayFrom(child.bornOn + delay);
  if (child.diedOn === null || on <= child.diedOn) return on;
  return random.chance(0.4) ? random.between(child.bornOn, child.diedOn) : null;
}

function parentFields(
  book: SourceBook,
  register: BaptismRegister,
  { child, father, motherSurname }: BirthEvent,
): Record<string, string | null> {
  const { mother } = child;
  const name = (person: Person) =>
    register.isLatin
      ? latinForm(person.forenames.split(' ')[0] ?? '')
      : book.clerk.forenames(person.forenames.split(' ')[0] ?? '');
  return {
    FatherFirstName: father && name(father),
    FatherLastName: father && book.clerk.surname(father.birthSurname),
    MotherFirstName: mother && name(mother),
    MotherLastName: father ? null : motherSurname,
    MothersMaidenName: register.givesMaidenName && mother && father ? book.clerk.surname(mother.birthSurname) : null,
  };
}

function sponsors(
  world: World,
  book: SourceBook,
  { isLatin }: BaptismRegister,
  place: number,
  on: number,
): { first: string[]; last: string[] } {
  const first: string[] = [];
  const last: string[] = [];
  const marriages = world.events.marriages;
  for (let tries = 0; tries < 30 && first.length < 2; tries++) {
    const { marriage, place: where } = book.random.pick(marriages);
    const sponsor = first.length === 0 ? marriage.husband : marriage.wife;
    if (
      placeAt(world, where).nation !== placeAt(world, place).nation ||
      marriage.on > on ||
      (sponsor.diedOn !== null && sponsor.diedOn < on) ||
      on - marriage.on > 15000
    )
      continue;
    const name = sponsor.forenames.split(' ')[0] ?? '';
    first.push(isLatin ? latinForm(name) : name);
    last.push(sponsor.birthSurname);
  }
  return { first, last };
}

interface Baptism {
  event: BirthEvent;
  on: number;
  place: number;
  chapel: Chapel | null;
}

/** The baptisms of a register in the order of their days. */
function baptismsOf(register: BaptismRegister, world: World, random: Random): Baptism[] {
  const found: Baptism[] = [];
  for (const event of world.events.births) {
    const bornIn = yearOf(event.on);
    if (
      placeAt(world, event.dwelling.place).nation !== register.nation ||
      bornIn < register.from - 7 ||
      bornIn > register.to
    )
      continue;
    const served = ESTABLISHED.has(event.denomination) ? null : chapelOf(world, event, bornIn);
    const isMine =
      register.keeps === 'parish' ? served === null : served !== null && register.keeps.includes(event.denomination);
    const on = isMine ? dayOfBaptism(random, event.child) : null;
    if (on === null) continue;
    const year = yearOf(on);
    const place = served?.place ?? event.dwelling.place;
    if (year >= register.from && year <= register.to && !isLost(place, year))
      found.push({ event, on, place, chapel: served?.chapel ?? null });
  }
  return found.sort((a, b) => a.on - b.on || a.event.child.id - b.event.child.id);
}

function baptismFields(
  world: World,
  book: SourceBook,
  register: BaptismRegister,
  { event, on, place, chapel }: Baptism,
  number: number,
) {
  const { child, dwelling } = event;
  const year = yearOf(on);
  const isFull = year >= PRINTED_FORMS_SINCE || register.keeps !== 'parish';
  const isEnglishParish = register.keeps === 'parish' && register.nation !== 'scotland';
  const named = register.givesSponsors ? sponsors(world, book, register, place, on) : null;
  return {
    FirstName: register.isLatin
      ? latinForm(child.forenames.split(' ')[0] ?? '')
      : book.clerk.forenames(child.forenames),
    LastName: book.clerk.surname(child.birthSurname),
    Gender: genderName(child.sex),
    ...parentFields(book, register, event),
    FatherOccupation:
      isFull && event.father && register.nation !== 'ireland'
        ? plainOccupation(event.fatherOccupation, event.father, year)
        : null,
    EventType: 'Baptism',
    EventYear: year,
    EventDate: writeDate(on),
    BaptismDate: writeDate(on),
    BaptismYear: year,
    // English parish clerks noted a birth only now and then.
    DateOfBirth: isEnglishParish && !book.random.chance(0.1) ? null : writeDate(child.bornOn),
    YearOfBirth: isEnglishParish ? null : yearOf(child.bornOn),
    PlaceOfResidence: isFull ? placeText(world, dwelling.place) : null,
    Townland: register.nation === 'ireland' ? dwelling.street : null,
    Address: register.nation === 'ireland' || !isFull ? null : addressFields(world, dwelling, year).Address,
    WitnessFirstName: named?.first,
    WitnessLastName: named?.last,
    ...eventPlace(world, place),
    Church: chapel?.name ?? placeAt(world, place).church,
    Denomination: chapel?.denomination ?? established(register.nation),
    EntryNumber: isFull ? number : null,
    Page: Math.ceil(number / 8),
    Notes: child.isIllegitimate
      ? book.random.pick(['Base born', 'Illegitimate', 'Natural child'])
      : on - child.bornOn > 700
        ? 'Received into the church'
        : null,
  };
}

function* write(register: BaptismRegister, world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(register.recordSet, register.habits, asOfYear);
  const counts = new Map<number, number>();
  for (const baptism of baptismsOf(register, world, book.random)) {
    const { child, father } = baptism.event;
    const number = (counts.get(baptism.place) ?? 0) + 1;
    counts.set(baptism.place, number);
    yield book.enter(child, `${baptism.place + 1}/${number}`, baptismFields(world, book, register, baptism, number), {
      group: null,
      order: 1,
      names: [child.mother, father],
    });
  }
}

/** Name of a nation's established church in its registers. */
export const established = (nation: Nation): string =>
  nation === 'scotland' ? 'Church of Scotland' : nation === 'ireland' ? 'Church of Ireland' : 'Church of England';

/** A register of baptisms as a source of the sample. */
export const baptismSource = (register: BaptismRegister): SampleSource => ({
  recordSet: register.recordSet,
  write: (world, asOfYear) => write(register, world, asOfYear),
});
