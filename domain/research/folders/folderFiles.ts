import { pictureTypeProblem } from '#domain/account/profile/pictureRules.ts';

/** Most bytes of a file as it is sent, and as it is kept. */
export const MOST_FILE_BYTES = 10_000_000;
/** Longest side of what is kept of a picture, in pixels: a page of a register can be read in it. */
export const FILE_PICTURE_SIDE = 4_000;
/** Longest name of a file, without its ending, in UTF-16 units. */
const LONGEST_NAME = 150;

/**
 * What files are kept as, with the ending of their names. A picture is kept as WebP, without what the camera wrote into
 * it.
 */
const FILE_ENDINGS = { 'application/pdf': '.pdf', 'image/webp': '.webp', 'text/plain': '.txt' } as const;
export type StoredFileType = keyof typeof FILE_ENDINGS;
/** What a file is that was sent. */
type SentFileType = 'pdf' | 'picture' | 'text';

/** Why a file is not taken into a folder. */
export type FileProblem =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'TOO_MANY_PIXELS'
  | 'UNSUPPORTED_TYPE'
  | 'ANIMATED'
  | 'DAMAGED'
  | 'FOLDER_IS_FULL'
  | 'SPACE_IS_USED'
  | 'GONE';

/** One plain sentence for the member about each. */
export const FILE_PROBLEM_TEXTS: Readonly<Record<FileProblem, string>> = {
  EMPTY: 'This file is empty.',
  TOO_LARGE: 'This file is too large. A file can be up to 10 MB.',
  TOO_MANY_PIXELS: 'This image has too many pixels. The limit is 25 million in all, and 10,000 on a side.',
  UNSUPPORTED_TYPE: 'We can’t store this type of file. Use a PDF, a plain text file, or a JPEG, PNG or WebP image.',
  ANIMATED: 'We can’t store animated images. Use a still image.',
  DAMAGED: 'This file is damaged or incomplete. Try another copy of it.',
  FOLDER_IS_FULL: 'This folder holds 1,000 entries, the most it can. Make another folder.',
  SPACE_IS_USED:
    'This file doesn’t fit into the 100 MB for your research. Delete what you no longer need. Its space is free again after 30 days.',
  GONE: 'This folder has been deleted, or you can no longer add to it.',
};

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((sign, at) => bytes[at] === sign.charCodeAt(0));
/** Characters that no text file has: control characters but for tab, line feed, form feed and carriage return. */
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/u;

function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Markup is refused, whatever it is: browsers and programs run what is in it.
    return !NO_TEXT.test(text) && !text.trimStart().startsWith('<');
  } catch {
    return false;
  }
}

/**
 * What a whole file is by its bytes, whatever its name says; else why folders do not keep it. Whether a PDF or a
 * picture can be read to its end is not looked at. A text is one in UTF-8 that is no markup.
 */
export function fileTypeOfBytes(bytes: Uint8Array): { type: SentFileType } | { problem: FileProblem } {
  if (bytes.length === 0) return { problem: 'EMPTY' };
  if (bytes.length > MOST_FILE_BYTES) return { problem: 'TOO_LARGE' };
  if (startsWith(bytes, '%PDF-')) return { type: 'pdf' };
  const problem = pictureTypeProblem(bytes);
  if (problem === null) return { type: 'picture' };
  if (problem === 'ANIMATED') return { problem };
  return isPlainText(bytes) ? { type: 'text' } : { problem: 'UNSUPPORTED_TYPE' };
}

/**
 * What a file is saved as: the name it came with, without folders and control characters, and with the ending of what
 * it is.
 */
export function storedFileName(name: string, type: StoredFileType): string {
  const last = name.split(/[\\/]/u).at(-1) ?? '';
  const line = last.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  // A letter of two units may be cut in two.
  const bare = line
    .replace(/\.(?:pdf|jpe?g|png|webp|txt)$/iu, '')
    .slice(0, LONGEST_NAME)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return `${bare === '' || /^\.+$/u.test(bare) ? 'File' : bare}${FILE_ENDINGS[type]}`;
}

/** What a file is, in a word, beside its size. */
export const FILE_TYPE_WORDS: Readonly<Record<StoredFileType, string>> = {
  'application/pdf': 'PDF',
  'image/webp': 'Image',
  'text/plain': 'Text',
};
