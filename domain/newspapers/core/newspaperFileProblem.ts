import { MEGABYTE } from '#domain/kernel/wording/sizeInWords.ts';

/** Endings of what may be brought for a newspaper: a folder of issues as an archive, or the PDF of one issue. */
export const NEWSPAPER_ENDINGS = ['.zip', '.pdf'] as const;
/** Of the largest file that is brought for a newspaper. */
export const MOST_NEWSPAPER_GIGABYTES = 4;
export const MOST_NEWSPAPER_BYTES = MOST_NEWSPAPER_GIGABYTES * 1024 * MEGABYTE;

const LONGEST_NAME = 255;
const DATED_PDF = /^\d{4}-\d{2}-\d{2}(?:[-_][a-z0-9]{1,20})?\.pdf$/iu;

/**
 * Why a file holds no issues of a newspaper, in words for who chose it; null where it may be sent. What is in it is
 * judged when it is here.
 */
export function newspaperFileProblem({ name, size }: { name: string; size: number }): string | null {
  const ending = /\.[^./\\]*$/u.exec(name.trim().toLowerCase())?.[0] ?? '';
  if (!(NEWSPAPER_ENDINGS as readonly string[]).includes(ending))
    return `“${name}” is neither a ZIP of issues nor a PDF. Put the files of an issue into a folder with its date, such as 1824-02-17, and make a ZIP of such folders.`;
  if (name.length > LONGEST_NAME) return 'The name of this file is too long. Shorten it and try again.';
  if (ending === '.pdf' && !DATED_PDF.test(name.trim()))
    return `“${name}” does not say its date: name a PDF by the day of its issue, such as 1824-02-17.pdf.`;
  if (!Number.isFinite(size) || size <= 0) return `“${name}” is empty.`;
  return size > MOST_NEWSPAPER_BYTES
    ? `“${name}” is larger than ${MOST_NEWSPAPER_GIGABYTES} GB. Split it into several.`
    : null;
}
