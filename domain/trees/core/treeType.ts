/** Who sees a tree (spec 1 section 3, Q-018). */
export type TreeType = 'private' | 'public' | 'public-shared' | 'shared';

interface TreeOfReader {
  isPublic: boolean;
  /** The reader came with the token of a public tree's share link. */
  hasShareToken: boolean;
  isOwner: boolean;
  mayEdit: boolean;
}

/** What a tree is to the one who reads it (spec 1 section 3, Q-018). */
export function treeType({ isPublic, hasShareToken, isOwner, mayEdit }: TreeOfReader): TreeType {
  if (isPublic) return hasShareToken ? 'public-shared' : 'public';
  return isOwner || mayEdit ? 'private' : 'shared';
}
