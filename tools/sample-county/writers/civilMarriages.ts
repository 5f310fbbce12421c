import { type RecordSet } from '#domain/records/core/record.ts';

import { HABITS } from '../clerks/clerk.ts';
import { openBook, type SampleEntry } from '../clerks/sourceBook.ts';
import { type Nation } from '../geography/samplePlace.ts';
import { yearOf } from '../people/calendar.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { isRegistered, registrationFields } from './civilFields.ts';
import { type SampleSource } from './writer.ts';

/** The index names the other's surname from the March quarter of 1912. */
const INDEX_NAMES_SPOUSE_SINCE = 1912;

function* write(
  recordSet: RecordSet,
  nation: Nation,
  to: number,
  world: World,
  asOfYear: number,
): Generator<SampleEntry> {
  const book = openBook(recordSet, HABITS.registrar, asOfYear);
  let serial = 0;
  for (const { marriage, groom, bride, place } of world.events.marriages) {
    const year = yearOf(marriage.on);
    if (placeAt(world, place).nation !== nation || year > to || !isRegistered(nation, marriage.on)) continue;
    serial += 1;
    const shared = registrationFields(world, place, marriage.on, serial);
    const names = [groom.person, bride.person];
    for (const [index, own] of [groom, bride].entries()) {
      const other = own === groom ? bride : groom;
      yield book.enter(
        own.person,
        `${serial}/${index === 0 ? 'groom' : 'bride'}`,
        {
          FirstName: book.clerk.forenames(own.person.forenames),
          LastName: book.clerk.surname(own.surname),
          SpouseLastName: year >= INDEX_NAMES_SPOUSE_SINCE ? other.surname : null,
          MarriageYear: year,
          EventType: 'Marriage',
          ...shared,
        },
        { group: String(serial), order: index + 1, names },
      );
    }
  }
}

/** The marriage index of a nation up to a year. */
export const civilMarriageSource = (recordSet: RecordSet, nation: Nation, to: number): SampleSource => ({
  recordSet,
  write: (world, asOfYear) => write(recordSet, nation, to, world, asOfYear),
});
