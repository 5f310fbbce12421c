import type { TreeFamily } from '../model/treeFamily.ts';

/**
 * A family for a reader from whom people may be hidden. Its own notes and pictures are about all of them: where a
 * child is hidden they are left out. What happened to the couple stays, and who belongs together.
 *
 * @param isHidden - whether a person must not be known
 * @returns the family itself where no child is hidden
 */
export function openFamily(family: TreeFamily, isHidden: (personId: number) => boolean): TreeFamily {
  return family.children.some(({ personId }) => isHidden(personId)) ? { ...family, notes: [], mediaIds: [] } : family;
}
