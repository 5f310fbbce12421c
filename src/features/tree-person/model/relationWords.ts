import type { ParentLink } from '#domain/trees/model/treeFamily.ts';
import type { TreePersonCard } from '#features/tree-data/index.ts';

const bySex = (male: string, female: string, other: string) => ({ sex }: Pick<TreePersonCard, 'sex'>): string => (sex === 'm' ? male : sex === 'f' ? female : other);

/** @example parentWord({ sex: 'f' }) // 'Mother' */
export const parentWord = bySex('Father', 'Mother', 'Parent');
export const partnerWord = bySex('Husband', 'Wife', 'Partner');
export const childWord = bySex('Son', 'Daughter', 'Child');
export const siblingWord = bySex('Brother', 'Sister', 'Sibling');

/** How a child belongs to its parents, in words for lists. Empty for children by birth. */
export const LINK_WORDS: Readonly<Record<ParentLink, string>> = { birth: '', adopted: 'adopted', foster: 'foster child', step: 'stepchild', sealed: 'sealed', unknown: 'link not known' };

/** The same for choosing. */
export const LINK_OPTIONS: readonly { value: ParentLink; label: string }[] = [
  { value: 'birth', label: 'By birth' },
  { value: 'adopted', label: 'Adopted' },
  { value: 'foster', label: 'Foster child' },
  { value: 'step', label: 'Stepchild' },
  { value: 'sealed', label: 'Sealed' },
  { value: 'unknown', label: 'Not known' },
];
