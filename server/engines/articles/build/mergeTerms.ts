import { GrowableBytes, GrowableUint32 } from '#server/engines/search/columnar/format/growable.ts';

import { decodePostings, SKIP_EVERY, skipPositions } from '../format/postings.ts';
import { pushVarint } from '../format/varint.ts';

/** A word with its postings and positions as bytes (format/postings.ts), without a skip table. */
export interface TermPostings {
  /** UTF-8. */
  text: Uint8Array;
  df: number;
  /** Valid until the next word is asked for. */
  postings: Uint8Array;
  positions: Uint8Array;
}

/** Words of a part of a segment, in the order of their bytes, with where its articles are in the whole. */
export interface TermSource {
  terms: Iterable<TermPostings>;
  /** The number of each article in the whole, ascending; -1 for one that is left out. */
  docs: Int32Array;
}

/** A word of the whole, with its skip table before its postings. */
export interface MergedTerm {
  text: Uint8Array;
  df: number;
  /** Valid until the next word is asked for. */
  postings: readonly Uint8Array[];
  positions: Uint8Array;
}

interface Head {
  source: TermSource;
  iterator: Iterator<TermPostings>;
  term: TermPostings;
}

/** Joins the postings of one word from several sources, whose articles follow one another. */
class TermJoiner {
  private readonly postings = new GrowableBytes(1 << 16);
  private readonly positions = new GrowableBytes(1 << 16);
  private readonly skips = new GrowableUint32();
  private docs = new Uint32Array(1 << 10);
  private levels = new Uint8Array(1 << 10);
  private last = -1;
  df = 0;

  start(): void {
    for (const part of [this.postings, this.positions, this.skips]) part.length = 0;
    [this.last, this.df] = [-1, 0];
  }

  add({ df, postings, positions }: TermPostings, places: Int32Array): void {
    if (this.docs.length < df) [this.docs, this.levels] = [new Uint32Array(df * 2), new Uint8Array(df * 2)];
    decodePostings(postings, 0, df, -1, this.docs, this.levels);
    let at = 0;
    for (let nth = 0; nth < df; nth += 1) {
      const end = skipPositions(positions, at);
      const doc = places[this.docs[nth]!]!;
      if (doc >= 0) {
        if (this.df > 0 && this.df % SKIP_EVERY === 0)
          for (const value of [this.last, this.postings.length, this.positions.length]) this.skips.push(value);
        pushVarint(this.postings, (((doc - this.last - 1) << 3) | this.levels[nth]!) >>> 0);
        this.positions.reserve(end - at).set(positions.subarray(at, end), this.positions.length);
        this.positions.length += end - at;
        this.last = doc;
        this.df += 1;
      }
      at = end;
    }
  }

  finish(text: Uint8Array): MergedTerm {
    const skips = this.skips.view();
    return {
      text,
      df: this.df,
      postings: [new Uint8Array(skips.buffer, skips.byteOffset, skips.byteLength), this.postings.view()],
      positions: this.positions.view(),
    };
  }
}

/**
 * The words of several sources as one, in order. Articles left out take their postings with them, and a word that only
 * they held goes too. Sources are read in step: memory holds one word of each.
 */
export function* mergeTerms(sources: readonly TermSource[]): Generator<MergedTerm> {
  const heads: Head[] = [];
  for (const source of sources) {
    const iterator = source.terms[Symbol.iterator]();
    const first = iterator.next();
    if (first.done !== true) heads.push({ source, iterator, term: first.value });
  }
  const joiner = new TermJoiner();
  while (heads.length > 0) {
    let least = heads[0]!.term.text;
    for (const { term } of heads) if (Buffer.compare(term.text, least) < 0) least = term.text;
    const text = Uint8Array.from(least);
    joiner.start();
    for (const head of [...heads]) {
      if (Buffer.compare(head.term.text, text) !== 0) continue;
      joiner.add(head.term, head.source.docs);
      const next = head.iterator.next();
      if (next.done === true) heads.splice(heads.indexOf(head), 1);
      else head.term = next.value;
    }
    if (joiner.df > 0) yield joiner.finish(text);
  }
}
