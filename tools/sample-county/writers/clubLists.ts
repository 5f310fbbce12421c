import { HABITS } from '../clerks/clerk.ts';
import { plainOccupation } from '../clerks/occupationName.ts';
import { addressFields, eventPlace } from '../clerks/placeNames.ts';
import { openBook, type SampleEntry } from '../clerks/sourceBook.ts';
import { DAYS_PER_YEAR } from '../people/calendar.ts';
import { DIRECTORY_YEARS, ELECTOR_YEARS } from '../simulation/simulate.ts';
import { type Snapshot, type SnapshotHousehold, type SnapshotPerson } from '../simulation/snapshot.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { OTHER_SETS } from '../sources/otherRecordSets.ts';
import { type SampleSource } from './writer.ts';

/** Jurors were householders between 21 and 60 (Juries Act 1825). */
const YOUNGEST_JUROR = 21;
const OLDEST_JUROR = 60;
/** Societies took in men who would pay for years before they fell ill. */
const YOUNGEST_MEMBER = 18;
const OLDEST_MEMBER = 40;
const LAST_YEAR = 1905;

function englishHouseholds(world: World, year: number): { snapshot: Snapshot; households: SnapshotHousehold[] } {
  const snapshot = world.snapshots.get(`list ${year}`);
  if (!snapshot) throw new Error(`No one was listed in ${year}`);
  return {
    snapshot,
    households: snapshot.households.filter(
      ({ dwelling }) => placeAt(world, dwelling.place).nation === 'england' && dwelling.kind !== 'workhouse',
    ),
  };
}

const ageOf = ({ person }: SnapshotPerson, { on }: Snapshot): number =>
  Math.floor((on - person.bornOn) / DAYS_PER_YEAR);

function* jurors(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.jurors, HABITS.parish, asOfYear);
  for (const year of ELECTOR_YEARS.filter((listed) => listed <= LAST_YEAR)) {
    const { snapshot, households } = englishHouseholds(world, year);
    let number = 0;
    for (const { dwelling, members } of households) {
      const head = members[0];
      const standing = head?.occupation?.socialClass;
      if (head?.person.sex !== 'M' || !standing || !['farm', 'trade', 'profession'].includes(standing)) continue;
      const age = ageOf(head, snapshot);
      if (age < YOUNGEST_JUROR || age >= OLDEST_JUROR || book.random.chance(0.35)) continue;
      number += 1;
      yield book.enter(head.person, `${year}/${number}`, {
        FirstName: book.clerk.forenames(head.person.forenames),
        LastName: book.clerk.surname(head.surname),
        Occupation: plainOccupation(head.occupation, head.person, year),
        Qualification: standing === 'farm' ? 'Leasehold, farm' : 'House rated at £20',
        EventType: 'Jury list',
        EventYear: year,
        ...addressFields(world, dwelling, year),
        ...eventPlace(world, dwelling.place),
        Hundred: placeAt(world, dwelling.place).hundred,
        EntryNumber: number,
      });
    }
  }
}

function* friends(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.friendlySociety, HABITS.parish, asOfYear);
  let number = 0;
  for (const year of DIRECTORY_YEARS.filter((listed) => listed <= LAST_YEAR)) {
    const { snapshot, households } = englishHouseholds(world, year);
    for (const { dwelling, members } of households) {
      for (const member of members) {
        const age = ageOf(member, snapshot);
        const standing = member.occupation?.socialClass;
        if (
          member.person.sex !== 'M' ||
          !standing ||
          !['craft', 'industry', 'labour'].includes(standing) ||
          age < YOUNGEST_MEMBER ||
          age > OLDEST_MEMBER ||
          !book.random.chance(0.2)
        )
          continue;
        number += 1;
        yield book.enter(member.person, String(number), {
          FirstName: book.clerk.forenames(member.person.forenames),
          LastName: book.clerk.surname(member.surname),
          Age: age,
          Occupation: plainOccupation(member.occupation, member.person, year),
          EventType: 'Membership',
          EventYear: year,
          ...eventPlace(world, dwelling.place),
          Notes: `Lodge at ${placeAt(world, dwelling.place).parish}; pays ${book.random.pick(['1s 3d', '1s 6d', '1s 9d'])} a month; ${book.random.chance(0.15) ? 'in benefit for 6 weeks' : 'clear of the books'}.`,
          EntryNumber: number,
        });
      }
    }
  }
}

/** Lists that subscribers alone read in full. */
export const CLUB_SOURCES: readonly SampleSource[] = [
  { recordSet: OTHER_SETS.jurors, write: jurors },
  { recordSet: OTHER_SETS.friendlySociety, write: friends },
];
