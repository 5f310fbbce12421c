import { OCCUPATIONS } from '../people/occupations.ts';
import { type Household, type Person, conditionOf, currentMarriage, isPresent } from '../people/person.ts';
import { leaveHousehold, moveInto, openHousehold, rehouse } from './households.ts';
import { type Step, placeAt, type World } from './world.ts';

const DAYS = 365.2425;
const OPENED = 1836;
const CLOSED = 1929;
/** The workhouse is in Wexcombe, the first of the places. */
const PLACE = 0;

function appointMaster(world: World, on: number): Person | null {
  const schoolmaster = OCCUPATIONS.find(({ id }) => id === 'schoolmaster') ?? null;
  const candidate = world.present.find((person) => {
    const age = (on - person.bornOn) / DAYS;
    return (
      isPresent(person) &&
      person.sex === 'M' &&
      person.isLiterate &&
      age > 28 &&
      age < 50 &&
      person.household?.head === person &&
      placeAt(world, person.household.dwelling.place).nation === 'england' &&
      currentMarriage(person) !== null
    );
  });
  if (candidate) candidate.occupation = schoolmaster;
  return candidate ?? null;
}

function ensureOfficers(world: World, step: Step): void {
  const house = world.workhouse;
  if (house && world.households.has(house) && house.members.some(({ role }) => role === 'officer')) return;
  const master = appointMaster(world, step.from);
  if (!master) return;
  const family = (master.household?.members ?? []).filter((member) => member !== master && member.role === 'kin');
  const inmates = house && world.households.has(house) ? house : null;
  const household: Household =
    inmates ??
    openHousehold(world, master, {
      place: PLACE,
      kind: 'workhouse',
      street: null,
      number: null,
      name: 'Union Workhouse',
    });
  moveInto(world, master, household, 'officer', step.from);
  for (const member of family) moveInto(world, member, household, 'officer', step.from);
  household.head = master;
  world.workhouse = household;
}

function reasonToEnter(person: Person, age: number, random: World['random'], span: number): string | null {
  if (person.role === 'officer') return null;
  const condition = conditionOf(person);
  const hasHome = person.household?.head === person && (person.household?.members.length ?? 0) > 2;
  if (age >= 66 && condition !== 'Married' && !hasHome && random.chance(0.05 * span)) return 'Infirm through age';
  if (
    person.sex === 'F' &&
    age > 16 &&
    age < 40 &&
    condition === 'Single' &&
    person.lastBirthOn !== null &&
    random.chance(0.05 * span)
  )
    return 'Destitute, with child';
  if (age < 14 && person.father === null && random.chance(0.03 * span)) return 'Deserted child';
  return age >= 16 && random.chance(0.0035 * span) ? (random.chance(0.5) ? 'Out of work' : 'Sick') : null;
}

function admit(world: World, person: Person, reason: string, step: Step): void {
  const house = world.workhouse;
  if (!house || !person.household || person.household === house) return;
  const on = world.random.between(step.from, step.to - 1);
  const isShort = reason === 'Out of work' || reason === 'Sick' || currentMarriage(person) !== null;
  const leftOn = isShort ? on + world.random.between(3, 160) : null;
  world.events.workhouse.push({ person, surname: person.surname, on, leftOn, reason, from: person.household.dwelling });
  if (!isShort) moveInto(world, person, house, 'inmate', on);
}

function discharge(world: World, person: Person, step: Step): void {
  const stay = world.events.workhouse.findLast((event) => event.person === person);
  if (stay && stay.leftOn === null) stay.leftOn = Math.max(stay.on + 5, step.from);
  leaveHousehold(world, person, step.from);
  rehouse(world, person, stay?.from.place ?? PLACE, step.from);
}

/** The union workhouse from 1836 to 1929: the old stay, the sick and the workless come and go. */
export function passWorkhouse(world: World, step: Step): void {
  if (step.year < OPENED) return;
  if (step.year >= CLOSED) return closeWorkhouse(world, step);
  ensureOfficers(world, step);
  const { random } = world;
  for (const person of [...world.present]) {
    if (!isPresent(person) || !person.household || placeAt(world, person.household.dwelling.place).nation !== 'england')
      continue;
    const age = (step.from - person.bornOn) / DAYS;
    if (person.role === 'inmate') {
      if (random.chance((age < 60 ? 0.45 : 0.08) * step.span)) discharge(world, person, step);
      continue;
    }
    const standing = (person.occupation ?? person.household.head.occupation)?.socialClass;
    if (standing !== undefined && standing !== 'labour' && standing !== 'industry' && standing !== 'craft') continue;
    const reason = reasonToEnter(person, age, random, step.span);
    if (reason) admit(world, person, reason, step);
  }
}

function closeWorkhouse(world: World, step: Step): void {
  const house = world.workhouse;
  if (!house) return;
  world.workhouse = null;
  for (const member of [...house.members]) {
    if (member.role === 'inmate') discharge(world, member, step);
    else member.role = 'kin';
  }
}
