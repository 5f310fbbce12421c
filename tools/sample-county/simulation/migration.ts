import { type Nation } from '../geography/samplePlace.ts';
import { type Household, type Person, isPresent } from '../people/person.ts';
import { findDwelling } from './dwellings.ts';
import { openHousehold, leaveHousehold, moveInto, settle } from './households.ts';
import { type Step, placeAt, placesOf, type World } from './world.ts';

const DAYS = 365.2425;

/** How many people a nation's communities fed: [year, people]. What grows beyond that leaves. */
export const CAPACITY: Readonly<Record<Nation, readonly (readonly [number, number])[]>> = {
  england: [
    [1720, 980],
    [1780, 1120],
    [1811, 1330],
    [1841, 1570],
    [1871, 1680],
    [1901, 1720],
    [1940, 1800],
  ],
  wales: [
    [1720, 180],
    [1780, 220],
    [1841, 330],
    [1881, 470],
    [1911, 620],
    [1940, 560],
  ],
  scotland: [
    [1720, 220],
    [1780, 260],
    [1841, 360],
    [1881, 410],
    [1940, 390],
  ],
  ireland: [
    [1720, 250],
    [1780, 340],
    [1841, 640],
    [1846, 660],
    [1851, 450],
    [1881, 330],
    [1940, 280],
  ],
};

const OVERSEAS: readonly (readonly [until: number, destinations: readonly string[]])[] = [
  [1830, ['London', 'Bristol', 'Bath', 'the army']],
  [1850, ['London', 'Bristol', 'Quebec', 'New York', 'Adelaide', 'Merthyr Tydfil']],
  [1890, ['London', 'Birmingham', 'New York', 'Adelaide', 'Port Chalmers', 'Quebec', 'Cardiff']],
  [1914, ['London', 'Southampton', 'New York', 'Quebec', 'Toronto', 'Reading']],
  [1999, ['London', 'Southampton', 'Slough', 'Coventry', 'Reading', 'Sydney']],
];

/** People fed in a year, between the years given. */
export function capacityOf(nation: Nation, year: number): number {
  const points = CAPACITY[nation];
  const next = points.findIndex(([at]) => at >= year);
  const after = points[next < 0 ? points.length - 1 : next];
  const before = points[Math.max(0, (next < 0 ? points.length : next) - 1)];
  if (!after || !before || after[0] === before[0]) return after?.[1] ?? 0;
  return before[1] + (after[1] - before[1]) * Math.min(1, (year - before[0]) / (after[0] - before[0]));
}

const destinationIn = (world: World, year: number): string =>
  world.random.pick(
    (OVERSEAS.find(([until]) => year < until) ?? (OVERSEAS[OVERSEAS.length - 1] as (typeof OVERSEAS)[number]))[1],
  );

/** A person goes for good, with wife or husband and unmarried children of the house. */
function depart(world: World, leader: Person, step: Step): number {
  const household = leader.household;
  if (!household) return 0;
  const isHead = household.head === leader;
  const party = isHead
    ? [leader, ...household.members.filter((member) => member !== leader && member.role === 'kin')]
    : [leader];
  const on = world.random.between(step.from, step.to - 1);
  world.events.departures.push({ party, on, from: household.dwelling, destination: destinationIn(world, step.year) });
  for (const person of party) {
    person.leftOn = on;
    for (const marriage of person.marriages)
      if (marriage.endedOn === null && (!party.includes(marriage.husband) || !party.includes(marriage.wife)))
        marriage.endedOn = on;
  }
  // Kin go first: the head last, so that no successor is sought in vain.
  for (const person of [...party].reverse()) leaveHousehold(world, person, on);
  return party.length;
}

function emigrate(world: World, nation: Nation, step: Step): void {
  const { random } = world;
  const here = world.present.filter(
    (person) =>
      isPresent(person) && person.household && placeAt(world, person.household.dwelling.place).nation === nation,
  );
  let excess = (here.length - capacityOf(nation, step.year)) * Math.min(1, 0.6 * step.span + 0.05);
  for (let tries = 0; excess > 0 && tries < here.length * 2; tries++) {
    const person = random.pick(here);
    if (!isPresent(person) || !person.household || person.role === 'officer') continue;
    const age = (step.from - person.bornOn) / DAYS;
    const isHead = person.household.head === person;
    if (age < 16 || age > 45 || (!isHead && person.marriages.length > 0) || (isHead && random.chance(0.55))) continue;
    excess -= depart(world, person, step);
  }
}

