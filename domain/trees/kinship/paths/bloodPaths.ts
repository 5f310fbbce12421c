import { ancestryOf, type Ancestry } from './ancestryOf.ts';
import type { KinLinks } from './kinLinks.ts';
import type { KinPath, KinStep } from './kinPath.ts';
import { meetingsOf, tieOf, type Meeting } from './meetingsOf.ts';

/** Paths by parents and children, the shortest first. */
export interface FoundPaths {
  paths: KinPath[];
  /** False: there may be more. */
  isWhole: boolean;
}

/** How far to look. */
export interface PathLimits {
  /** Paths at most. */
  paths: number;
  /** Generations of a path at most. */
  generations: number;
  /** Steps that are tried: where cousins married for centuries there are more ways than anyone would read. */
  steps: number;
}

/** What is left of the steps that may be tried. */
interface Budget {
  left: number;
}

/**
 * Every way of exactly so many generations from an ancestor down to the person, as steps from the person up to the last
 * below the ancestor.
 */
function waysDown(ancestry: Ancestry, ancestor: number, generations: number, budget: Budget): KinStep[][] {
  const ways: KinStep[][] = [];
  const trail: KinStep[] = [];
  const descend = (at: number, left: number) => {
    if (left === 0) {
      if (at === ancestry.personId) ways.push([...trail].reverse());
      return;
    }
    for (const step of ancestry.below.get(at) ?? []) {
      budget.left -= 1;
      if (budget.left < 0) return;
      if (
        (ancestry.least.get(step.personId) ?? Infinity) > left - 1 ||
        (ancestry.most.get(step.personId) ?? 0) < left - 1
      )
        continue;
      trail.push(step);
      descend(step.personId, left - 1);
      trail.pop();
    }
  };
  descend(ancestor, generations);
  return ways;
}

const reversed = (steps: readonly KinStep[]): KinStep[] => [...steps].reverse();

/**
 * No one is on a path twice: lines that cross below the shared ancestors are a nearer relation, which has a path of its
 * own.
 */
function isPlain({ up, tops, down }: KinPath): boolean {
  const people = new Set(tops);
  for (const { personId } of up) people.add(personId);
  for (const { personId } of down) people.add(personId);
  return people.size === up.length + down.length + tops.length;
}

/** Both people with their ancestors, and what is left to be tried. */
interface Search {
  links: KinLinks;
  one: Ancestry;
  other: Ancestry;
  budget: Budget;
}

function* pathsThrough(meeting: Meeting, length: number, { links, one, other, budget }: Search): Generator<KinPath> {
  const tie = tieOf(links, meeting);
  if (!tie) return;
  const [first, second]: [KinStep, KinStep] = [
    { personId: meeting.first, link: tie.first },
    { personId: meeting.second, link: tie.second },
  ];
  const generations = length - 2;
  const from = one.least.get(first.personId) ?? 0;
  const to = Math.min(one.most.get(first.personId) ?? 0, generations - (other.least.get(second.personId) ?? 0));
  for (let up = from; up <= to; up += 1) {
    const upWays = waysDown(one, first.personId, up, budget);
    const downWays = upWays.length === 0 ? [] : waysDown(other, second.personId, generations - up, budget);
    for (const upWay of upWays) {
      for (const downWay of downWays) {
        budget.left -= 1;
        const path: KinPath = {
          up: [...upWay, first],
          tops: tie.tops,
          down: reversed([...downWay, second]),
          isHalf: tie.isHalf,
        };
        if (isPlain(path)) yield path;
        if (budget.left < 0) return;
      }
    }
  }
}

/** A line from a person to one of their ancestors, as both directions look for it. */
interface Line {
  ancestry: Ancestry;
  ancestor: number;
  isUp: boolean;
  least: number;
  most: number;
}

const lineTo = (ancestry: Ancestry, ancestor: number, isUp: boolean): Line => ({
  ancestry,
  ancestor,
  isUp,
  least: ancestry.least.get(ancestor) ?? 0,
  most: ancestry.most.get(ancestor) ?? 0,
});

const pathsOfLine = ({ ancestry, ancestor, isUp }: Line, length: number, { budget }: Search): KinPath[] =>
  waysDown(ancestry, ancestor, length, budget)
    .map((way): KinPath => ({ up: isUp ? way : [], tops: [ancestor], down: isUp ? [] : reversed(way), isHalf: false }))
    .filter(isPlain);

/** Every path of one length. */
function* pathsOfLength(
  length: number,
  lines: readonly Line[],
  meetings: readonly Meeting[],
  search: Search,
): Generator<KinPath> {
  for (const line of lines) yield* pathsOfLine(line, length, search);
  for (const meeting of meetings) {
    if (meeting.least > length) return;
    if (meeting.most >= length) yield* pathsThrough(meeting, length, search);
  }
}

/**
 * The ways in which two people are related by parents and children, by birth or not, the shortest first: lines from one
 * up to the other, and those that meet in a couple or a person whom both descend from.
 */
export function bloodPaths(links: KinLinks, from: number, to: number, limits: PathLimits): FoundPaths {
  const search: Search = {
    links,
    one: ancestryOf(links, from),
    other: ancestryOf(links, to),
    budget: { left: limits.steps },
  };
  const lines = [lineTo(search.one, to, true), lineTo(search.other, from, false)].filter(({ least }) => least > 0);
  const { meetings, isWhole } = meetingsOf(search.one, search.other);
  const ends = [...lines, ...meetings];
  const longest = ends.reduce((length, end) => Math.max(length, end.most), 0);
  const paths: KinPath[] = [];
  for (
    let length = ends.reduce((least, end) => Math.min(least, end.least), Infinity);
    length <= Math.min(longest, limits.generations);
    length += 1
  ) {
    for (const path of pathsOfLength(length, lines, meetings, search)) {
      if (paths.length >= limits.paths) return { paths, isWhole: false };
      paths.push(path);
    }
    if (search.budget.left <= 0) return { paths, isWhole: false };
  }
  return { paths, isWhole: isWhole && longest <= limits.generations };
}
