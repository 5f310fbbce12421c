import { pictureTypeProblem } from '#domain/account/profile/pictureRules.ts';

import { MOST_DOCUMENT_BYTES, MOST_PICTURE_BYTES, type MediaProblem } from './mediaRules.ts';

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
