import { type Random } from '#domain/kernel/random/createRandom.ts';

import { type Denomination, type Nation } from '../geography/samplePlace.ts';
import { dayNumber } from '../people/calendar.ts';
import { drawForename } from '../people/forenames.ts';
import { type Marriage, type Person } from '../people/person.ts';
import { drawSurname } from '../people/surnames.ts';
import { CREEDS } from './creeds.ts';
import { foundPlace } from './dwellings.ts';
import { moveInto, settle } from './households.ts';
import { capacityOf } from './migration.ts';
import { newPerson } from './newPerson.ts';
import { findWork } from './work.ts';
import { placeAt, placesOf, type World } from './world.ts';

const PERSONS_PER_COUPLE = 3.4;

interface Start {
  nation: Nation;
  place: number;
  year: number;
}

function founder(
  world: World,
  sex: 'M' | 'F',
  { nation, place, year }: Start,
  age: number,
  denomination: Denomination,
): Person {
  const { random } = world;
  return newPerson(world, {
    sex,
    forenames: drawForename(random, nation, sex, year - age),
    surname: drawSurname(random, nation, place),
    bornOn: dayNumber(year - age, 1, 1) + random.between(0, 364),
    birthPlace: place,
    nation,
    denomination,
    isLiterate: random.chance(0.45),
    occupation: sex === 'M' ? findWork(world, 'M', nation, placeAt(world, place).kind, year) : null,
  });
}

function foundFamily(world: World, start: Start, draw: Random): void {
  const denomination = CREEDS[start.nation].draw(draw);
  const husbandAge = draw.between(22, 55);
  const husband = founder(world, 'M', start, husbandAge, denomination);
  const wife = founder(world, 'F', start, Math.max(19, husbandAge - draw.between(-2, 6)), denomination);
  const since = dayNumber(start.year - Math.max(0, Math.min(husbandAge - 22, 15)), 6, 1);
  const marriage: Marriage = { id: world.marriages.length + 1, husband, wife, on: since, endedOn: null };
  world.marriages.push(marriage);
  husband.marriages.push(marriage);
  wife.marriages.push(marriage);
  wife.surname = husband.surname;
  const household = settle(world, husband, start.place);
  moveInto(world, wife, household, 'kin', null);
  for (let age = Math.min(15, husbandAge - 24); age > 0; age -= draw.between(2, 5)) {
    const child = founder(world, draw.chance(0.5) ? 'M' : 'F', start, age, denomination);
    Object.assign(child, {
      surname: husband.surname,
      birthSurname: husband.surname,
      father: husband,
      mother: wife,
      occupation: null,
      bornOn: Math.max(child.bornOn, since + 280),
    });
    husband.children.push(child);
    wife.children.push(child);
    wife.lastBirthOn = child.bornOn;
    moveInto(world, child, household, 'kin', null);
  }
}

/** The first families, as many as each nation's communities fed; their children's children fill the first registers. */
export function foundCommunities(world: World, year: number): void {
  world.places.forEach((_place, index) => foundPlace(world, index));
  for (const nation of ['england', 'wales', 'scotland', 'ireland'] as const) {
    const places = placesOf(world, nation);
    const weight = places.reduce((sum, place) => sum + placeAt(world, place).weight, 0);
    for (const place of places) {
      const couples = Math.max(
        2,
        Math.round((capacityOf(nation, year) * placeAt(world, place).weight) / weight / PERSONS_PER_COUPLE),
      );
      for (let couple = 0; couple < couples; couple++) foundFamily(world, { nation, place, year }, world.random);
    }
  }
}
