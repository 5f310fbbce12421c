import { HABITS } from '../clerks/clerk.ts';
import { plainOccupation } from '../clerks/occupationName.ts';
import { addressFields, eventPlace, placeText } from '../clerks/placeNames.ts';
import { mayLive, openBook, type SampleEntry } from '../clerks/sourceBook.ts';
import { DAYS_PER_YEAR, writeDate, yearOf } from '../people/calendar.ts';
import { type Person } from '../people/person.ts';
import { placeAt, type World } from '../simulation/world.ts';
import { OTHER_SETS } from '../sources/otherRecordSets.ts';
import { genderName, type SampleSource } from './writer.ts';

const CONDITION = { Single: 'Unmarried', Married: 'Married', Widowed: 'Widowed' } as const;
const livesOn = (person: Person, on: number): boolean =>
  person.bornOn <= on &&
  (person.diedOn === null || person.diedOn > on) &&
  (person.leftOn === null || person.leftOn > on);

function* workhouse(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.workhouse, HABITS.parish, asOfYear);
  for (const [index, { person, surname, on, leftOn, reason, from }] of world.events.workhouse.entries()) {
    const diedThere = person.diedOn !== null && leftOn === null;
    const year = yearOf(on);
    yield book.enter(person, String(index + 1), {
      FirstName: book.clerk.forenames(person.forenames),
      LastName: book.clerk.surname(surname),
      Gender: genderName(person.sex),
      Age: book.clerk.age(person.bornOn, on),
      Occupation: plainOccupation(person.occupation, person, year),
      Religion: person.denomination,
      EventType: 'Workhouse admission',
      EventYear: year,
      EventDate: writeDate(on),
      AdmissionYear: year,
      PlaceOfResidence: placeText(world, from.place),
      ...eventPlace(world, 0),
      Union: 'Wexcombe',
      Notes: [reason, leftOn === null ? (diedThere ? 'Died in the house' : null) : `Discharged ${writeDate(leftOn)}`]
        .filter((part) => part !== null)
        .join('. '),
      EntryNumber: index + 1,
    });
  }
}

function* school(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.school, HABITS.registrar, asOfYear);
  const numbers = new Map<number, number>();
  for (const { child, surname, on, dwelling, parent, parentSurname, parentOccupation } of world.events.school) {
    const number = (numbers.get(dwelling.place) ?? 0) + 1;
    numbers.set(dwelling.place, number);
    const year = yearOf(on);
    yield book.enter(
      child,
      `${dwelling.place + 1}/${number}`,
      {
        FirstName: book.clerk.forenames(child.forenames),
        LastName: book.clerk.surname(surname),
        Gender: genderName(child.sex),
        DateOfBirth: writeDate(child.bornOn),
        YearOfBirth: yearOf(child.bornOn),
        [parent?.sex === 'F' ? 'MotherFirstName' : 'FatherFirstName']: parent?.forenames,
        [parent?.sex === 'F' ? 'MotherLastName' : 'FatherLastName']: parentSurname,
        FatherOccupation: parent?.sex === 'M' ? plainOccupation(parentOccupation, parent, year) : null,
        EventType: 'School admission',
        EventYear: year,
        EventDate: writeDate(on),
        AdmissionYear: year,
        ...addressFields(world, dwelling, year),
        ...eventPlace(world, dwelling.place),
        EntryNumber: number,
      },
      { group: null, order: 1, names: [parent] },
    );
  }
}

function* apprentices(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.apprentices, HABITS.chapel, asOfYear);
  let number = 0;
  for (const { apprentice, surname, master, trade, on, from, at } of world.events.apprenticeships) {
    const year = yearOf(on);
    if (placeAt(world, at.place).nation !== 'england' || year < 1780 || year > 1850) continue;
    number += 1;
    const parent = apprentice.father ?? apprentice.mother;
    const byParish = apprentice.father === null || book.random.chance(0.3);
    yield book.enter(apprentice, String(number), {
      FirstName: apprentice.forenames,
      LastName: book.clerk.surname(surname),
      Gender: genderName(apprentice.sex),
      Age: book.clerk.age(apprentice.bornOn, on),
      [parent?.sex === 'F' ? 'MotherFirstName' : 'FatherFirstName']: parent?.forenames,
      [parent?.sex === 'F' ? 'MotherLastName' : 'FatherLastName']: parent?.birthSurname,
      MasterFirstName: book.clerk.forenames(master.forenames),
      MasterLastName: book.clerk.surname(master.surname),
      Occupation: plainOccupation(trade, master, year),
      PlaceOfResidence: placeText(world, from.place),
      EventType: 'Apprenticeship',
      EventYear: year,
      EventDate: writeDate(on),
      ...eventPlace(world, at.place),
      Notes: byParish
        ? 'Bound by the overseers until the age of 21'
        : `Premium £${book.random.between(5, 25)}, for seven years`,
    });
  }
}

