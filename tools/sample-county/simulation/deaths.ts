import { deathChance, possibleCauses, type Exposure } from '../people/mortality.ts';
import { type Person, conditionOf, currentMarriage, isPresent, spouseOf } from '../people/person.ts';
import { leaveHousehold } from './households.ts';
import { type Step, type World, placeAt } from './world.ts';

/** What affects a person's health this year. @throws Error for people without a household. */
export function exposureOf(world: World, person: Person, year: number): Exposure {
  if (!person.household) throw new Error(`Person ${person.id} lives nowhere`);
  const { nation, kind } = placeAt(world, person.household.dwelling.place);
  const breadwinner = person.occupation ?? person.household.head.occupation;
  return {
    year,
    nation,
    kind,
    sex: person.sex,
    isPoor: breadwinner === null || breadwinner.socialClass === 'labour' || breadwinner.socialClass === 'industry',
  };
}

const DAYS = 365.2425;

/** Ends a life: chronicle, marriage and household. */
export function die(world: World, person: Person, on: number, cause: string): void {
  const household = person.household;
  if (!household) throw new Error(`Person ${person.id} lives nowhere`);
  const spouse = spouseOf(person);
  world.events.deaths.push({
    person,
    surname: person.surname,
    on,
    cause,
    dwelling: household.dwelling,
    condition: conditionOf(person),
    occupation: person.occupation,
    spouse,
  });
  person.diedOn = on;
  person.cause = cause;
  const marriage = currentMarriage(person);
  if (marriage) marriage.endedOn = on;
  leaveHousehold(world, person, on);
}

/** Lets those die whose time has come: infants as fated at birth, others by the chances of age, place and year. */
export function passDeaths(world: World, step: Step): void {
  const { random } = world;
  for (const person of world.present) {
    if (!isPresent(person) || !person.household) continue;
    if (person.fatedOn !== null) {
      if (person.fatedOn < step.to)
        die(world, person, person.fatedOn, random.pick(possibleCauses(exposureOf(world, person, step.year), 0)));
      continue;
    }
    const age = Math.floor((step.from - person.bornOn) / DAYS);
    if (age < 1) continue;
    const exposure = exposureOf(world, person, step.year);
    if (random.chance(deathChance(exposure, age) * step.span)) {
      die(world, person, random.between(step.from, step.to - 1), random.pick(possibleCauses(exposure, age)));
    }
  }
  world.present = world.present.filter(isPresent);
}
