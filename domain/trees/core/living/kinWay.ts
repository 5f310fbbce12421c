import type { TreeSex } from '../model/treePerson.ts';

/** A step from a person to a relative. */
export type KinStep = 'parent' | 'child' | 'partner' | 'sibling';

/** Of each way, the words for a man, a woman and a person whose sex is not recorded. */
const KIN: Readonly<Record<string, readonly [string, string, string]>> = {
  parent: ['the father', 'the mother', 'a parent'],
  child: ['a son', 'a daughter', 'a child'],
  partner: ['a partner', 'a partner', 'a partner'],
  sibling: ['a brother', 'a sister', 'a brother or sister'],
  'parent parent': ['a grandfather', 'a grandmother', 'a grandparent'],
  'child child': ['a grandson', 'a granddaughter', 'a grandchild'],
  'parent child': ['a brother', 'a sister', 'a brother or sister'],
  'parent sibling': ['an uncle', 'an aunt', 'an uncle or aunt'],
  'sibling child': ['a nephew', 'a niece', 'a nephew or niece'],
  'sibling partner': ['a brother-in-law', 'a sister-in-law', 'a partner of a brother or sister'],
  'partner sibling': ['a brother-in-law', 'a sister-in-law', 'a brother or sister of a partner'],
  'partner parent': ['a father-in-law', 'a mother-in-law', 'a parent of a partner'],
  'child partner': ['a son-in-law', 'a daughter-in-law', 'a partner of a child'],
  'parent partner': ['a partner of a parent', 'a partner of a parent', 'a partner of a parent'],
  'child child child': ['a great-grandson', 'a great-granddaughter', 'a great-grandchild'],
  'parent parent parent': ['a great-grandfather', 'a great-grandmother', 'a great-grandparent'],
  'parent sibling child': ['a cousin', 'a cousin', 'a cousin'],
};

/**
 * A relative in words, by the steps that lead there and the relative's sex.
 * @example kinInWords(['parent', 'sibling'], 'f') // 'an aunt'
 */
export function kinInWords(path: readonly KinStep[], sex: TreeSex): string {
  const [man, woman, other] = KIN[path.join(' ')] ?? ['a distant relative', 'a distant relative', 'a distant relative'];
  return sex === 'm' ? man : sex === 'f' ? woman : other;
}

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