/** Who takes out a grant: the widow or widower, else a grown-up child, else no one is named. */
function grantee(person: Person, spouse: Person | null, on: number): { person: Person; tie: string } | null {
  if (spouse && livesOn(spouse, on)) return { person: spouse, tie: spouse.sex === 'F' ? 'widow' : 'husband' };
  const child = person.children.find((one) => livesOn(one, on) && on - one.bornOn > 21 * 365.25);
  return child ? { person: child, tie: child.sex === 'M' ? 'son' : 'daughter' } : null;
}

function* wills(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.wills, HABITS.registrar, asOfYear);
  const likelihood: Readonly<Record<string, number>> = {
    gentry: 0.9,
    profession: 0.8,
    farm: 0.7,
    trade: 0.55,
    craft: 0.25,
    industry: 0.1,
    labour: 0.05,
  };
  const worth: Readonly<Record<string, number>> = {
    gentry: 4000,
    profession: 900,
    farm: 700,
    trade: 300,
    craft: 120,
    industry: 80,
    labour: 50,
  };
  const inOrder = [...world.events.deaths].sort((a, b) => a.on - b.on || a.person.id - b.person.id);
  let number = 0;
  for (const { person, surname, on, dwelling, occupation, spouse, condition } of inOrder) {
    const standing = (occupation ?? spouse?.occupation ?? person.father?.occupation)?.socialClass ?? 'labour';
    const granted = on + book.random.between(20, 400);
    const year = yearOf(granted);
    if (
      placeAt(world, dwelling.place).nation !== 'england' ||
      year < 1858 ||
      year > 1940 ||
      on - person.bornOn < 25 * 365 ||
      !book.random.chance(likelihood[standing] ?? 0)
    )
      continue;
    number += 1;
    const to = grantee(person, spouse, granted);
    const named = to && !mayLive(to.person, asOfYear) ? to : null;
    const effects = Math.round((worth[standing] ?? 50) * (0.2 + book.random.next() * 2.2));
    yield book.enter(person, String(number), {
      FirstName: person.forenames,
      LastName: book.clerk.surname(surname),
      Gender: genderName(person.sex),
      MaritalStatus: CONDITION[condition],
      Occupation: plainOccupation(occupation, person, year),
      DateOfDeath: writeDate(on),
      YearOfDeath: yearOf(on),
      PlaceOfDeath: placeText(world, dwelling.place),
      NextOfKinFirstName: named?.person.forenames,
      NextOfKinLastName: named?.person.surname,
      Relationship: named?.tie,
      EventType: 'Probate',
      EventYear: year,
      EventDate: writeDate(granted),
      ...eventPlace(world, dwelling.place),
      Notes: `${book.random.chance(0.8) ? 'Probate' : 'Administration'} granted at Wexcombe. Effects ${year < 1890 ? `under £${Math.max(20, Math.ceil(effects / 100) * 100)}` : `£${effects} ${book.random.between(0, 19)}s. ${book.random.between(0, 11)}d.`}`,
    });
  }
}

const UNITS = [
  'Wexcombeshire Light Infantry',
  'Wexcombeshire Light Infantry',
  'Wexcombeshire Yeomanry',
  'Royal Field Artillery',
  'Royal Engineers',
  'Army Service Corps',
  'Royal Navy',
] as const;

