import type { ParentLink } from '../../core/model/treeFamily.ts';

/** A person on a line of parents and children, and how they belong to the parent above them. */
export interface KinStep {
  personId: number;
  link: ParentLink;
}

/**
 * A line by parents and children from one person to another: up to those they share, and down again. A person who is an
 * ancestor of the other is `tops` alone, and one who is no more than themselves has neither steps up nor down.
 */
export interface KinPath {
  /** From the first person to the last below the shared ancestors. */
  up: readonly KinStep[];
  /** The shared couple or ancestor; empty for siblings whose parents are not known. */
  tops: readonly number[];
  /** From the first below the shared ancestors to the second person. */
  down: readonly KinStep[];
  isHalf: boolean;
}

/** Lines joined by marriages: the last person of each and the first of the next are partners. */
export type KinRoute = readonly KinPath[];

/** A line that goes nowhere: the person themselves. */
export const pathOfSelf = (personId: number): KinPath => ({ up: [], tops: [personId], down: [], isHalf: false });

/** Whether a line goes nowhere. */
export const isSelf = ({ up, down }: KinPath): boolean => up.length === 0 && down.length === 0;

/** The person a line starts with. */
export const startOf = ({ up, tops }: KinPath): number => up[0]?.personId ?? tops[0] ?? 0;

/** The person a line ends with. */
export const endOf = ({ tops, down }: KinPath): number => down.at(-1)?.personId ?? tops[0] ?? 0;

/** Generations and marriages of a route. */
export const lengthOf = (route: KinRoute): number =>
  route.reduce((length, { up, down }) => length + up.length + down.length, route.length - 1);

/** Everyone on a route. */
export const peopleOn = (route: KinRoute): number[] => [
  ...new Set(route.flatMap(({ up, tops, down }) => [...up, ...down].map(({ personId }) => personId).concat(tops))),
];
