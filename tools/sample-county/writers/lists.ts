import { HABITS } from '../clerks/clerk.ts';
import { plainOccupation } from '../clerks/occupationName.ts';
import { addressFields, eventPlace } from '../clerks/placeNames.ts';
import { openBook, type SampleEntry } from '../clerks/sourceBook.ts';
import { DAYS_PER_YEAR } from '../people/calendar.ts';
import { type SocialClass } from '../people/occupation.ts';
import { DIRECTORY_YEARS, ELECTOR_YEARS, MUSTER_YEAR, VALUATION_YEAR } from '../simulation/simulate.ts';
import { type Snapshot, type SnapshotHousehold, type SnapshotPerson } from '../simulation/snapshot.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { OTHER_SETS } from '../sources/otherRecordSets.ts';
import { genderName, type SampleSource } from './writer.ts';

function listOf(world: World, year: number): Snapshot {
  const snapshot = world.snapshots.get(`list ${year}`);
  if (!snapshot) throw new Error(`No one was listed in ${year}`);
  return snapshot;
}

const inNation = (world: World, { households }: Snapshot, nation: string): SnapshotHousehold[] =>
  households.filter(
    ({ dwelling }) => placeAt(world, dwelling.place).nation === nation && dwelling.kind !== 'workhouse',
  );

const ageOf = ({ person }: SnapshotPerson, { on }: Snapshot): number => (on - person.bornOn) / DAYS_PER_YEAR;
const standingOf = ({ occupation }: SnapshotPerson): SocialClass | null => occupation?.socialClass ?? null;
const isListedTrade = (standing: SocialClass | null): boolean =>
  standing !== null && standing !== 'labour' && standing !== 'industry';

function* directories(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.directories, HABITS.printer, asOfYear);
  for (const year of DIRECTORY_YEARS) {
    let line = 0;
    for (const { dwelling, members } of inNation(world, listOf(world, year), 'england')) {
      const head = members[0];
      if (!head || !isListedTrade(standingOf(head)) || book.random.chance(0.08)) continue;
      line += 1;
      const { person } = head;
      yield book.enter(person, `${year}/${line}`, {
        FirstName: book.clerk.forenames(person.forenames),
        LastName: book.clerk.surname(head.surname),
        Title:
          standingOf(head) === 'gentry'
            ? person.sex === 'M'
              ? 'Esq'
              : 'Mrs'
            : head.occupation?.id === 'clergy'
              ? 'Rev'
              : null,
        Occupation: plainOccupation(head.occupation, person, year),
        EventType: 'Directory',
        EventYear: year,
        ...addressFields(world, dwelling, year),
        ...eventPlace(world, dwelling.place),
        Hundred: placeAt(world, dwelling.place).hundred,
        Page: 40 + Math.ceil(line / 12),
      });
    }
  }
}

/** Who could vote: property until 1867, householders then, all men in 1918 with women of thirty, all of 21 in 1928. */
function mayVote(member: SnapshotPerson, snapshot: Snapshot, year: number): string | null {
  const age = ageOf(member, snapshot);
  const isHead = member.relationship === 'Head';
  if (age < 21) return null;
  if (year < 1918 && (member.person.sex === 'F' || !isHead)) return null;
  const standing = standingOf(member);
  if (year < 1867)
    return isListedTrade(standing) && standing !== 'craft'
      ? standing === 'gentry'
        ? 'Freehold house and land'
        : 'House and land as occupier'
      : null;
  if (year < 1884) return isListedTrade(standing) ? 'Dwelling house' : null;
  if (year < 1918) return 'Dwelling house';
  if (member.person.sex === 'M') return isHead ? 'Residence and occupation' : 'Residence';
  if (year < 1928 && age < 30) return null;
  return member.relationship === 'Wife'
    ? 'Husband’s occupation'
    : isHead
      ? 'Residence and occupation'
      : year >= 1928
        ? 'Residence'
        : null;
}

