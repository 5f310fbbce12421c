import { areCloseKin } from '../people/kinship.ts';
import { type SocialClass } from '../people/occupation.ts';
import { type Person, currentMarriage, isPresent } from '../people/person.ts';
import { type Step, homePlace, placeAt, type World } from './world.ts';

const DAYS = 365.2425;
const RANK: Readonly<Record<SocialClass, number>> = {
  gentry: 4,
  profession: 3,
  farm: 2,
  trade: 2,
  craft: 1,
  industry: 0,
  labour: 0,
};
const OLDEST_BRIDE_YEARS = 52;
const MOURNING_DAYS = 120;
const NEARBY_CANDIDATES = 10;
const DISTANT_CANDIDATES = 5;

/** Yearly chance that a man looks for a wife: [below age, bachelor, widower]. */
const WOOING: readonly (readonly [number, number, number])[] = [
  [19, 0, 0],
  [21, 0.07, 0.1],
  [23, 0.2, 0.3],
  [27, 0.28, 0.3],
  [31, 0.26, 0.3],
  [36, 0.18, 0.25],
  [46, 0.08, 0.18],
  [60, 0.02, 0.07],
  [200, 0, 0.01],
];

const rankOf = (person: Person): number =>
  RANK[(person.sex === 'F' ? person.father?.occupation : person.occupation)?.socialClass ?? 'labour'];

/** Single and widowed women of an age to marry, by place. */
export function marriageableWomen(world: World, step: Step): Person[][] {
  const byPlace: Person[][] = world.places.map(() => []);
  for (const person of world.present) {
    if (
      person.sex !== 'F' ||
      !isPresent(person) ||
      !person.household ||
      person.role === 'inmate' ||
      currentMarriage(person) ||
      isInMourning(person, step)
    )
      continue;
    const age = (step.from - person.bornOn) / DAYS;
    if (age >= 17.5 && age < OLDEST_BRIDE_YEARS && !(age < 20 && world.random.chance(0.5)))
      byPlace[homePlace(world, person)]?.push(person);
  }
  return byPlace;
}

/** The widowed mourn for some months, and in any case until the step after the death. */
function isInMourning(person: Person, step: Step): boolean {
  const last = person.marriages[person.marriages.length - 1];
  return last !== undefined && last.endedOn !== null && last.endedOn > step.from - MOURNING_DAYS;
}

/** Whether a man seeks a wife in this step. */
export function isWooing(world: World, man: Person, step: Step): boolean {
  if (
    man.sex !== 'M' ||
    !isPresent(man) ||
    !man.household ||
    man.role === 'inmate' ||
    currentMarriage(man) ||
    isInMourning(man, step)
  )
    return false;
  const age = (step.from - man.bornOn) / DAYS;
  const [, bachelor, widower] = WOOING.find(([below]) => age < below) ?? [0, 0, 0];
  const late = placeAt(world, homePlace(world, man)).nation === 'ireland' && step.year > 1850 ? 0.6 : 1;
  return world.random.chance((man.marriages.length > 0 ? widower : bachelor) * late * step.span);
}

/** How well two would suit each other; below 0 they part. */
function suit(world: World, man: Person, woman: Person): number {
  const gap = (woman.bornOn - man.bornOn) / DAYS;
  if (gap > 22 || gap < -9 || areCloseKin(man, woman)) return -1;
  const from = homePlace(world, man);
  const to = homePlace(world, woman);
  const distance = from === to ? 0 : placeAt(world, from).hundred === placeAt(world, to).hundred ? 1.2 : 2.6;
  const creed =
    man.denomination === woman.denomination
      ? 0
      : man.denomination === 'Roman Catholic' || woman.denomination === 'Roman Catholic'
        ? 4
        : 1.4;
  return (
    6 -
    Math.abs(gap - 2) * 0.55 -
    distance -
    creed -
    Math.abs(rankOf(man) - rankOf(woman)) * 0.8 +
    world.random.spread() * 1.5
  );
}

/** The best match among some women of the neighbourhood, or null when no one suits. */
export function findBride(world: World, man: Person, women: readonly Person[][]): Person | null {
  const { random } = world;
  const here = homePlace(world, man);
  const { nation } = placeAt(world, here);
  let best: Person | null = null;
  let bestScore = 0;
  const consider = (place: number) => {
    const candidates = women[place];
    if (!candidates || candidates.length === 0) return;
    const woman = random.pick(candidates);
    if (!isPresent(woman) || currentMarriage(woman)) return;
    const score = suit(world, man, woman);
    if (score > bestScore) [best, bestScore] = [woman, score];
  };
  for (let index = 0; index < NEARBY_CANDIDATES; index++) consider(here);
  for (let index = 0; index < DISTANT_CANDIDATES; index++) {
    const place = random.between(0, world.places.length - 1);
    if (placeAt(world, place).nation === nation) consider(place);
  }
  return best;
}
