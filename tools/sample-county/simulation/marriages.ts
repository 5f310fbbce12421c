import { type Marriage, type Person, conditionOf } from '../people/person.ts';
import { findBride, isWooing, marriageableWomen } from './courtship.ts';
import { type Party } from './events.ts';
import { moveInto, settle } from './households.ts';
import { type Step, homePlace, type World } from './world.ts';

function partyOf(person: Person): Party {
  const condition = conditionOf(person);
  if (!person.household || condition === 'Married') throw new Error(`Person ${person.id} cannot marry`);
  return {
    person,
    surname: person.surname,
    condition,
    dwelling: person.household.dwelling,
    occupation: person.occupation,
  };
}

/** Children not yet grown who live with a parent and follow it into a new home. */
const dependants = (parent: Person, on: number): Person[] =>
  parent.children.filter(
    (child) =>
      child.household !== null &&
      child.household === parent.household &&
      child.role === 'kin' &&
      child.marriages.length === 0 &&
      on - child.bornOn < 16 * 365,
  );

function moveFamily(world: World, person: Person, children: readonly Person[], to: Person, on: number): void {
  if (!to.household) return;
  moveInto(world, person, to.household, 'kin', on);
  for (const child of children) moveInto(world, child, to.household, 'kin', on);
}

/**
 * Newly-weds open a home of their own unless one of them already keeps house; one couple in ten starts with parents.
 */
function setUpHouse(world: World, husband: Person, wife: Person, on: number): void {
  const hers = dependants(wife, on);
  const his = dependants(husband, on);
  if (husband.household?.head === husband && husband.household.dwelling.kind !== 'workhouse')
    return moveFamily(world, wife, hers, husband, on);
  if (wife.household?.head === wife && wife.household.dwelling.kind !== 'workhouse' && wife.marriages.length > 1) {
    const household = wife.household;
    moveFamily(world, husband, his, wife, on);
    household.head = husband;
    return;
  }
  const parentsHouse =
    husband.household?.head === husband.father || husband.household?.head === husband.mother ? husband.household : null;
  if (parentsHouse && world.random.chance(0.1)) return moveFamily(world, wife, hers, husband, on);
  const place = world.random.chance(0.75) ? homePlace(world, husband) : homePlace(world, wife);
  const farm = husband.occupation?.id === 'farmer' && !world.vacant[place]?.some(({ kind }) => kind === 'farm');
  if (farm && parentsHouse) return moveFamily(world, wife, hers, husband, on);
  settle(world, husband, place);
  moveFamily(world, wife, hers, husband, on);
  for (const child of his) if (husband.household) moveInto(world, child, husband.household, 'kin', on);
}

/** Half of the small children born out of wedlock grow up under the name of the man their mother marries. */
function takeStepfathersName(world: World, husband: Person, wife: Person, on: number): void {
  for (const child of wife.children) {
    if (child.isIllegitimate && child.diedOn === null && on - child.bornOn < 12 * 365 && world.random.chance(0.5))
      child.surname = husband.surname;
  }
}

/** Joins two people: names, homes and the chronicle. */
export function marry(world: World, husband: Person, wife: Person, on: number): void {
  const event = {
    groom: partyOf(husband),
    bride: partyOf(wife),
    place: homePlace(world, wife),
    denomination: wife.denomination,
  };
  const marriage: Marriage = { id: world.marriages.length + 1, husband, wife, on, endedOn: null };
  world.marriages.push(marriage);
  husband.marriages.push(marriage);
  wife.marriages.push(marriage);
  wife.surname = husband.surname;
  takeStepfathersName(world, husband, wife, on);
  setUpHouse(world, husband, wife, on);
  if (world.random.chance(0.8)) wife.occupation = null;
  if (world.random.chance(0.5)) wife.denomination = husband.denomination;
  else husband.denomination = wife.denomination;
  world.events.marriages.push({ marriage, ...event });
}

/** Weddings of one step. */
export function passMarriages(world: World, step: Step): void {
  const women = marriageableWomen(world, step);
  for (const man of [...world.present]) {
    if (!isWooing(world, man, step)) continue;
    const bride = findBride(world, man, women);
    if (bride) marry(world, man, bride, world.random.between(step.from, step.to - 1));
  }
}
