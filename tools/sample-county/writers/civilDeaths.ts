import { type RecordSet } from '#domain/records/core/record.ts';

import { HABITS } from '../clerks/clerk.ts';
import { plainOccupation } from '../clerks/occupationName.ts';
import { addressFields } from '../clerks/placeNames.ts';
import { mayLive, openBook, type SampleEntry } from '../clerks/sourceBook.ts';
import { type Nation } from '../geography/samplePlace.ts';
import { yearOf } from '../people/calendar.ts';
import { type DeathEvent } from '../simulation/events.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { isRegistered, registrationFields } from './civilFields.ts';
import { genderName, type SampleSource } from './writer.ts';

/** The English index gives ages from the March quarter of 1866. */
const INDEX_GIVES_AGE_SINCE = 1866;

function details(world: World, death: DeathEvent, nation: Nation, asOfYear: number) {
  if (nation === 'england' || nation === 'wales') return {};
  const { person, dwelling, cause, condition, occupation } = death;
  const year = yearOf(death.on);
  const spouse = death.spouse && !mayLive(death.spouse, asOfYear) ? death.spouse : null;
  return {
    Gender: genderName(person.sex),
    MaritalStatus: condition === 'Single' ? 'Unmarried' : condition,
    Occupation: plainOccupation(occupation, person, year),
    CauseOfDeath: cause,
    ...(nation === 'scotland' && {
      FatherFirstName: person.father?.forenames,
      FatherLastName: person.father?.birthSurname,
      MotherFirstName: person.mother?.forenames,
      MothersMaidenName: person.mother?.birthSurname,
      SpouseFirstName: spouse?.forenames,
      SpouseLastName: spouse?.birthSurname,
      Address: addressFields(world, dwelling, year).Address,
    }),
    ...(nation === 'ireland' && {
      Townland: dwelling.street,
      InformantFirstName: spouse?.forenames,
      InformantLastName: spouse?.surname,
    }),
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
  for (const death of world.events.deaths) {
    const { person, on, dwelling } = death;
    const year = yearOf(on);
    if (
      placeAt(world, dwelling.place).nation !== nation ||
      year > to ||
      !isRegistered(nation, on) ||
      death.cause === 'Killed in action' ||
      book.random.chance(0.01)
    )
      continue;
    serial += 1;
    const age = on - person.bornOn < 365 ? 0 : book.clerk.age(person.bornOn, on);
    const givesAge = nation === 'scotland' || nation === 'ireland' || year >= INDEX_GIVES_AGE_SINCE;
    yield book.enter(person, String(serial), {
      FirstName: book.clerk.forenames(person.forenames),
      LastName: book.clerk.surname(death.surname),
      Age: givesAge ? age : null,
      YearOfDeath: year,
      ...details(world, death, nation, asOfYear),
      EventType: 'Death',
      ...registrationFields(world, dwelling.place, on, serial),
    });
  }
}

/** Civil deaths of a nation up to a year. */
export const civilDeathSource = (recordSet: RecordSet, nation: Nation, to: number): SampleSource => ({
  recordSet,
  write: (world, asOfYear) => write(recordSet, nation, to, world, asOfYear),
});
