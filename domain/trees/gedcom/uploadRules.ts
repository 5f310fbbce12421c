/** Endings of files that may hold a tree: plain, packed, or in an archive with its media. */
export const GEDCOM_ENDINGS = ['.ged', '.gdz', '.zip', '.ged.gz'] as const;

const LONGEST_NAME = 255;

/**
 * Why a file is not taken in, in words for its owner; null where it may be uploaded. What is in it is judged when it is
 * here.
 * @param megabytes - largest file of the site.
 */
export function uploadProblem({ name, size }: { name: string; size: number }, megabytes: number): string | null {
  const written = name.trim();
  if (!GEDCOM_ENDINGS.some((ending) => written.toLowerCase().endsWith(ending))) {
    return 'This is not a GEDCOM file. Choose a file that ends in .ged, .gdz, .zip or .ged.gz. Every family tree program can save one.';
  }
  if (written.length > LONGEST_NAME) return 'The name of this file is too long. Shorten it and try again.';
  if (!Number.isFinite(size) || size <= 0) return 'This file is empty.';
  return size > megabytes * 1024 ** 2 ? `This file is larger than ${megabytes} MB.` : null;
}

/** Characters of the longest name a tree may have. */
export const LONGEST_TREE_NAME = 120;

/** What a tree made of a file is to be called, on one line; null where that is empty or too long. */
export function wantedTreeName(text: string): string | null {
  const name = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return name === '' || name.length > LONGEST_TREE_NAME ? null : name;
}
