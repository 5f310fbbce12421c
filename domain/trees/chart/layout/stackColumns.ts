import { CARD } from './chart.ts';
import type { DescendantUnit } from './growDescendants.ts';

/** More children than this are in several rows: side by side they would make the whole chart too small to read. */
export const MOST_IN_ROW = 6;
/** From one row of children down to the next: room for the button below a card. */
export const ROW_STEP = CARD.height + 24;
/** From the left edge of a stacked card to the line that leads to it. */
export const SPINE = CARD.between / 2;

/** Where a person is among children in rows. */
export interface StackPlace {
  /** Index of the unit at the top of the column. */
  top: number;
  /** 0 is the row of the generation. */
  row: number;
  /** How many rows the column has; 1: no one is below. */
  rows: number;
}

/** The children of each family of some units, as `stackColumns` takes them. */
export const childSets = (units: readonly DescendantUnit[]): number[][] =>
  units.flatMap(({ families }) => families.map(({ children }) => children));

/** Who has neither partners nor children drawn takes no room below. */
const isLeaf = ({ partners, families }: DescendantUnit): boolean => partners.length === 0 && families.length === 0;

/**
 * Puts the children of large families into columns: those beside each other in the order of birth who have no family of
 * their own drawn are below each other.
 * @param sets - children of one family each, as indexes of units in their order
 * @param isFixed - units that stay in the row of their generation, such as the focus
 * @returns places by unit; who is in no set is alone
 */
export function stackColumns(
  units: readonly DescendantUnit[],
  sets: readonly (readonly number[])[],
  isFixed: (index: number) => boolean = () => false,
): ReadonlyMap<number, StackPlace> {
  const places = new Map<number, StackPlace>();
  for (const set of sets) {
    if (set.length <= MOST_IN_ROW) continue;
    const most = Math.ceil(set.length / MOST_IN_ROW);
    const columns: number[][] = [];
    for (const index of set) {
      const unit = units[index];
      const isAlone = unit === undefined || !isLeaf(unit) || isFixed(index);
      const last = columns.at(-1);
      if (!isAlone && last && last.length < most && canStack(units, last[0], isFixed)) last.push(index);
      else columns.push([index]);
    }
    for (const column of columns)
      column.forEach((index, row) => places.set(index, { top: column[0] ?? index, row, rows: column.length }));
  }
  return places;
}

function canStack(
  units: readonly DescendantUnit[],
  top: number | undefined,
  isFixed: (index: number) => boolean,
): boolean {
  const unit = top === undefined ? undefined : units[top];
  return unit !== undefined && top !== undefined && isLeaf(unit) && !isFixed(top);
}
