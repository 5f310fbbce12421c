import type { TreeSex } from '../model/treePerson.ts';
import type { BornByEvidence } from './firstYearEvidence.ts';
import type { LifeTable, StatedYear } from './gatherLives.ts';
import { earliestByKin, NO_YEAR, mostYearsAfter } from './kinAges.ts';
import { kinInWords, type KinStep, type KinWay, readWay, wayThrough, wayToSelf } from './kinWay.ts';

/** How many steps from relative to relative evidence is carried. */
const FURTHEST_KIN = 4;
/** The year of people without a bound. */
const UNBOUNDED = 2 ** 31 - 1;

/** The latest years in which people can have been born. */
export interface BornBy {
  /** Null for people without a bound: they count as living. */
  yearOf: (id: number) => number | null;
  /** The same with its evidence. */
  of: (id: number) => BornByEvidence | null;
}

/** Of each person, by place: the year, the number of its reason, and the way to whose evidence it is. */
interface Bounds {
  years: Int32Array;
  reasons: Int32Array;
  ways: Int32Array;
}

/** Reports a bound, which counts when it narrows what is known of the person. */
type Report = (place: number, bound: StatedYear, way: KinWay) => void;

/**
 * The latest year in which each person can have been born, from their own facts and from those of relatives up to four
 * steps away: a child is born before the mother is 60, a parent at least 12 years before the child, partners within 50
 * years of each other. People without a bound count as living.
 *
 * A slip in one person's dates must not show others who live. So a recorded birth is never outdone by anything earlier,
 * and the recorded one is passed on to relatives; for a person without a birth, relatives cannot imply an
 * earlier one than the births of the nearest relatives allow (`earliestByKin`).
 *
 * The rule of the people asked for only needs those within four steps of them.
 */
export function estimateBornBy(lives: LifeTable): BornBy {
  const bounds: Bounds = {
    years: new Int32Array(lives.people).fill(UNBOUNDED),
    reasons: new Int32Array(lives.people),
    ways: new Int32Array(lives.people),
  };
  applyOwnDates(lives, bounds);
  const earliest = earliestByKin(lives);
  for (let step = 0; step < FURTHEST_KIN; step += 1) {
    const known = { years: bounds.years.slice(), reasons: bounds.reasons.slice(), ways: bounds.ways.slice() };
    let isChanged = false;
    const report: Report = (place, bound, way) => {
      if (bound.year >= (earliest[place] ?? NO_YEAR) && keepEarlier(lives, bounds, place, bound, way)) isChanged = true;
    };
    for (let family = 0; family < lives.families; family += 1) carry(family, lives, known, report);
    if (!isChanged) break;
  }
  return {
    yearOf: (id) => yearAt(bounds, lives.placeOf(id)),
    of(id) {
      const place = lives.placeOf(id);
      const year = yearAt(bounds, place);
      return year === null || place === undefined
        ? null
        : { year, reason: inWords(lives.reason(bounds.reasons[place] ?? 0), bounds.ways[place] ?? 0) };
    },
  };
}

function yearAt({ years }: Bounds, place: number | undefined): number | null {
  const year = place === undefined ? UNBOUNDED : (years[place] ?? UNBOUNDED);
  return year === UNBOUNDED ? null : year;
}

function inWords(reason: string, way: KinWay): string {
  const { path, sex } = readWay(way);
  return path.length === 0 ? reason : `judging by ${kinInWords(path, sex)} ${reason}`;
}

/** The bounds from people's own facts, and from those of a couple for both. */
function applyOwnDates(lives: LifeTable, bounds: Bounds): void {
  const report = (place: number, bound: StatedYear | null) => {
    if (bound) keepEarlier(lives, bounds, place, bound, wayToSelf(lives.sexOf(place)));
  };
  for (let place = 0; place < lives.people; place += 1) report(place, lives.ownBornBy(place));
  for (let family = 0; family < lives.families; family += 1)
    for (const partner of lives.partnersOf(family)) report(partner, lives.bornByOfCouple(family));
}

/** Keeps a bound that is earlier than the one known, but none before the recorded birth; true where it was kept. */
function keepEarlier(
  lives: LifeTable,
  { years, reasons, ways }: Bounds,
  place: number,
  bound: StatedYear,
  way: KinWay,
): boolean {
  const recorded = lives.bornFrom(place);
  const isSlip = recorded !== null && recorded.year > bound.year;
  const { year, reason } = isSlip ? recorded : bound;
  if (year >= (years[place] ?? UNBOUNDED)) return false;
  years[place] = year;
  reasons[place] = reason;
  ways[place] = isSlip ? wayToSelf(lives.sexOf(place)) : way;
  return true;
}

/** Carries what is known one step along a family. */
function carry(family: number, lives: LifeTable, known: Bounds, report: Report): void {
  const hand = (from: number, to: number, step: KinStep, sex: TreeSex): void => {
    const year = yearAt(known, from);
    if (year !== null)
      report(
        to,
        { year: year + mostYearsAfter(step, sex), reason: known.reasons[from] ?? 0 },
        wayThrough(step, known.ways[from] ?? 0),
      );
  };
  const [partners, born] = [lives.partnersOf(family), lives.bornTo(family)];
  for (const partner of partners) {
    const sex = lives.sexOf(partner);
    for (const other of partners) if (other !== partner) hand(other, partner, 'partner', sex);
    const bornBeforeDeath = beforeDeathOf(lives.diedBy(partner), sex);
    for (const child of born) {
      hand(child, partner, 'child', sex);
      hand(partner, child, 'parent', sex);
      if (bornBeforeDeath) report(child, bornBeforeDeath, wayThrough('parent', wayToSelf(sex)));
    }
  }
  const eldest = born.reduce(
    (best, child) => ((known.years[child] ?? UNBOUNDED) < (known.years[best] ?? UNBOUNDED) ? child : best),
    born[0] ?? 0,
  );
  for (const child of born) if (child !== eldest) hand(eldest, child, 'sibling', lives.sexOf(eldest));
}

/** No one is born after the mother's death, nor in the second year after the father's. */
function beforeDeathOf(died: StatedYear | null, sex: TreeSex): StatedYear | null {
  return died && { year: died.year + (sex === 'f' ? 0 : 1), reason: died.reason };
}
