import type { TreeSex } from '../model/treePerson.ts';
import type { KinStep } from './kinInWords.ts';

/**
 * The way from a person to the relative whose evidence it is, with that relative's sex, as one number of at most nine
 * steps: trees have too many people to keep a list for each.
 */
export type KinWay = number;

const SEXES: readonly TreeSex[] = ['f', 'm', 'x', 'u'];
const STEPS: readonly KinStep[] = ['parent', 'child', 'partner', 'sibling'];
const SEX_BITS = 2;
/** A step is its place among the steps, from 1: 0 ends the way. */
const STEP_BITS = 3;

/** A sex as a number. */
export const sexCode = (sex: TreeSex): number => SEXES.indexOf(sex);

/** The inverse of `sexCode`. */
export const sexOfCode = (code: number): TreeSex => SEXES[code] ?? 'u';

/** The way to oneself. */
export const wayToSelf = (sex: TreeSex): KinWay => sexCode(sex);

/** The same way from one step further off. */
export function wayThrough(step: KinStep, way: KinWay): KinWay {
  const sex = way & ((1 << SEX_BITS) - 1);
  return ((((way >> SEX_BITS) << STEP_BITS) | (STEPS.indexOf(step) + 1)) << SEX_BITS) | sex;
}

/** Takes a way apart: its steps from the person on, and the sex of the relative it leads to. */
export function readWay(way: KinWay): { path: KinStep[]; sex: TreeSex } {
  const path: KinStep[] = [];
  for (let rest = way >> SEX_BITS; rest > 0; rest >>= STEP_BITS)
    path.push(STEPS[(rest & ((1 << STEP_BITS) - 1)) - 1] ?? 'parent');
  return { path, sex: sexOfCode(way & ((1 << SEX_BITS) - 1)) };
}
