import { pictureTypeProblem } from '#domain/account/profile/pictureRules.ts';

/** Most bytes of a picture that is taken into a tree; what is kept of it is much smaller. */
export const MOST_PICTURE_BYTES = 25_000_000;
/** Most bytes of a document, which is kept as it is. */
export const MOST_DOCUMENT_BYTES = 20_000_000;
/** Most pictures and documents of one tree. */
export const MOST_TREE_FILES = 2000;
/** Most bytes that the pictures and documents of all trees of one member take. */
export const MOST_MEMBER_BYTES = 2_000_000_000;

/** Why a file is not taken into a tree. */
export const MEDIA_PROBLEMS = [
  'TOO_LARGE',
  'TOO_MANY_PIXELS',
  'UNSUPPORTED_TYPE',
  'ANIMATED',
  'DAMAGED',
  'TREE_IS_FULL',
  'ALLOWANCE_IS_USED',
] as const;
export type MediaProblem = (typeof MEDIA_PROBLEMS)[number];

/** One plain sentence about each. */
export const MEDIA_PROBLEM_TEXTS: Readonly<Record<MediaProblem, string>> = {
  TOO_LARGE: 'This file is too large. A photo can be up to 25 MB, a PDF up to 20 MB.',
  TOO_MANY_PIXELS: 'This photo has too many pixels. The limit is 25 million in all, and 10,000 on a side.',
  UNSUPPORTED_TYPE: 'We can’t store this type of file. Use a JPEG, PNG or WebP photo, or a PDF.',
  ANIMATED: 'We can’t store animated images. Use a still photo.',
  DAMAGED: 'This file is damaged or incomplete. Try another copy of it.',
  TREE_IS_FULL: 'This tree already has 2,000 photos and documents, the most it can hold.',
  ALLOWANCE_IS_USED: 'The photos and documents in your trees fill your 2 GB of space. Remove some first.',
};

/** Types of files that trees keep. */
export type StoredMediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/**
 * What a whole file is by its first bytes, whatever its name says; else why trees do not keep it. Whether it can be
 * read to its end is not looked at.
 */
export function mediaTypeOfBytes(bytes: Uint8Array): { type: StoredMediaType } | { problem: MediaProblem } {
  if (startsWith(bytes, PDF))
    return bytes.length > MOST_DOCUMENT_BYTES ? { problem: 'TOO_LARGE' } : { type: 'application/pdf' };
  const problem = pictureTypeProblem(bytes);
  if (problem !== null) return { problem: problem === 'ANIMATED' ? 'ANIMATED' : 'UNSUPPORTED_TYPE' };
  if (bytes.length > MOST_PICTURE_BYTES) return { problem: 'TOO_LARGE' };
  return {
    type: startsWith(bytes, [0xff, 0xd8]) ? 'image/jpeg' : startsWith(bytes, [0x89]) ? 'image/png' : 'image/webp',
  };
}
