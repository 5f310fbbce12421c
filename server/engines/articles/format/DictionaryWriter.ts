import { GrowableBytes, GrowableUint32 } from '#server/engines/search/columnar/format/growable.ts';

import { BLOCK, type DictionarySections } from './TermDictionary.ts';
import { pushVarint } from './varint.ts';

/** Longest common beginning that one byte can count. */
const MOST_SHARED = 127;

/** Writes words that arrive in order; their postings follow one another without gaps. */
export class DictionaryWriter {
  private readonly bytes = new GrowableBytes(1 << 16);
  private readonly blocks = new GrowableUint32();
  private readonly offsets = new GrowableUint32();
  private before: Uint8Array = new Uint8Array(0);
  private offset = 0;
  size = 0;

  add(text: Uint8Array, df: number, postingsBytes: number, positionsBytes: number): void {
    let shared = 0;
    if (this.size % BLOCK === 0) {
      this.blocks.push(this.bytes.length);
      this.offsets.push(this.offset % 2 ** 32);
      this.offsets.push(Math.floor(this.offset / 2 ** 32));
    } else {
      const most = Math.min(MOST_SHARED, this.before.length, text.length);
      while (shared < most && this.before[shared] === text[shared]) shared += 1;
    }
    pushVarint(this.bytes, shared);
    pushVarint(this.bytes, text.length - shared);
    const rest = text.subarray(shared);
    this.bytes.reserve(rest.length).set(rest, this.bytes.length);
    this.bytes.length += rest.length;
    for (const value of [df, postingsBytes, positionsBytes]) pushVarint(this.bytes, value);
    this.before = text.slice();
    this.offset += postingsBytes + positionsBytes;
    this.size += 1;
  }

  finish(): DictionarySections {
    return { bytes: this.bytes.view(), blocks: this.blocks.view(), offsets: this.offsets.view(), size: this.size };
  }
}