function* electors(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.electors, HABITS.printer, asOfYear);
  for (const year of ELECTOR_YEARS) {
    const snapshot = listOf(world, year);
    const numbers = new Map<number, number>();
    for (const { dwelling, members } of inNation(world, snapshot, 'england')) {
      for (const member of members) {
        const qualification = mayVote(member, snapshot, year);
        if (!qualification || book.random.chance(0.05)) continue;
        const number = (numbers.get(dwelling.place) ?? 0) + 1;
        numbers.set(dwelling.place, number);
        const seat = placeAt(world, dwelling.place);
        yield book.enter(member.person, `${year}/${dwelling.place + 1}/${number}`, {
          FirstName: member.person.forenames,
          LastName: book.clerk.surname(member.surname),
          Qualification: qualification,
          EventType: 'Electoral register',
          EventYear: year,
          ...addressFields(world, dwelling, year),
          ...eventPlace(world, dwelling.place),
          Constituency: seat.district === 'Selwick' ? 'East Wexcombeshire' : 'West Wexcombeshire',
          PollingDistrict: seat.parish,
          EntryNumber: number,
        });
      }
    }
  }
}

const OLDEST_MUSTERED = 55;
const YOUNGEST_MUSTERED = 17;

function* muster(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.muster, HABITS.parish, asOfYear);
  const snapshot = listOf(world, MUSTER_YEAR);
  const classes = ['first', 'second', 'third', 'fourth'] as const;
  let line = 0;
  for (const { dwelling, members } of inNation(world, snapshot, 'england')) {
    for (const member of members) {
      const age = ageOf(member, snapshot);
      if (member.person.sex !== 'M' || age < YOUNGEST_MUSTERED || age >= OLDEST_MUSTERED) continue;
      line += 1;
      const children = member.person.children
        .filter((child) => child.diedOn === null || child.diedOn > snapshot.on)
        .filter((child) => child.bornOn < snapshot.on && snapshot.on - child.bornOn < 10 * 365).length;
      yield book.enter(member.person, `${dwelling.place + 1}/${line}`, {
        FirstName: book.clerk.forenames(member.person.forenames),
        LastName: book.clerk.surname(member.surname),
        Gender: genderName('M'),
        Occupation: plainOccupation(member.occupation, member.person, MUSTER_YEAR),
        EventType: 'Muster',
        EventYear: MUSTER_YEAR,
        War: 'Napoleonic Wars',
        Company: `${placeAt(world, dwelling.place).hundred} Hundred`,
        Division: `${classes[age < 30 ? (children === 0 ? 0 : 2) : children === 0 ? 1 : 3]} class`,
        Disability: book.random.chance(0.06)
          ? book.random.pick(['Lame', 'Ruptured', 'Deaf', 'Wants an eye', 'Subject to fits'])
          : null,
        Notes: children > 0 ? `${children} ${children === 1 ? 'child' : 'children'} under ten` : null,
        ...eventPlace(world, dwelling.place),
        Hundred: placeAt(world, dwelling.place).hundred,
      });
    }
  }
}

function* valuation(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.valuation, HABITS.registrar, asOfYear);
  let line = 0;
  for (const { dwelling, members } of inNation(world, listOf(world, VALUATION_YEAR), 'ireland')) {
    const head = members[0];
    if (!head) continue;
    line += 1;
    const isFarm = dwelling.kind === 'farm' || standingOf(head) === 'farm';
    const acres = isFarm ? book.random.between(12, 90) : book.random.between(0, 3);
    yield book.enter(head.person, String(line), {
      FirstName: book.clerk.forenames(head.person.forenames.split(' ')[0] ?? ''),
      LastName: book.clerk.surname(head.surname),
      EventType: 'Valuation',
      EventYear: VALUATION_YEAR,
      Townland: dwelling.street ?? dwelling.name,
      Barony: placeAt(world, dwelling.place).hundred,
      Union: 'Ballycorrin',
      ...eventPlace(world, dwelling.place),
      Notes: `${isFarm ? 'House, offices and land' : acres > 0 ? 'House and garden' : 'House'}; ${acres} acres; rateable £${Math.max(1, Math.round(acres * 0.7))}. Lessor: the Corrin estate.`,
      EntryNumber: line,
    });
  }
}

/** Printed and written lists that show one day's state. */
export const LIST_SOURCES: readonly SampleSource[] = [
  { recordSet: OTHER_SETS.directories, write: directories },
  { recordSet: OTHER_SETS.electors, write: electors },
  { recordSet: OTHER_SETS.muster, write: muster },
  { recordSet: OTHER_SETS.valuation, write: valuation },
];