/** Moves a whole household to another place. */
function moveHouse(world: World, household: Household, place: number): void {
  const movers = household.members.filter(({ role }) => role === 'kin');
  const { head } = household;
  const dwelling = findDwelling(world, place, head.occupation?.socialClass ?? 'labour', null);
  for (const member of movers) if (member !== head) leaveQuietly(member);
  const next = openHousehold(world, head, dwelling);
  for (const member of movers) if (member !== head) moveInto(world, member, next, 'kin', null);
}

function leaveQuietly(person: Person): void {
  const household = person.household;
  if (!household) return;
  household.members.splice(household.members.indexOf(person), 1);
  person.household = null;
}

/** Places that draw people at a time: the town always, mills and railways later, the pit after 1850. */
function attraction(world: World, place: number, year: number): number {
  const { kind, weight } = placeAt(world, place);
  if (kind === 'pit') return year < 1850 ? weight * 0.5 : weight * 4;
  if (kind === 'mill') return weight * (year < 1790 ? 1 : year < 1900 ? 1.8 : 1);
  return kind === 'town' ? weight * (year < 1830 ? 1.1 : 1.6) : weight * (year < 1850 ? 1 : 0.75);
}

function drawPlace(world: World, nation: Nation, year: number): number {
  const places = placesOf(world, nation);
  let target = world.random.next() * places.reduce((sum, place) => sum + attraction(world, place, year), 0);
  for (const place of places) {
    target -= attraction(world, place, year);
    if (target <= 0) return place;
  }
  return places[0] as number;
}

/** Ways between the nations: the Irish after the famine, the downs to the pit, Scots to English farms. */
const ROUTES: readonly (readonly [from: Nation, to: Nation, since: number, until: number, yearly: number])[] = [
  ['ireland', 'england', 1820, 1845, 0.0015],
  ['ireland', 'england', 1846, 1852, 0.03],
  ['ireland', 'england', 1853, 1939, 0.003],
  ['ireland', 'scotland', 1846, 1870, 0.006],
  ['ireland', 'wales', 1848, 1880, 0.003],
  ['england', 'wales', 1850, 1913, 0.0018],
  ['wales', 'england', 1780, 1939, 0.003],
  ['scotland', 'england', 1840, 1939, 0.0035],
  ['england', 'scotland', 1860, 1939, 0.0002],
];

function routeFor(world: World, nation: Nation, step: Step): Nation | null {
  for (const [from, to, since, until, yearly] of ROUTES) {
    if (from === nation && step.year >= since && step.year <= until && world.random.chance(yearly * step.span))
      return to;
  }
  return null;
}

/** Households and single people move within their county and between the nations; what grows too many goes abroad. */
export function passMigration(world: World, step: Step): void {
  const { random } = world;
  for (const household of [...world.households]) {
    const { head, dwelling } = household;
    if (!world.households.has(household) || dwelling.kind === 'workhouse') continue;
    const { nation } = placeAt(world, dwelling.place);
    const isTied = dwelling.kind !== 'house';
    const to = (step.from - head.bornOn) / DAYS < 50 && !isTied ? routeFor(world, nation, step) : null;
    if (to) moveHouse(world, household, drawPlace(world, to, step.year));
    else if (random.chance((isTied ? 0.008 : 0.05) * step.span)) {
      moveHouse(world, household, random.chance(0.5) ? dwelling.place : drawPlace(world, nation, step.year));
    }
  }
  for (const person of world.present) {
    if (!isPresent(person) || !person.household || person.marriages.length > 0) continue;
    const age = (step.from - person.bornOn) / DAYS;
    if (
      age < 17 ||
      age > 35 ||
      person.role === 'inmate' ||
      person.role === 'officer' ||
      person.household.head === person
    )
      continue;
    const to = routeFor(world, placeAt(world, person.household.dwelling.place).nation, step);
    if (to) lodge(world, person, drawPlace(world, to, step.year), step);
  }
  for (const nation of ['england', 'wales', 'scotland', 'ireland'] as const) emigrate(world, nation, step);
  world.present = world.present.filter(isPresent);
}

/** A single newcomer finds a room in a house of the place, or a house. */
export function lodge(world: World, person: Person, place: number, step: Step): void {
  const hosts = [...world.households].filter(
    ({ dwelling, members }) => dwelling.place === place && dwelling.kind !== 'workhouse' && members.length < 7,
  );
  if (hosts.length > 0) moveInto(world, person, world.random.pick(hosts), 'lodger', step.from);
  else settle(world, person, place);
}
