import type { TreeFamily } from '../model/treeFamily.ts';

/**
 * Whether the facts of a family may be shown to a reader from whom people are hidden: neither of the couple is hidden,
 * and of siblings whose parents are not known, not all are. Whether the family itself is private is another question.
 *
 * @param isHidden - whether a person must not be known
 */
export const isFamilyVisible = (
  { partners, children }: { partners: TreeFamily['partners']; children: readonly { personId: number }[] },
  isHidden: (personId: number) => boolean,
): boolean => !partners.some(isHidden) && (partners.length > 0 || children.some(({ personId }) => !isHidden(personId)));
