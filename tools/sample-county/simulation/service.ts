import { OCCUPATIONS } from '../people/occupations.ts';
import { type Household, type Person, currentMarriage, isPresent } from '../people/person.ts';
import { moveInto, rehouse } from './households.ts';
import { type Step, homePlace, placeAt, type World } from './world.ts';

const DAYS = 365.2425;
const KEEPS: Readonly<Record<string, readonly [maids: number, men: number]>> = {
  gentry: [4, 2],
  profession: [2, 0],
  farm: [1, 2],
  trade: [1, 0],
  craft: [0, 0],
  industry: [0, 0],
  labour: [0, 0],
};

/** How many more servants of a sex a household would take. Living-in farm service dies out after 1860. */
function openings(household: Household, sex: 'M' | 'F', year: number): number {
  const [maids, men] = KEEPS[household.head.occupation?.socialClass ?? 'labour'] ?? [0, 0];
  const wanted = sex === 'F' ? Math.max(0, maids - (year > 1915 ? 1 : 0)) : Math.max(0, men - (year > 1860 ? 1 : 0));
  return wanted - household.members.filter((member) => member.role === 'servant' && member.sex === sex).length;
}

interface Employers {
  M: Household[];
  F: Household[];
}

function employersByNation(world: World, year: number): Map<string, Employers> {
  const found = new Map<string, Employers>();
  for (const household of world.households) {
    if (household.dwelling.kind === 'workhouse') continue;
    const { nation } = placeAt(world, household.dwelling.place);
    const list = found.get(nation) ?? { M: [], F: [] };
    found.set(nation, list);
    if (openings(household, 'M', year) > 0) list.M.push(household);
    if (openings(household, 'F', year) > 0) list.F.push(household);
  }
  return found;
}

function enterService(world: World, person: Person, employers: Map<string, Employers>, step: Step): void {
  const list = employers.get(placeAt(world, homePlace(world, person)).nation)?.[person.sex] ?? [];
  if (list.length === 0) return;
  const first = world.random.pick(list);
  const second = world.random.pick(list);
  const hundred = placeAt(world, homePlace(world, person)).hundred;
  const chosen = placeAt(world, first.dwelling.place).hundred === hundred ? first : second;
  if (chosen === person.household || openings(chosen, person.sex, step.year) <= 0 || !world.households.has(chosen))
    return;
  moveInto(world, person, chosen, 'servant', step.from);
  const trade =
    person.sex === 'F' ? 'servant' : chosen.head.occupation?.socialClass === 'farm' ? 'labourer' : 'gardener';
  person.occupation = OCCUPATIONS.find(({ id }) => id === trade) ?? person.occupation;
}

/** A craftsman's household takes a boy, or a dressmaker a girl, for some years, with an indenture. */
function bindApprentice(world: World, person: Person, masters: readonly Household[], step: Step): void {
  if (masters.length === 0 || !person.household) return;
  const household = world.random.pick(masters);
  const { head } = household;
  if (
    !head.occupation ||
    !world.households.has(household) ||
    household === person.household ||
    household.members.some(({ role }) => role === 'apprentice')
  )
    return;
  if (placeAt(world, household.dwelling.place).nation !== placeAt(world, homePlace(world, person)).nation) return;
  const on = world.random.between(step.from, step.to - 1);
  world.events.apprenticeships.push({
    apprentice: person,
    surname: person.surname,
    master: head,
    trade: head.occupation,
    on,
    from: person.household.dwelling,
    at: household.dwelling,
  });
  moveInto(world, person, household, 'apprentice', on);
  person.occupation = head.occupation;
}

/** Young people leave home for places with farmers, shopkeepers and gentry, change them, and come home again. */
export function passService(world: World, step: Step): void {
  const { random } = world;
  const employers = employersByNation(world, step.year);
  const masters = [...world.households].filter(
    ({ head, members, dwelling }) =>
      head.occupation?.takesApprentices &&
      dwelling.kind !== 'workhouse' &&
      !members.some(({ role }) => role === 'apprentice'),
  );
  for (const person of world.present) {
    if (!isPresent(person) || !person.household || currentMarriage(person)) continue;
    const age = (step.from - person.bornOn) / DAYS;
    if (person.role === 'servant' || person.role === 'apprentice') {
      const isOver = person.role === 'apprentice' ? age >= 21 : random.chance((age > 30 ? 0.12 : 0.3) * step.span);
      if (!isOver) continue;
      if (person.role === 'servant' && age < 40 && random.chance(0.6)) enterService(world, person, employers, step);
      else rehouse(world, person, person.household.dwelling.place, step.from);
    } else if (person.role === 'kin' && person.household.head !== person && age >= 12.5 && age < 24) {
      const standing = (person.father ?? person.household.head).occupation?.socialClass;
      const isHumble =
        standing === undefined || standing === 'labour' || standing === 'industry' || standing === 'craft';
      if (person.sex === 'M' && age >= 13 && age < 16 && step.year < 1915 && random.chance(0.05 * step.span))
        bindApprentice(world, person, masters, step);
      else if (isHumble && random.chance((person.sex === 'F' ? 0.34 : 0.16) * step.span * (step.year > 1915 ? 0.5 : 1)))
        enterService(world, person, employers, step);
    }
  }
}
