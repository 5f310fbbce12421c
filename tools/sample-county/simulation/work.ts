import { type WeightedDraw, weightedDraw } from '#domain/kernel/random/createRandom.ts';

import { type Nation, type PlaceKind } from '../geography/samplePlace.ts';
import { type Occupation } from '../people/occupation.ts';
import { OCCUPATIONS } from '../people/occupations.ts';
import { type Person, conditionOf, isPresent } from '../people/person.ts';
import { type Step, homePlace, placeAt, type World } from './world.ts';

const DAYS = 365.2425;
const draws = new Map<string, WeightedDraw<Occupation> | null>();

/** A trade as a newcomer to the labour market of such a place and time would find; null where there is none. */
export function findWork(
  world: World,
  sex: 'M' | 'F',
  nation: Nation,
  kind: PlaceKind,
  year: number,
): Occupation | null {
  const key = `${sex}${nation}${kind}${Math.floor(year / 5)}`;
  let draw = draws.get(key);
  if (draw === undefined) {
    const open = OCCUPATIONS.filter(
      (one) =>
        one.sex === sex &&
        one.from <= year &&
        one.to >= year &&
        one.nations.includes(nation) &&
        one.kinds.includes(kind),
    );
    draw = open.length > 0 ? weightedDraw(open.map((one) => [one, one.weight] as const)) : null;
    draws.set(key, draw);
  }
  return draw?.draw(world.random) ?? null;
}

/** Age at which poor children started work; school pushed it up. */
const workingAge = (year: number): number => (year < 1876 ? 11 : year < 1900 ? 12 : 14);

/** Sons follow fathers more often than not, as long as the trade lasts. */
function takeUp(world: World, person: Person, year: number): Occupation | null {
  const place = placeAt(world, homePlace(world, person));
  const fathers = person.father?.occupation;
  if (
    person.sex === 'M' &&
    fathers &&
    fathers.to >= year &&
    fathers.kinds.includes(place.kind) &&
    world.random.chance(0.55)
  )
    return fathers;
  return findWork(world, person.sex, place.nation, place.kind, year);
}

/** Gives work to those who come of working age, takes it from wives, and gives it back to some widows. */
export function passWork(world: World, step: Step): void {
  const { random } = world;
  for (const person of world.present) {
    if (!isPresent(person) || !person.household) continue;
    const age = (step.from - person.bornOn) / DAYS;
    if (person.occupation === null && age >= workingAge(step.year) && age < 70) {
      const condition = conditionOf(person);
      const chance = person.sex === 'M' ? 0.6 : condition === 'Single' ? 0.3 : condition === 'Widowed' ? 0.2 : 0.02;
      if (random.chance(chance * step.span)) person.occupation = takeUp(world, person, step.year);
    } else if (
      person.occupation &&
      person.sex === 'M' &&
      age < 45 &&
      person.occupation.to < step.year &&
      random.chance(0.1)
    ) {
      const place = placeAt(world, homePlace(world, person));
      person.occupation = findWork(world, 'M', place.nation, place.kind, step.year);
    }
  }
}
