import { Confusions, type LearnedCost, SHIPPED_CONFUSIONS } from '#domain/newspapers/search/misreadings/confusions.ts';
import { openSections } from '#server/engines/search/columnar/format/sections.ts';
import { StringDictionary } from '#server/engines/search/columnar/format/StringDictionary.ts';

import { NUMBER_COLUMN_NAMES, type NumberColumn, VALUE_COLUMN_NAMES, type ValueColumn } from '../format/columns.ts';
import { decodePostings, SKIP_BYTES, skipsOf } from '../format/postings.ts';
import { type Term, TermDictionary } from '../format/TermDictionary.ts';
import { PostingsFile } from './PostingsFile.ts';

/** What a segment file says of itself. */
export interface SegmentHead {
  docs: number;
  terms: number;
  /** Words that older segments may not know to be real. */
  late?: readonly string[];
  /** What corrections had taught when its misreadings were gathered. */
  costs?: readonly LearnedCost[];
}

/** Articles of a segment, ascending, with the level of each. */
export interface Holders {
  docs: Uint32Array;
  levels: Uint8Array;
}

interface ValueCodes {
  texts: readonly string[];
  codes: Uint32Array;
}

/** A part of the index that never changes: its columns and words in shared memory, its postings in a file beside. */
export class ArticleSegment {
  readonly docs: number;
  readonly late: ReadonlySet<string>;
  /** What its misreadings were measured by. */
  readonly costs: Confusions;
  readonly dictionary: TermDictionary;
  readonly values: Record<ValueColumn, ValueCodes>;
  readonly numbers: Record<NumberColumn, Int32Array>;
  /** Of each word: its letters as bits, its length, and whether it is known to be real (build/wordMasks.ts). */
  readonly masks: Uint32Array;
  readonly readingWords: StringDictionary;
  readonly readingStarts: Uint32Array;
  readonly readings: Uint32Array;
  private readonly ids: StringDictionary;
  private readonly postings: PostingsFile;

  constructor(memory: ArrayBufferLike, postingsFile: string) {
    const { meta, section } = openSections<SegmentHead>(memory);
    const texts = (name: string) =>
      new StringDictionary(section(`${name}.offsets`) as Uint32Array, section(`${name}.bytes`) as Uint8Array);
    const u32 = (name: string): Uint32Array => section(name) as Uint32Array;
    this.docs = meta.docs;
    this.late = new Set(meta.late);
    this.costs = meta.costs && meta.costs.length > 0 ? new Confusions(meta.costs) : SHIPPED_CONFUSIONS;
    this.dictionary = new TermDictionary({
      bytes: section('terms') as Uint8Array,
      blocks: u32('terms.blocks'),
      offsets: u32('terms.offsets'),
      size: meta.terms,
    });
    this.values = Object.fromEntries(
      VALUE_COLUMN_NAMES.map((name) => {
        const known = texts(name);
        return [
          name,
          { texts: Array.from({ length: known.size }, (_one, code) => known.get(code)), codes: u32(`${name}.codes`) },
        ];
      }),
    ) as unknown as Record<ValueColumn, ValueCodes>;
    this.numbers = Object.fromEntries(NUMBER_COLUMN_NAMES.map((name) => [name, section(name) as Int32Array])) as Record<
      NumberColumn,
      Int32Array
    >;
    this.masks = u32('masks');
    this.readingWords = texts('readings');
    this.readingStarts = u32('readings.starts');
    this.readings = u32('readings.codes');
    this.ids = texts('id');
    this.postings = new PostingsFile(postingsFile);
  }

  idOf(doc: number): string {
    return this.ids.get(doc);
  }

  /** The articles that hold a word. */
  holders(term: Term): Holders {
    const bytes = this.postings.read(0, term.offset, term.postingsBytes);
    const holders = { docs: new Uint32Array(term.df), levels: new Uint8Array(term.df) };
    decodePostings(bytes, skipsOf(term.df) * SKIP_BYTES, term.df, -1, holders.docs, holders.levels);
    return holders;
  }

  /**
   * The skip table of a word: for each entry the article before, and where postings and positions go on. Valid until
   * the next read.
   */
  skips(term: Term): Uint32Array {
    const count = skipsOf(term.df);
    if (count === 0) return new Uint32Array(0);
    return new Uint32Array(Uint8Array.from(this.postings.read(0, term.offset, count * SKIP_BYTES)).buffer);
  }

  /** Bytes of a word's postings, without the skip table. Valid until the next read of postings. */
  postingBytes(term: Term, from: number, to: number): Uint8Array {
    return this.postings.read(0, term.offset + skipsOf(term.df) * SKIP_BYTES + from, to - from);
  }

  /** Bytes of a word's positions. Valid until the next read of positions. */
  positionBytes(term: Term, from: number, to: number): Uint8Array {
    return this.postings.read(1, term.offset + term.postingsBytes + from, to - from);
  }

  close(): void {
    this.postings.close();
  }
}
