/** Longest side of the copies that are kept of a picture of a tree, in pixels. */
export const TREE_PICTURE_SIDES = { small: 320, large: 2000 } as const;
export type TreePictureSize = keyof typeof TREE_PICTURE_SIDES;
