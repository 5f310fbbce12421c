import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { type RecordSet } from '#domain/records/core/record.ts';

import { type Habits } from '../clerks/clerk.ts';
import { eventPlace, placeText } from '../clerks/placeNames.ts';
import { openBook, type SampleEntry, type SourceBook } from '../clerks/sourceBook.ts';
import { type Nation } from '../geography/samplePlace.ts';
import { writeDate, yearOf } from '../people/calendar.ts';
import { type DeathEvent } from '../simulation/events.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { establishedChurch } from './baptisms.ts';
import { genderName, type SampleSource } from './writer.ts';

export interface BurialRegister {
  recordSet: RecordSet;
  nation: Nation;
  habits: Habits;
  from: number;
  to: number;
}

const PRINTED_FORMS_SINCE = 1813;
/** Chapels with burial grounds of their own took some of the dissenters. */
const MISSING = 0.06;

/** Age as a sexton wrote it: weeks and months for infants. */
function ageText(book: SourceBook, { person, on }: DeathEvent): string {
  const days = on - person.bornOn;
  if (days < 60) return days < 14 ? countInWords(Math.max(1, days), 'day') : countInWords(Math.floor(days / 7), 'week');
  if (days < 730) return countInWords(Math.floor(days / 30.44), 'month');
  return String(book.clerk.age(person.bornOn, on));
}

/** Before 1813 a child was the child of its father, and a wife the wife of her husband. */
function tie({ person, on, spouse, condition }: DeathEvent): Record<string, string | null> {
  const isChild = on - person.bornOn < 15 * 365;
  if (isChild) {
    const parent = person.father ?? person.mother;
    return {
      Relationship: person.sex === 'M' ? 'Son of' : 'Daughter of',
      RelativeFirstName: parent?.forenames ?? null,
      RelativeLastName: person.father?.birthSurname ?? null,
    };
  }
  if (person.sex === 'F' && condition === 'Married' && spouse)
    return { Relationship: 'Wife of', RelativeFirstName: spouse.forenames, RelativeLastName: spouse.surname };
  return { Relationship: condition === 'Widowed' ? (person.sex === 'F' ? 'Widow' : 'Widower') : null };
}

function* write(register: BurialRegister, world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(register.recordSet, register.habits, asOfYear);
  const counts = new Map<number, number>();
  const inOrder = [...world.events.deaths].sort((a, b) => a.on - b.on || a.person.id - b.person.id);
  for (const death of inOrder) {
    const on = death.on + book.random.between(1, 5);
    const year = yearOf(on);
    const { place } = death.dwelling;
    const seat = placeAt(world, place);
    if (seat.nation !== register.nation || year < register.from || year > register.to || book.random.chance(MISSING))
      continue;
    const number = (counts.get(place) ?? 0) + 1;
    counts.set(place, number);
    const isFull = year >= PRINTED_FORMS_SINCE;
    yield book.enter(death.person, `${place + 1}/${number}`, {
      FirstName: book.clerk.forenames(death.person.forenames),
      LastName: book.clerk.surname(death.surname),
      Gender: genderName(death.person.sex),
      Age: isFull ? ageText(book, death) : null,
      ...(isFull ? {} : tie(death)),
      PlaceOfResidence:
        death.dwelling.kind === 'workhouse' ? 'Union Workhouse, Wexcombe' : isFull ? placeText(world, place) : null,
      EventType: 'Burial',
      EventYear: year,
      EventDate: writeDate(on),
      BurialDate: writeDate(on),
      BurialYear: year,
      YearOfDeath: yearOf(death.on),
      ...eventPlace(world, place),
      Church: seat.church,
      Denomination: establishedChurch(register.nation),
      EntryNumber: isFull ? number : null,
      Page: Math.ceil(number / 8),
      Notes: ['Cholera', 'Small pox', 'Drowned', 'Accident'].includes(death.cause) ? death.cause : null,
    });
  }
}

/** A register of burials as a source of the sample. */
export const burialSource = (register: BurialRegister): SampleSource => ({
  recordSet: register.recordSet,
  write: (world, asOfYear) => write(register, world, asOfYear),
});
