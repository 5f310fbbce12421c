/**
 * What can be wrong with the file of a page image: it is not there, it ends too early, or it is not what was stored.
 */
export type PictureFault = 'missing' | 'cut-short' | 'altered';

/** What an import noted of a file. Null where that was not noted yet. */
export interface StoredPicture {
  bytes: number | null;
  /** In hexadecimal. */
  sha256: string | null;
}

/** What is in the store: its digest where all of it was read. */
export interface FoundPicture {
  bytes: number;
  sha256?: string;
}

/**
 * What is wrong with a file that was looked at; null for nothing that can be told.
 *
 * @param found - null where there is no file
 */
export function pictureFault(stored: StoredPicture, found: FoundPicture | null): PictureFault | null {
  if (found === null) return 'missing';
  // Nothing stored is empty, also where its size was never noted: what is found then counts as what was stored.
  if (found.bytes === 0) return 'cut-short';
  const { bytes, sha256 = stored.sha256 } = found;
  if (stored.bytes !== null && bytes < stored.bytes) return 'cut-short';
  const isLonger = stored.bytes !== null && bytes > stored.bytes;
  return isLonger || (stored.sha256 !== null && sha256 !== stored.sha256) ? 'altered' : null;
}

/** Whether there is nothing to show of a page: a file that was altered may still be a picture. */
export const isPictureLost = (fault: PictureFault | null): boolean => fault === 'missing' || fault === 'cut-short';
