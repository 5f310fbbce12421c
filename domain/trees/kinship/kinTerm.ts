import { greats, ordinal, timesInWords } from './inFigures.ts';

/** How a line of parents and children holds: by birth, or the first link of it that is not. */
export type KinBond = 'birth' | 'adopted' | 'foster' | 'step' | 'sealed';

/** How two people are related through ancestors they share, seen from the first of them. */
export interface KinRelation {
  /** Generations from the first person up to the shared ancestors; 0: the first is the ancestor. */
  up: number;
  /** Generations from there down to the second person; 0: the second is the ancestor. */
  down: number;
  /** Only one ancestor is shared, and not a couple. */
  isHalf: boolean;
  bond: KinBond;
}

/** Words for a man, a woman and a person whose sex is not recorded. */
type BySex = readonly [man: string, woman: string, other: string];

const PARENT: BySex = ['father', 'mother', 'parent'];
const CHILD: BySex = ['son', 'daughter', 'child'];
const SIBLING: BySex = ['brother', 'sister', 'sibling'];
const UNCLE: BySex = ['uncle', 'aunt', 'uncle or aunt'];
const NEPHEW: BySex = ['nephew', 'niece', 'nephew or niece'];

/** Before a parent, a child or a sibling, and after any other relative. */
const BONDS: Readonly<Record<KinBond, { ofParent: string; ofChild: string; after: string }>> = {
  birth: { ofParent: '', ofChild: '', after: '' },
  adopted: { ofParent: 'adoptive ', ofChild: 'adopted ', after: ' by adoption' },
  foster: { ofParent: 'foster ', ofChild: 'foster ', after: ' by fostering' },
  step: { ofParent: 'step', ofChild: 'step', after: ' by a step link' },
  sealed: { ofParent: '', ofChild: '', after: ' by sealing' },
};

const bySex = ([man, woman, other]: BySex, sex: string): string => (sex === 'm' ? man : sex === 'f' ? woman : other);

/** A word with `great-` before it, and before each of two words: `great-uncle or great-aunt`. */
const great = (times: number, words: string): string =>
  times <= 0
    ? words
    : words
        .split(' or ')
        .map((word) => greats(times) + word)
        .join(' or ');

/** The word for an ancestor or a descendant, so many generations away. */
function lineTerm(generations: number, words: BySex, sex: string): string {
  const word = bySex(words, sex);
  return generations === 1 ? word : `${greats(generations - 2)}grand${word}`;
}

/** What comes before a word: `step` joins a short word and is parted from a long one. */
const before = (prefix: string, term: string): string =>
  prefix === 'step' && !/^(?:father|mother|parent|son|daughter|child|brother|sister|sibling)$/u.test(term)
    ? `step-${term}`
    : prefix + term;

function cousinTerm(up: number, down: number): string {
  const removed = Math.abs(up - down);
  return `${ordinal(Math.min(up, down) - 1)} cousin${removed === 0 ? '' : ` ${timesInWords(removed)} removed`}`;
}

/**
 * What the second of two related people is to the first, in British English, without an article.
 *
 * @param sex - of the second person: `m`, `f`, or anything else for words of both
 * @example kinTerm({ up: 3, down: 4, isHalf: false, bond: 'birth' }, 'f') // 'second cousin once removed'
 * @example kinTerm({ up: 1, down: 1, isHalf: true, bond: 'birth' }, 'm') // 'half-brother'
 */
export function kinTerm({ up, down, isHalf, bond }: KinRelation, sex: string): string {
  const { ofParent, ofChild, after } = BONDS[bond];
  const ending = bond === 'sealed' ? after : '';
  if (up === 0 && down === 0) return 'same person';
  if (down === 0) return before(ofParent, lineTerm(up, PARENT, sex)) + ending;
  if (up === 0) return before(ofChild, lineTerm(down, CHILD, sex)) + ending;
  if (up === 1 && down === 1) return before(ofParent, (isHalf ? 'half-' : '') + bySex(SIBLING, sex)) + ending;
  if (down === 1 || up === 1)
    return (
      great(Math.max(up, down) - 2, bySex(down === 1 ? UNCLE : NEPHEW, sex))
        .split(' or ')
        .map((word) => (isHalf ? `half-${word}` : word))
        .join(' or ') + after
    );
  return `${isHalf ? 'half ' : ''}${cousinTerm(up, down)}${after}`;
}
