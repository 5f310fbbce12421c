import { setImmediate } from 'node:timers/promises';

import { dayNumber } from '../people/calendar.ts';
import { CENSUS_NIGHTS } from '../sources/censusRecordSets.ts';
import { passBirths } from './births.ts';
import { passDeaths } from './deaths.ts';
import { foundCommunities } from './founders.ts';
import { passMarriages } from './marriages.ts';
import { passMigration } from './migration.ts';
import { passNewcomers } from './newcomers.ts';
import { passSchooling } from './schooling.ts';
import { passService } from './service.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import { passWar } from './war.ts';
import { passWork } from './work.ts';
import { passWorkhouse } from './workhouse.ts';
import { type Step, createWorld, type World } from './world.ts';

/** Two generations live before the records start, so that the first registers already show kin. */
const FIRST_YEAR = 1722;
/** The simulation ends with this year. */
export const LAST_YEAR = 1940;
const DAYS = 365.2425;

/** Years of which printed lists show the state on 1 January. */
export const DIRECTORY_YEARS: readonly number[] = [1830, 1844, 1859, 1875, 1899, 1927];
/** Years of which lists of electors are kept. */
export const ELECTOR_YEARS: readonly number[] = [1832, 1868, 1885, 1905, 1919, 1930];
/** The year of the one muster roll. */
export const MUSTER_YEAR = 1803;
/** The year of the one valuation. */
export const VALUATION_YEAR = 1853;
const LIST_YEARS = new Set([...DIRECTORY_YEARS, ...ELECTOR_YEARS, MUSTER_YEAR, VALUATION_YEAR]);

const NIGHTS = new Map<number, { name: string; on: number }>([
  ...CENSUS_NIGHTS.map(
    ({ year, month, day }) => [year, { name: `census ${year}`, on: dayNumber(year, month, day) }] as const,
  ),
  [1939, { name: 'register 1939', on: dayNumber(1939, 9, 29) }],
]);

function pass(world: World, from: number, to: number, year: number): void {
  const step: Step = { from, to, year, span: (to - from) / DAYS };
  world.today = from;
  // Those who leave go first, so that nothing happens to them here after their day of leaving.
  passMigration(world, step);
  passDeaths(world, step);
  passWar(world, step);
  passWork(world, step);
  passSchooling(world, step);
  passMarriages(world, step);
  passBirths(world, step);
  passService(world, step);
  passWorkhouse(world, step);
  passNewcomers(world, step);
}

function passYear(world: World, year: number): void {
  const first = dayNumber(year, 1, 1);
  const last = dayNumber(year + 1, 1, 1);
  if (LIST_YEARS.has(year)) takeSnapshot(world, `list ${year}`, first);
  const night = NIGHTS.get(year);
  if (!night) return pass(world, first, last, year);
  pass(world, first, night.on, year);
  takeSnapshot(world, night.name, night.on);
  pass(world, night.on, last, year);
}

/** Lives year after year; each step yields the year that has passed. */
function* livesOf(seed: string): Generator<number, World> {
  const world = createWorld(seed);
  foundCommunities(world, FIRST_YEAR);
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    passYear(world, year);
    yield year;
  }
  return world;
}

/** Lets the communities live from 1722 to 1940. The same seed gives the same lives on every machine. */
export function simulate(seed: string): World {
  const lives = livesOf(seed);
  for (;;) {
    const { done, value } = lives.next();
    if (done) return value;
  }
}

/** As `simulate`, but gives the process a turn after every year: a server goes on answering meanwhile. */
export async function simulateWithPauses(seed: string): Promise<World> {
  const lives = livesOf(seed);
  for (;;) {
    const { done, value } = lives.next();
    if (done) return value;
    await setImmediate();
  }
}
