import { createHash } from 'node:crypto';

/** The first bytes of a file of ours, with its version. */
const MAGIC = 'MBF1';
const HEADER_BYTES = 12;

/** Whether a text may be in a set; a text that is in it always is. */
export type MaybeHas = (text: string) => boolean;

/** The bits that stand for a text (Kirsch and Mitzenmacher: two halves of one hash make any number of them). */
function* bitsOf(text: string, hashes: number, bitCount: number): Generator<number> {
  const digest = createHash('sha256').update(text).digest();
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  for (let at = 0; at < hashes; at += 1) yield (first + at * second) % bitCount;
}

/**
 * Makes a Bloom filter of texts: a file that answers whether a text is among them, and does not hold them.
 * @param falsePositives - share of other texts that are taken for one of them, such as 0.0001
 */
export function makeBloomFilter(texts: ReadonlySet<string>, falsePositives: number): Buffer {
  const bitCount = Math.max(8, Math.ceil((-texts.size * Math.log(falsePositives)) / Math.LN2 ** 2 / 8) * 8);
  const hashes = Math.max(1, Math.round((bitCount / Math.max(texts.size, 1)) * Math.LN2));
  const file = Buffer.alloc(HEADER_BYTES + bitCount / 8);
  file.write(MAGIC, 'latin1');
  file.writeUInt32BE(hashes, 4);
  file.writeUInt32BE(bitCount, 8);
  for (const text of texts) {
    for (const bit of bitsOf(text, hashes, bitCount)) {
      const at = HEADER_BYTES + (bit >> 3);
      file[at] = (file[at] ?? 0) | (1 << (bit & 7));
    }
  }
  return file;
}

/** Reads a filter that `makeBloomFilter` made. @throws Error for bytes that are none, or not all of it. */
export function readBloomFilter(file: Buffer): MaybeHas {
  if (file.toString('latin1', 0, 4) !== MAGIC) throw new Error('This is no Bloom filter.');
  const [hashes, bitCount] = [file.readUInt32BE(4), file.readUInt32BE(8)];
  if (file.length !== HEADER_BYTES + bitCount / 8) throw new Error('The Bloom filter is cut off.');
  return (text) => {
    for (const bit of bitsOf(text, hashes, bitCount))
      if (((file[HEADER_BYTES + (bit >> 3)] ?? 0) & (1 << (bit & 7))) === 0) return false;
    return true;
  };
}
