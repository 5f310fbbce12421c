import { readTreeRef } from '#domain/trees/core/treeIds.ts';

/**
 * The number of the tree that a reference or the id of a person names, for tags of the cache; the text itself where it
 * names none.
 */
export const treeNumberOf = (ref: string): number | string => readTreeRef(ref) ?? ref;
