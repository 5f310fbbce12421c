import { HABITS } from '../clerks/clerk.ts';
import { addressFields, eventPlace } from '../clerks/placeNames.ts';
import { mayLive, openBook, type SampleEntry, type SourceBook } from '../clerks/sourceBook.ts';
import { type Nation } from '../geography/samplePlace.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { CENSUS_NIGHTS, type CensusNight, censusRecordSet, hasCensus } from '../sources/censusRecordSets.ts';
import { ageColumn, birthColumns, extraColumns, occupationColumn, relationshipColumn } from './censusColumns.ts';
import { enumerate, type ListedHousehold, type ListedPerson } from './censusHouseholds.ts';
import { genderName, type SampleSource } from './writer.ts';

const SCHEDULES_PER_PAGE = 5;
/** First piece number of a nation's returns in each series. */
const FIRST_PIECE: Readonly<Record<Nation, number>> = { england: 1841, wales: 2471, scotland: 296, ireland: 511 };

/** Where a household is in the returns: one book for each place. */
function reference(nation: Nation, place: number, schedule: number): Record<string, string> {
  const page = Math.ceil(schedule / SCHEDULES_PER_PAGE);
  return {
    Piece: String(FIRST_PIECE[nation] + Math.floor(place / 4)),
    EnumerationDistrict: String(place + 1),
    Folio: String(3 + Math.ceil(page / 2)),
    Page: String(page),
    Schedule: String(schedule),
  };
}

interface Line {
  household: ListedHousehold;
  listed: ListedPerson;
  night: CensusNight;
  on: number;
  nation: Nation;
}

function lineFields(world: World, book: SourceBook, { household, listed, night, on, nation }: Line) {
  const { year } = night;
  const { kind, place } = household.dwelling;
  const condition = listed.condition === 'Single' ? (year <= 1851 ? 'Unmarried' : 'Single') : listed.condition;
  return {
    FirstName: book.clerk.forenames(listed.person.forenames),
    LastName: book.clerk.surname(listed.surname),
    Gender: genderName(listed.person.sex),
    Age: ageColumn(book.clerk, book.random, listed, on, year),
    ...(year > 1841 && { RelationshipToHead: relationshipColumn(listed, kind), MaritalStatus: condition }),
    Occupation: occupationColumn(book.random, listed, on, year, kind),
    ...extraColumns(book.random, listed, nation, year),
    ...birthColumns(world, book.clerk, book.random, listed, place, year),
  };
}

function sharedFields(
  world: World,
  { dwelling }: ListedHousehold,
  { year }: CensusNight,
  nation: Nation,
  schedule: number,
) {
  const seat = placeAt(world, dwelling.place);
  return {
    EventType: 'Census',
    EventYear: year,
    CensusYear: year,
    ...(dwelling.kind === 'workhouse' ? { Address: 'Wexcombe Union Workhouse' } : addressFields(world, dwelling, year)),
    ...eventPlace(world, dwelling.place),
    ...(nation === 'ireland'
      ? { Townland: dwelling.street, Barony: seat.hundred }
      : { RegistrationDistrict: seat.district }),
    ...reference(nation, dwelling.place, schedule),
  };
}

function* write(nation: Nation, night: CensusNight, world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(
    censusRecordSet(nation, night),
    night.year >= 1911 ? HABITS.householder : HABITS.enumerator,
    asOfYear,
  );
  const snapshot = world.snapshots.get(`census ${night.year}`);
  if (!snapshot) throw new Error(`No census of ${night.year} was taken`);
  const schedules = new Map<number, number>();
  for (const household of enumerate(world, snapshot, nation, night.year, book.random)) {
    const { place } = household.dwelling;
    const schedule = (schedules.get(place) ?? 0) + 1;
    schedules.set(place, schedule);
    const shared = sharedFields(world, household, night, nation, schedule);
    const group = `${place + 1}/${schedule}`;
    const head = household.members.find(({ relationship }) => relationship === 'Head')?.person ?? null;
    const spelt =
      head && !mayLive(head, asOfYear)
        ? { HouseholdHeadFirstName: head.forenames.split(' ')[0], HouseholdHeadLastName: head.surname }
        : {};
    for (const [index, listed] of household.members.entries()) {
      const fields = lineFields(world, book, { household, listed, night, on: snapshot.on, nation });
      // Households are headed by the name the enumerator wrote on the first line.
      if (index === 0 && head)
        Object.assign(spelt, { HouseholdHeadFirstName: fields.FirstName, HouseholdHeadLastName: fields.LastName });
      yield book.enter(
        listed.person,
        `${group}/${index + 1}`,
        { ...fields, ...(night.year > 1841 && spelt), ...shared },
        { group, order: index + 1 },
      );
    }
  }
}

/** The censuses of all nations, from 1841 to 1921. */
export const CENSUS_SOURCES: readonly SampleSource[] = (['england', 'wales', 'scotland', 'ireland'] as const).flatMap(
  (nation) =>
    CENSUS_NIGHTS.filter(({ year }) => hasCensus(nation, year)).map((night): SampleSource => ({
      recordSet: censusRecordSet(nation, night),
      write: (world, asOfYear) => write(nation, night, world, asOfYear),
    })),
);
