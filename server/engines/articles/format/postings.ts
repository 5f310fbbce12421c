/** Postings between two entries of a skip table. */
export const SKIP_EVERY = 128;
/** Bytes of an entry: the article before, and where its postings and its positions go on. */
export const SKIP_BYTES = 12;

/** Entries of the skip table of a word that so many articles hold. */
export const skipsOf = (articles: number): number => Math.floor((articles - 1) / SKIP_EVERY);

/**
 * Reads the articles of a word and its level in each. A posting is the gap to the article before, with the level in its
 * lowest three bits.
 *
 * @param count - articles to read
 * @param last - the article before the first; -1 at the start of the word
 */
export function decodePostings(
  bytes: Uint8Array,
  start: number,
  count: number,
  last: number,
  docs: Uint32Array,
  levels: Uint8Array,
): void {
  let at = start;
  let doc = last;
  for (let nth = 0; nth < count; nth += 1) {
    let byte = bytes[at++]!;
    let value = byte & 0x7f;
    let shift = 7;
    while (byte > 0x7f) {
      byte = bytes[at++]!;
      value |= (byte & 0x7f) << shift;
      shift += 7;
    }
    doc += (value >>> 3) + 1;
    docs[nth] = doc;
    levels[nth] = value & 7;
  }
}

/** Where the positions of the next article start: the last position of an article has its lowest bit set. */
export function skipPositions(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const isLast = (bytes[at]! & 1) === 1;
    while (bytes[at++]! > 0x7f);
    if (isLast) return at;
  }
}
