import type { ParentLink } from '../model/treeFamily.ts';
import type { TreeSex } from '../model/treePerson.ts';
import type { TreeRelation } from './addRelative.ts';

/** Words for relations where one is chosen or named by itself. */
export const RELATION_WORDS = {
  father: 'Father',
  mother: 'Mother',
  parent: 'Parent',
  partner: 'Partner',
  son: 'Son',
  daughter: 'Daughter',
  child: 'Child',
  brother: 'Brother',
  sister: 'Sister',
  sibling: 'Brother or sister',
} as const satisfies Record<TreeRelation, string>;

const bySex =
  (male: string, female: string, other: string) =>
  ({ sex }: { sex: string }): string =>
    sex === 'm' ? male : sex === 'f' ? female : other;

/** @example parentWord({ sex: 'f' }) // 'Mother' */
export const parentWord = bySex(RELATION_WORDS.father, RELATION_WORDS.mother, RELATION_WORDS.parent);
const spouseWord = bySex('Husband', 'Wife', RELATION_WORDS.partner);

/** The same for one of a couple, beside the other: only marriage makes husbands and wives (`areMarried`). */
export const partnerWord = (partner: { sex: string }, isMarried: boolean): string =>
  isMarried ? spouseWord(partner) : RELATION_WORDS.partner;
/** The same for a child. */
export const childWord = bySex(RELATION_WORDS.son, RELATION_WORDS.daughter, RELATION_WORDS.child);
/** The same for a child of the same parents. */
export const siblingWord = bySex(RELATION_WORDS.brother, RELATION_WORDS.sister, 'Sibling');

/** How a child belongs to its parents, in words for lists. Empty for children by birth. */
export const LINK_WORDS: Readonly<Record<ParentLink, string>> = {
  birth: '',
  adopted: 'adopted',
  foster: 'foster child',
  step: 'stepchild',
  sealed: 'sealed',
  unknown: 'link not known',
};

/** The same for choosing. */
export const LINK_OPTIONS: readonly { value: ParentLink; label: string }[] = [
  { value: 'birth', label: 'By birth' },
  { value: 'adopted', label: 'Adopted' },
  { value: 'foster', label: 'Foster child' },
  { value: 'step', label: 'Stepchild' },
  { value: 'sealed', label: 'Sealed' },
  { value: 'unknown', label: 'Not known' },
];

/** A relation as the server’s schema names it. */
export type RelationName = Uppercase<TreeRelation>;

/** A relation a form offers, which says the sex of the relative, too. */
export type OfferedRelation = Exclude<RelationName, 'PARENT' | 'CHILD' | 'SIBLING'>;

/** Relations that forms offer, in their order, with the sex each implies. */
export const OFFERED_RELATIONS: readonly { value: OfferedRelation; label: string; sex: TreeSex }[] = [
  { value: 'FATHER', label: RELATION_WORDS.father, sex: 'm' },
  { value: 'MOTHER', label: RELATION_WORDS.mother, sex: 'f' },
  { value: 'PARTNER', label: RELATION_WORDS.partner, sex: 'u' },
  { value: 'SON', label: RELATION_WORDS.son, sex: 'm' },
  { value: 'DAUGHTER', label: RELATION_WORDS.daughter, sex: 'f' },
  { value: 'BROTHER', label: RELATION_WORDS.brother, sex: 'm' },
  { value: 'SISTER', label: RELATION_WORDS.sister, sex: 'f' },
];

/**
 * A relation in words; what is none, as it is.
 * @example relationInWords('SON') // 'Son'
 */
export function relationInWords(relation: string): string {
  const words: Readonly<Record<string, string>> = RELATION_WORDS;
  return words[relation.toLowerCase()] ?? relation;
}

/** The offered relation a text names, in any case; a son where it names none. */
export const readRelation = (text: string | null): OfferedRelation =>
  OFFERED_RELATIONS.find(({ value }) => value === text?.toUpperCase())?.value ?? 'SON';
