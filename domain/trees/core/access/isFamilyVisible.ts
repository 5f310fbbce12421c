import type { TreeFamily } from '../model/treeFamily.ts';

/**
 * Whether what happened to a family may be told to somebody from whom people are hidden: nobody of the couple is, and of
 * siblings whose parents are not known, not all are. Whether the family itself is private is another question.
 *
 * @param isHidden - whether a person must not be known
 */
export const isFamilyVisible = ({ partners, children }: { partners: TreeFamily['partners']; children: readonly { personId: number }[] }, isHidden: (personId: number) => boolean): boolean =>
  !partners.some(isHidden) && (partners.length > 0 || children.some(({ personId }) => !isHidden(personId)));
