import type { TreeSex } from '../model/treePerson.ts';
import type { TreeRelation } from './addRelative.ts';
import { RELATION_WORDS } from './relationWords.ts';

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
