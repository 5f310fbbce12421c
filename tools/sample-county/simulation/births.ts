import { infantDeathChance } from '../people/mortality.ts';
import { type Person, currentMarriage, isPresent } from '../people/person.ts';
import { die, exposureOf } from './deaths.ts';
import { moveInto } from './households.ts';
import { nameChild } from './naming.ts';
import { newPerson } from './newPerson.ts';
import { type Step, placeAt, type World } from './world.ts';

const DAYS = 365.2425;
/** Yearly chance of a child for a wife, by age, where nothing limits families: [below age, chance]. */
const FERTILITY: readonly (readonly [number, number])[] = [
  [20, 0.36],
  [25, 0.45],
  [30, 0.42],
  [35, 0.37],
  [40, 0.3],
  [45, 0.15],
  [49, 0.03],
];
const SHORTEST_INTERVAL_DAYS = 400;
const FECUND_AFTER_DEATH_DAYS = 250;

/** Couples limited their families from the 1880s; in Ireland hardly. */
function restraint(year: number, nation: string): number {
  const modern = Math.min(1, Math.max(0, (year - 1876) / 50));
  return 1 - modern * (nation === 'ireland' ? 0.25 : 0.62);
}

/** Most infants who die do so in their first weeks. Days from birth. */
function fatedAge(world: World): number {
  return Math.floor(364 * world.random.next() ** 3);
}

function bear(world: World, mother: Person, father: Person | null, step: Step, on: number): void {
  const { random } = world;
  const household = mother.household;
  if (!household) return;
  const place = household.dwelling.place;
  const sex = random.chance(0.512) ? 'M' : 'F';
  const child = newPerson(world, {
    sex,
    forenames: nameChild(random, mother.nation, sex, step.year, mother, father),
    surname: father ? father.birthSurname : mother.surname,
    bornOn: on,
    birthPlace: place,
    father,
    mother,
    isIllegitimate: father === null,
    nation: placeAt(world, place).nation,
    denomination: mother.denomination,
  });
  mother.children.push(child);
  father?.children.push(child);
  mother.lastBirthOn = on;
  moveInto(world, child, household, mother.role === 'inmate' ? 'inmate' : 'kin', on);
  world.events.births.push({
    child,
    on,
    dwelling: household.dwelling,
    motherSurname: mother.surname,
    father,
    fatherOccupation: father?.occupation ?? null,
    denomination: mother.denomination,
  });
  if (random.chance(infantDeathChance(exposureOf(world, child, step.year)))) child.fatedOn = on + fatedAge(world);
  if (child.fatedOn !== null && child.fatedOn < step.to)
    die(world, child, child.fatedOn, random.pick(['Debility from birth', 'Convulsions', 'Premature birth']));
}

/** The father of a wife's next child, also one who died within the months of carrying. */
function fatherFor(mother: Person, on: number): Person | null {
  const last = mother.marriages[mother.marriages.length - 1];
  if (!last || on < last.on + 30) return null;
  const { husband } = last;
  if (husband.diedOn !== null) return on - husband.diedOn < FECUND_AFTER_DEATH_DAYS ? husband : null;
  return isPresent(husband) ? husband : null;
}

/** Children of wives and, seldom, of single women and widows; twins at one birth in ninety. */
export function passBirths(world: World, step: Step): void {
  const { random } = world;
  for (const mother of [...world.present]) {
    if (mother.sex !== 'F' || !isPresent(mother) || !mother.household) continue;
    const age = (step.from - mother.bornOn) / DAYS;
    if (age < 16 || age >= 49) continue;
    const on = random.between(step.from, step.to - 1);
    if (mother.lastBirthOn !== null && on - mother.lastBirthOn < SHORTEST_INTERVAL_DAYS) continue;
    const father = fatherFor(mother, on);
    const isWife = currentMarriage(mother) !== null;
    if (isWife && !father) continue;
    // The chance is raised because the shortest interval keeps part of the years empty.
    const chance = father
      ? (FERTILITY.find(([below]) => age < below)?.[1] ?? 0) * 1.16 * restraint(step.year, mother.nation)
      : age < 38 && mother.nation !== 'ireland'
        ? 0.007
        : 0.002;
    if (!random.chance(chance * step.span)) continue;
    bear(world, mother, father, step, on);
    if (random.chance(0.011)) bear(world, mother, father, step, on);
    if (father && random.chance(0.005))
      die(world, mother, Math.min(step.to - 1, on + random.between(0, 12)), 'Puerperal fever');
  }
}
