/** Most bytes of a picture that is taken into a tree; what is kept of it is much smaller. */
export const MOST_PICTURE_BYTES = 25_000_000;
/** Most bytes of a document, which is kept as it is. */
export const MOST_DOCUMENT_BYTES = 20_000_000;
/** Most pictures and documents of one tree. */
export const MOST_TREE_FILES = 2000;
/** Most bytes that the pictures and documents of all trees of one member take. */
export const MOST_MEMBER_BYTES = 2_000_000_000;

/** Why a file is not taken into a tree. */
export const MEDIA_PROBLEMS = ['TOO_LARGE', 'TOO_MANY_PIXELS', 'UNSUPPORTED_TYPE', 'ANIMATED', 'DAMAGED', 'TREE_IS_FULL', 'ALLOWANCE_IS_USED'] as const;
export type MediaProblem = (typeof MEDIA_PROBLEMS)[number];

/** One plain sentence about each. */
export const MEDIA_PROBLEM_TEXTS: Readonly<Record<MediaProblem, string>> = {
  TOO_LARGE: 'This file is too large: a picture may have 25 MB, a PDF document 20 MB.',
  TOO_MANY_PIXELS: 'This picture has too many pixels: it may have 25 million, and 10,000 on a side.',
  UNSUPPORTED_TYPE: 'Files of this type are not taken. Use a JPEG, PNG or WebP picture or a PDF document.',
  ANIMATED: 'Moving pictures are not taken. Use a picture that stands still.',
  DAMAGED: 'This file is damaged or cut off. Try another copy of it.',
  TREE_IS_FULL: 'This tree holds 2,000 pictures and documents, and no more go into it.',
  ALLOWANCE_IS_USED: 'The pictures and documents of your trees take all the room there is for them, 2 GB. Remove some first.',
};