function* soldiers(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.soldiers, HABITS.registrar, asOfYear);
  for (const [index, { soldier, on, dwelling, occupation, condition }] of world.events.enlistments.entries()) {
    const year = yearOf(on);
    const wife = soldier.marriages.find(
      (marriage) => marriage.on <= on && (marriage.endedOn === null || marriage.endedOn > on),
    )?.wife;
    const kin = wife ?? [soldier.mother, soldier.father].find((parent) => parent && livesOn(parent, on)) ?? null;
    const unit = book.random.pick(UNITS);
    const fell = soldier.cause === 'Killed in action' && soldier.diedOn !== null;
    yield book.enter(
      soldier,
      String(index + 1),
      {
        FirstName: soldier.forenames,
        LastName: book.clerk.surname(soldier.surname),
        Gender: genderName('M'),
        Age: `${book.clerk.age(soldier.bornOn, on)}`,
        MaritalStatus: CONDITION[condition],
        Occupation: plainOccupation(occupation, soldier, year),
        War: 'First World War',
        Rank:
          unit === 'Royal Navy'
            ? 'Ordinary Seaman'
            : unit === 'Royal Field Artillery'
              ? 'Gunner'
              : unit === 'Royal Engineers'
                ? 'Sapper'
                : 'Private',
        UnitOrRegiment: unit,
        ServiceBranch: unit === 'Royal Navy' ? 'Navy' : 'Army',
        ServiceNumber: book.random.between(2000, 98999),
        NextOfKinFirstName: kin?.forenames,
        NextOfKinLastName: kin?.surname,
        Relationship: kin ? (kin === wife ? 'Wife' : kin.sex === 'F' ? 'Mother' : 'Father') : null,
        EventType: 'Enlistment',
        EventYear: year,
        EventDate: writeDate(on),
        EnlistedYear: year,
        YearOfDeath: fell && soldier.diedOn !== null ? yearOf(soldier.diedOn) : null,
        DateOfDeath: fell && soldier.diedOn !== null ? writeDate(soldier.diedOn) : null,
        ...addressFields(world, dwelling, year),
        ...eventPlace(world, dwelling.place),
        Notes: fell ? 'Killed in action' : 'Discharged',
      },
      { group: null, order: 1, names: [kin] },
    );
  }
}

const SHIPS = ['Amity', 'Harrow Castle', 'Bright Emily', 'Lady Fitzalan', 'Ocean Shepherd', 'Star of Selwick'] as const;
const SEA_PORTS: Readonly<Record<string, string>> = {
  Quebec: 'Canada',
  'New York': 'United States',
  Adelaide: 'Australia',
  'Port Chalmers': 'New Zealand',
  Toronto: 'Canada',
};

function* passengers(world: World, asOfYear: number): Generator<SampleEntry> {
  const book = openBook(OTHER_SETS.passengers, HABITS.registrar, asOfYear);
  let ticket = 0;
  for (const { party, on, from, destination } of world.events.departures) {
    const country = SEA_PORTS[destination];
    const seat = placeAt(world, from.place);
    const year = yearOf(on);
    if (
      !country ||
      year < 1830 ||
      year > 1913 ||
      (seat.nation !== 'england' && seat.nation !== 'ireland') ||
      book.random.chance(0.25)
    )
      continue;
    ticket += 1;
    const ship = book.random.pick(SHIPS);
    const port =
      seat.nation === 'ireland'
        ? 'Queenstown, Cork'
        : book.random.pick(['Bristol, Gloucestershire', 'Liverpool, Lancashire', 'Southampton, Hampshire']);
    for (const [index, person] of party.entries()) {
      const age = (on - person.bornOn) / DAYS_PER_YEAR;
      yield book.enter(
        person,
        `${ticket}/${index + 1}`,
        {
          FirstName: book.clerk.forenames(person.forenames),
          LastName: book.clerk.surname(person.surname),
          Gender: genderName(person.sex),
          Age: age < 1 ? 'Infant' : book.clerk.age(person.bornOn, on),
          MaritalStatus: person.marriages.length > 0 ? 'Married' : 'Single',
          Occupation:
            plainOccupation(person.occupation, person, year) ??
            (age < 14 ? 'Child' : person.marriages.length > 0 ? 'Wife' : 'Spinster'),
          ShipName: ship,
          VesselName: ship,
          TicketNumber: ticket,
          TravelClass:
            person.occupation?.socialClass === 'gentry' || person.occupation?.socialClass === 'profession'
              ? 'Cabin'
              : 'Steerage',
          PortOfDeparture: port,
          Destination: destination,
          DestinationCountry: country,
          EventType: 'Departure',
          EventYear: year,
          EventDate: writeDate(on),
          DepartureYear: year,
          PlaceOfResidence: placeText(world, from.place),
          Nationality: seat.nation === 'ireland' ? 'Irish' : 'English',
          ...eventPlace(world, from.place),
        },
        { group: String(ticket), order: index + 1 },
      );
    }
  }
}

/** Papers that single lives left behind. */
export const LIFE_SOURCES: readonly SampleSource[] = [
  { recordSet: OTHER_SETS.workhouse, write: workhouse },
  { recordSet: OTHER_SETS.school, write: school },
  { recordSet: OTHER_SETS.apprentices, write: apprentices },
  { recordSet: OTHER_SETS.wills, write: wills },
  { recordSet: OTHER_SETS.soldiers, write: soldiers },
  { recordSet: OTHER_SETS.passengers, write: passengers },
];
