import { PICTURE_TEXTS, type PictureOutcome } from '../../accounts/pictureRules.ts';

/** Longest side of the copies that are kept of a picture of a tree, in pixels. */
export const TREE_PICTURE_SIDES = { small: 320, large: 2000 } as const;
export type TreePictureSize = keyof typeof TREE_PICTURE_SIDES;

/** Most pictures of one tree. */
export const MOST_TREE_PICTURES = 2000;

/** What became of a picture that was sent for a tree. */
export type TreePictureResult = PictureOutcome | 'TREE_IS_FULL';

/** One plain sentence for the member about each outcome. */
export const TREE_PICTURE_TEXTS: Readonly<Record<TreePictureResult, string>> = {
  ...PICTURE_TEXTS,
  SAVED: 'The picture is added.',
  TREE_IS_FULL: 'This tree holds 2,000 pictures, and no more go into it.',
};
