import {
  type Dwelling,
  type Household,
  type HouseholdRole,
  type Person,
  isPresent,
  spouseOf,
} from '../people/person.ts';
import { findDwelling, giveUpDwelling } from './dwellings.ts';
import { placeAt, type World } from './world.ts';

const ADULT_DAYS = 18 * 365;
/** No one takes in more kin than this makes. */
const FULL_HOUSE = 13;

/** Opens a household; the head moves in first. */
export function openHousehold(world: World, head: Person, dwelling: Dwelling): Household {
  const household: Household = { id: world.nextHouseholdId++, dwelling, head, members: [] };
  world.households.add(household);
  moveInto(world, head, household, 'kin', null);
  return household;
}

/** A house that suits a head's trade in a place, with a household in it. */
export function settle(world: World, head: Person, place: number): Household {
  const wants = head.occupation?.id === 'innkeeper' || head.occupation?.id === 'clergy' ? head.occupation.id : null;
  return openHousehold(world, head, findDwelling(world, place, head.occupation?.socialClass ?? 'labour', wants));
}

/**
 * Moves a person; the household left behind finds a new head or is dissolved. The day of the move may be null where
 * no one stays behind to be cared for.
 */
export function moveInto(
  world: World,
  person: Person,
  household: Household,
  role: HouseholdRole,
  on: number | null,
): void {
  if (person.household === household) {
    person.role = role;
    return;
  }
  leaveHousehold(world, person, on);
  person.household = household;
  person.role = role;
  household.members.push(person);
}

/** Takes a person out of the household they live in, for a move, a death or a departure. */
export function leaveHousehold(world: World, person: Person, on: number | null): void {
  const household = person.household;
  if (!household) return;
  person.household = null;
  const index = household.members.indexOf(person);
  if (index >= 0) household.members.splice(index, 1);
  if (household.members.length === 0) return dissolve(world, household);
  if (household.head === person) succeed(world, household, person, on ?? world.today);
}

function dissolve(world: World, household: Household): void {
  world.households.delete(household);
  if (household.dwelling.kind !== 'workhouse') giveUpDwelling(world, household.dwelling);
}

/** The wife or husband, else the eldest grown-up kin, carries the household on; without them it breaks up. */
function succeed(world: World, household: Household, former: Person, on: number): void {
  if (household.dwelling.kind === 'workhouse') {
    household.head = household.members.find(({ role }) => role === 'officer') ?? (household.members[0] as Person);
    return;
  }
  const kin = household.members.filter(({ role }) => role === 'kin');
  const widow = kin.find((member) =>
    member.marriages.some(({ husband, wife }) => husband === former || wife === former),
  );
  const grown = kin.filter(({ bornOn }) => on - bornOn > ADULT_DAYS).sort((a, b) => a.bornOn - b.bornOn)[0];
  const heir = widow ?? grown;
  if (heir) {
    household.head = heir;
    return;
  }
  const left = [...household.members];
  household.members = [];
  for (const member of left) member.household = null;
  dissolve(world, household);
  for (const member of left) rehouse(world, member, household.dwelling.place, on);
}

/** Living kin with a home who would take a person in, closest first. */
function kinWithHome(world: World, person: Person, place: number): Person | null {
  const { nation } = placeAt(world, place);
  const parents = [person.mother, person.father].filter((parent) => parent !== null);
  const siblings = parents.flatMap(({ children }) => children);
  const grandparents = parents.flatMap((parent) => [parent.mother, parent.father]).filter((parent) => parent !== null);
  const uncles = grandparents.flatMap(({ children }) => children);
  const candidates = [...parents, ...person.children, ...siblings, ...grandparents, ...uncles];
  return (
    candidates.find(
      (one) =>
        one !== person &&
        isPresent(one) &&
        one.household?.head === one &&
        one.household.dwelling.kind !== 'workhouse' &&
        one.household.members.length < FULL_HOUSE &&
        placeAt(world, one.household.dwelling.place).nation === nation,
    ) ?? null
  );
}

/**
 * Finds a roof for a person who has lost theirs: kin, a lodging, a house of their own, or the workhouse for a child.
 */
export function rehouse(world: World, person: Person, place: number, on: number): void {
  const spouse = spouseOf(person);
  if (spouse && isPresent(spouse) && spouse.household && spouse.role === 'kin')
    return moveInto(world, person, spouse.household, 'kin', on);
  const kin = kinWithHome(world, person, place);
  if (kin?.household) return moveInto(world, person, kin.household, 'kin', on);
  const isGrown = on - person.bornOn > ADULT_DAYS;
  if (
    isGrown &&
    (person.children.some((child) => child.household === null && isPresent(child)) || world.random.chance(0.35))
  ) {
    settle(world, person, place);
    return;
  }
  if (!isGrown && world.workhouse && placeAt(world, place).nation === 'england' && world.random.chance(0.5))
    return moveInto(world, person, world.workhouse, 'inmate', on);
  const hosts = [...neighbours(world, person, place)];
  const host = hosts.length > 0 ? world.random.pick(hosts) : null;
  if (host) moveInto(world, person, host, 'lodger', on);
  else settle(world, person, place);
}

function* neighbours(world: World, person: Person, place: number): Generator<Household> {
  const { nation } = placeAt(world, place);
  for (const household of world.households) {
    if (household.dwelling.kind === 'workhouse' || household.members.length > 7 || household.members.includes(person))
      continue;
    if (
      household.dwelling.place === place ||
      (household.id % 17 === 0 && placeAt(world, household.dwelling.place).nation === nation)
    )
      yield household;
  }
}
