import { VarintReader } from './varint.ts';

/** Words that share their first letters with the one before are written by the rest alone, in blocks of so many. */
export const BLOCK = 16;

/** Where a word's postings are, and how many. */
export interface Term {
  code: number;
  text: string;
  /** Articles that hold it. */
  df: number;
  /** In the file of postings. */
  offset: number;
  postingsBytes: number;
  positionsBytes: number;
}

/** The sections of a dictionary, as a segment file holds them. */
export interface DictionarySections {
  bytes: Uint8Array;
  /** Where each block starts. */
  blocks: Uint32Array;
  /** The offset of the postings of each block's first word: low and high half. */
  offsets: Uint32Array;
  size: number;
}

/**
 * The words of a segment in the order of their bytes; a word's code is its place in the order. Read as bytes: a million
 * JS strings are too dear.
 */
export class TermDictionary {
  readonly size: number;
  private readonly buffer: Buffer;
  private readonly blocks: Uint32Array;
  private readonly offsets: Uint32Array;
  private readonly text = Buffer.alloc(1 << 16);

  constructor({ bytes, blocks, offsets, size }: DictionarySections) {
    this.buffer = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
    this.blocks = blocks;
    this.offsets = offsets;
    this.size = size;
  }

  find(text: string): Term | null {
    const wanted = Buffer.from(text, 'utf8');
    const block = this.blockOf(wanted);
    if (block < 0) return null;
    for (const term of this.read(block, block + 1)) if (term.text === text) return term;
    return null;
  }

  /** Words that start so, in order. */
  *startingWith(prefix: string): Generator<Term> {
    const wanted = Buffer.from(prefix, 'utf8');
    for (const term of this.read(Math.max(0, this.blockOf(wanted)), this.blocks.length)) {
      if (term.text.startsWith(prefix)) yield term;
      else if (Buffer.from(term.text, 'utf8').compare(wanted) > 0) return;
    }
  }

  /** The words of the codes, which ascend. */
  *at(codes: Iterable<number>): Generator<Term> {
    let block = -1;
    let held: Term[] = [];
    for (const code of codes) {
      if (Math.floor(code / BLOCK) !== block) {
        block = Math.floor(code / BLOCK);
        held = [...this.read(block, block + 1)];
      }
      const term = held[code % BLOCK];
      if (term) yield term;
    }
  }

  /** All words in order. */
  all(): Generator<Term> {
    return this.read(0, this.blocks.length);
  }

  /** The last block whose first word is not after the given one; -1 when all are. */
  private blockOf(wanted: Buffer): number {
    let low = 0;
    let high = this.blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const reader = new VarintReader(this.buffer, this.blocks[middle]! + 1);
      const length = reader.next();
      if (this.buffer.compare(wanted, 0, wanted.length, reader.at, reader.at + length) > 0) high = middle;
      else low = middle + 1;
    }
    return low - 1;
  }

  private *read(fromBlock: number, toBlock: number): Generator<Term> {
    for (let block = fromBlock; block < Math.min(toBlock, this.blocks.length); block += 1) {
      const reader = new VarintReader(this.buffer, this.blocks[block]);
      let offset = this.offsets[block * 2]! + this.offsets[block * 2 + 1]! * 2 ** 32;
      for (let code = block * BLOCK; code < Math.min(this.size, (block + 1) * BLOCK); code += 1) {
        const shared = reader.next();
        const length = reader.next();
        this.buffer.copy(this.text, shared, reader.at, reader.at + length);
        reader.at += length;
        const term = {
          code,
          text: this.text.toString('utf8', 0, shared + length),
          df: reader.next(),
          offset,
          postingsBytes: reader.next(),
          positionsBytes: reader.next(),
        };
        offset += term.postingsBytes + term.positionsBytes;
        yield term;
      }
    }
  }
}
