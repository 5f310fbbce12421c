import { LONGEST_FILE_NAME } from '../sheets/sheetLimits.ts';
import { MOST_BOOK_BYTES, MOST_BOOK_GIGABYTES } from './bookLimits.ts';

/** Endings of pictures of pages, of those that are read by another program, and of files that hold several. */
export const PICTURE_ENDINGS = [
  '.jpg',
  '.jpeg',
  '.png',
  '.tif',
  '.tiff',
  '.webp',
  '.jp2',
  '.j2k',
  '.jpf',
  '.jpx',
] as const;
export const BOOK_ENDINGS = [...PICTURE_ENDINGS, '.zip', '.pdf'] as const;

/** The ending of a name, in small letters; empty where it has none. */
export const endingOf = (name: string): string => /\.[^./\\]*$/u.exec(name.trim().toLowerCase())?.[0] ?? '';

/** Whether a name is that of a picture of a page. */
export const isPictureName = (name: string): boolean => (PICTURE_ENDINGS as readonly string[]).includes(endingOf(name));

/** Why a file holds no pages of a book, in words for who chose it; null where it may be sent. What is in it is judged when it is here. */
export function bookFileProblem({ name, size }: { name: string; size: number }): string | null {
  if (!(BOOK_ENDINGS as readonly string[]).includes(endingOf(name)))
    return `“${name}” is neither a picture (JPEG, PNG, TIFF, WebP, JPEG 2000) nor a ZIP of pictures or a PDF.`;
  if (name.length > LONGEST_FILE_NAME) return 'The name of this file is too long. Shorten it and try again.';
  if (!Number.isFinite(size) || size <= 0) return `“${name}” is empty.`;
  return size > MOST_BOOK_BYTES ? `“${name}” is larger than ${MOST_BOOK_GIGABYTES} GB. Split it.` : null;
}
