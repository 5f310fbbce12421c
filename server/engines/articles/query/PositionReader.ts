import { SKIP_EVERY, skipPositions, skipsOf } from '../format/postings.ts';
import type { Term } from '../format/TermDictionary.ts';
import { VarintReader } from '../format/varint.ts';
import type { ArticleSegment } from './ArticleSegment.ts';

/** Shorter lists are read whole. */
const WHOLE_BYTES = 1 << 15;

/** Reads where a word is in articles that hold it, which must be asked for in ascending order. */
export class PositionReader {
  private readonly segment: ArticleSegment;
  private readonly term: Term;
  private readonly skips: Uint32Array;
  private readonly docs: Uint32Array;
  /** The posting at hand, and the bytes its block was read to. */
  private nth = 0;
  private block = -1;
  private reader = new VarintReader(new Uint8Array(0));

  /** @param docs - the articles that hold the word, all of them */
  constructor(segment: ArticleSegment, term: Term, docs: Uint32Array) {
    this.segment = segment;
    this.term = term;
    this.docs = docs;
    this.skips = segment.skips(term);
    if (term.positionsBytes <= WHOLE_BYTES) {
      this.reader = new VarintReader(segment.positionBytes(term, 0, term.positionsBytes).slice());
      this.block = Infinity;
    }
  }

  /** Appends the word's positions in an article; nothing when it does not hold the word. */
  read(doc: number, out: number[]): void {
    const nth = this.find(doc);
    if (nth < 0) return;
    this.goTo(nth);
    let position = 0;
    for (;;) {
      const value = this.reader.next();
      position += value >>> 1;
      out.push(position);
      if ((value & 1) === 1) break;
    }
    this.nth = nth + 1;
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
    if (block > this.block) {
      const from = block === 0 ? 0 : this.skips[block * 3 - 1]!;
      const to = block < skipsOf(this.term.df) ? this.skips[block * 3 + 2]! : this.term.positionsBytes;
      this.reader = new VarintReader(this.segment.positionBytes(this.term, from, to).slice());
      this.block = block;
      this.nth = block * SKIP_EVERY;
    }
    for (; this.nth < nth; this.nth += 1) this.reader.at = skipPositions(this.reader.bytes, this.reader.at);
  }
}
