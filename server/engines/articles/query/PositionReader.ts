import { SKIP_EVERY, skipPositions, skipsOf } from '../format/postings.ts';
import type { Term } from '../format/TermDictionary.ts';
import { VarintReader } from '../format/varint.ts';
import type { ArticleSegment } from './ArticleSegment.ts';
import type { PlaceList } from './PlaceList.ts';

/** Shorter lists are read whole. */
const WHOLE_BYTES = 1 << 15;
/** Most blocks that are read at once: some hundred kilobytes of a word that is in every article. */
const MOST_AHEAD = 64;

/** Reads where a word is in articles that hold it, which must be asked for in ascending order. */
export class PositionReader {
  private readonly segment: ArticleSegment;
  private readonly term: Term;
  private readonly skips: Uint32Array;
  private readonly docs: Uint32Array;
  /** The posting at hand. */
  private nth = 0;
  /** The last block that was read, where the first of them starts, and how many were read at once. */
  private lastBlock = -1;
  private loadedFrom = 0;
  private ahead = 1;
  private reader = new VarintReader(new Uint8Array(0));

  /** @param docs - the articles that hold the word, all of them */
  constructor(segment: ArticleSegment, term: Term, docs: Uint32Array) {
    this.segment = segment;
    this.term = term;
    this.docs = docs;
    this.skips = segment.skips(term);
    if (term.positionsBytes <= WHOLE_BYTES) {
      this.reader = new VarintReader(segment.positionBytes(term, 0, term.positionsBytes).slice());
      this.lastBlock = Infinity;
    }
  }

  /** Appends the word's positions in an article. False when it does not hold the word. */
  read(doc: number, out: PlaceList): boolean {
    const nth = this.find(doc);
    if (nth < 0) return false;
    this.goTo(nth);
    let position = 0;
    for (;;) {
      const value = this.reader.next();
      position += value >>> 1;
      out.push(position);
      if ((value & 1) === 1) break;
    }
    this.nth = nth + 1;
    return true;
  }

  private find(doc: number): number {
    const { docs } = this;
    let [low, step] = [this.nth, 1];
    while (low + step < docs.length && docs[low + step]! < doc) {
      low += step;
      step *= 2;
    }
    let high = Math.min(docs.length, low + step + 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (docs[middle]! < doc) low = middle + 1;
      else high = middle;
    }
    return docs[low] === doc ? low : -1;
  }

  private goTo(nth: number): void {
    const block = Math.floor(nth / SKIP_EVERY);
    if (block > this.lastBlock) this.load(block);
    // Within what was read the blocks follow each other, and the skip table leads to the one wanted.
    if (block > Math.floor(this.nth / SKIP_EVERY)) {
      this.reader.at = this.startOf(block) - this.loadedFrom;
      this.nth = block * SKIP_EVERY;
    }
    for (; this.nth < nth; this.nth += 1) this.reader.at = skipPositions(this.reader.bytes, this.reader.at);
  }

  /** Reads a block, and as many after it as the last ones suggest will be wanted. */
  private load(block: number): void {
    const blocks = skipsOf(this.term.df) + 1;
    this.ahead = block - this.lastBlock <= this.ahead ? Math.min(this.ahead * 2, MOST_AHEAD) : 1;
    const next = Math.min(blocks, block + this.ahead);
    this.loadedFrom = this.startOf(block);
    const to = next === blocks ? this.term.positionsBytes : this.startOf(next);
    this.reader = new VarintReader(this.segment.positionBytes(this.term, this.loadedFrom, to).slice());
    this.lastBlock = next - 1;
    this.nth = block * SKIP_EVERY;
  }

  /** Where the positions of a block start. */
  private startOf(block: number): number {
    return block === 0 ? 0 : this.skips[block * 3 - 1]!;
  }
}
