import { type RecordSet } from '#domain/records/core/record.ts';

import { HABITS } from '../clerks/clerk.ts';
import { plainOccupation } from '../clerks/occupationName.ts';
import { addressFields } from '../clerks/placeNames.ts';
import { openBook, type SampleEntry } from '../clerks/sourceBook.ts';
import { type Nation } from '../geography/samplePlace.ts';
import { writeDate, yearOf } from '../people/calendar.ts';
import { type BirthEvent } from '../simulation/events.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { isRegistered, registrationFields } from './civilFields.ts';
import { genderName, type SampleSource } from './writer.ts';

/** The English index names the mother from the September quarter of 1911. */
const INDEX_NAMES_MOTHER_SINCE = 1912;

function details(world: World, { child, father, fatherOccupation, dwelling, on }: BirthEvent, nation: Nation) {
  const year = yearOf(on);
  if (nation === 'england' || nation === 'wales')
    return { MothersMaidenName: year >= INDEX_NAMES_MOTHER_SINCE ? child.mother?.birthSurname : null };
  const marriage = child.mother?.marriages.find(({ husband }) => husband === father);
  return {
    DateOfBirth: writeDate(on),
    FatherFirstName: father?.forenames,
    FatherLastName: father?.birthSurname,
    FatherOccupation: father && plainOccupation(fatherOccupation, father, year),
    MotherFirstName: child.mother?.forenames,
    MothersMaidenName: child.mother?.birthSurname,
    // Scottish registers of 1856 to 1860 left the parents' marriage out.
    MarriageDate: nation === 'scotland' && marriage && (year === 1855 || year > 1860) ? writeDate(marriage.on) : null,
    Townland: nation === 'ireland' ? dwelling.street : null,
    Address: nation === 'scotland' ? addressFields(world, dwelling, year).Address : null,
  };
}

function* write(
  recordSet: RecordSet,
  nation: Nation,
  to: number,
  world: World,
  asOfYear: number,
): Generator<SampleEntry> {
  const book = openBook(recordSet, HABITS.registrar, asOfYear);
  let serial = 0;
  for (const event of world.events.births) {
    const { child, on, dwelling, father } = event;
    // Early registration had gaps: births could go untold until 1875.
    const isMissed = book.random.chance(yearOf(on) < 1875 ? 0.07 : 0.015);
    if (placeAt(world, dwelling.place).nation !== nation || yearOf(on) > to || !isRegistered(nation, on) || isMissed)
      continue;
    serial += 1;
    const wasNamed = child.diedOn === null || child.diedOn - child.bornOn > 12 || book.random.chance(0.7);
    yield book.enter(
      child,
      String(serial),
      {
        FirstName: wasNamed ? book.clerk.forenames(child.forenames) : genderName(child.sex),
        LastName: book.clerk.surname(child.birthSurname),
        Gender: nation === 'england' || nation === 'wales' ? null : genderName(child.sex),
        YearOfBirth: yearOf(on),
        ...details(world, event, nation),
        EventType: 'Birth',
        ...registrationFields(world, dwelling.place, on + book.random.between(5, 40), serial),
      },
      { group: null, order: 1, names: [child.mother, father] },
    );
  }
}

/** Civil births of a nation up to a year. */
export const civilBirthSource = (recordSet: RecordSet, nation: Nation, to: number): SampleSource => ({
  recordSet,
  write: (world, asOfYear) => write(recordSet, nation, to, world, asOfYear),
});
