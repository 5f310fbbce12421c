import { HABITS } from '../clerks/clerk.ts';
import { occupationName } from '../clerks/occupationName.ts';
import { addressFields, eventPlace } from '../clerks/placeNames.ts';
import { mayLive, openBook, type SampleEntry } from '../clerks/sourceBook.ts';
import { DAYS_PER_YEAR, writeDate, yearOf } from '../people/calendar.ts';
import { type SnapshotPerson } from '../simulation/snapshot.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { REGISTER_1939 } from '../sources/censusRecordSets.ts';
import { genderName, type SampleSource } from './writer.ts';

const SCHOOL_AGE = 14;

function occupationOf({ person, occupation }: SnapshotPerson, on: number): string {
  const age = (on - person.bornOn) / DAYS_PER_YEAR;
  const name = occupationName(occupation, person, 1939);
  if (age < 5) return 'Under school age';
  if (age < SCHOOL_AGE) return 'At school';
  if (age > 68) return name ? `${name} Retired` : person.sex === 'F' ? 'Unpaid domestic duties' : 'Retired';
  return name ?? (person.sex === 'F' ? 'Unpaid domestic duties' : 'Seeking work');
}

function* write(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(REGISTER_1939, HABITS.householder, asOfYear);
  const snapshot = world.snapshots.get('register 1939');
  if (!snapshot) throw new Error('No register of 1939 was taken');
  const schedules = new Map<number, number>();
  for (const { dwelling, members } of snapshot.households) {
    const seat = placeAt(world, dwelling.place);
    if (seat.nation !== 'england') continue;
    const schedule = (schedules.get(dwelling.place) ?? 0) + 1;
    schedules.set(dwelling.place, schedule);
    const group = `${dwelling.place + 1}/${schedule}`;
    const head = members[0]?.person;
    for (const [index, member] of members.entries()) {
      const { person } = member;
      // A few gave the right day of the wrong year.
      const statedBirth = book.random.chance(0.03)
        ? Math.round(person.bornOn + (book.random.chance(0.5) ? 1 : -1) * DAYS_PER_YEAR)
        : person.bornOn;
      yield book.enter(
        person,
        `${group}/${index + 1}`,
        {
          FirstName: book.clerk.forenames(person.forenames),
          LastName: book.clerk.surname(member.surname),
          Gender: genderName(person.sex),
          DateOfBirth: writeDate(statedBirth),
          YearOfBirth: yearOf(statedBirth),
          MaritalStatus: member.condition,
          Occupation: occupationOf(member, snapshot.on),
          EventType: 'Register',
          EventYear: 1939,
          EventDate: '29 Sep 1939',
          HouseholdHeadFirstName: head && !mayLive(head, asOfYear) ? head.forenames : null,
          HouseholdHeadLastName: head && !mayLive(head, asOfYear) ? head.surname : null,
          ...addressFields(world, dwelling, 1939),
          ...eventPlace(world, dwelling.place),
          RegistrationDistrict: seat.district,
          Piece: `${dwelling.place + 101}A`,
          Schedule: schedule,
          ScheduleSuffix: index + 1,
        },
        { group, order: index + 1 },
      );
    }
  }
}

/** The register of 29 September 1939, Wexcombeshire. */
export const REGISTER_1939_SOURCE: SampleSource = { recordSet: REGISTER_1939, write };
