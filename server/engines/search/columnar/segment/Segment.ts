import { openSections } from '../format/sections.ts';
import { StringDictionary } from '../format/StringDictionary.ts';
import type { CodeColumn, Codes } from './CodeColumn.ts';
import { Holders } from './Holders.ts';
import type { ColumnShape, SegmentMeta } from './segmentMeta.ts';
import type { PlaceCodes, ValueField } from './ValueField.ts';

/** Words or tokens of a field's values: the dictionary, and which values hold each. */
export interface ValueWords {
  words: StringDictionary;
  offsets: Uint32Array;
  /** Value codes. */
  values: Codes;
}

/** Records by code, as gaps in bytes (format/postings.ts). */
export interface PostingLists {
  /** Where the bytes of each code's list start and end. */
  lists: Uint32Array;
  postings: Uint8Array;
}

/**
 * ValueWords of a name field, with how often records hold each token and which tokens share a sound or nickname key.
 */
export interface NameTokens extends ValueWords {
  counts: Codes;
  blocks: StringDictionary;
  blockOffsets: Uint32Array;
  blockTokens: Codes;
  /** Records by token; null for the field records are laid out by. */
  records: PostingLists | null;
}

/** Spans of one year field; `holders` null when every record has a slot. */
export interface YearField {
  earliest: Int16Array;
  /** Years from the earliest to the latest; null where each is a single year. */
  spans: Codes | null;
  holders: Holders | null;
}

/** Posting list per word over all the text of records. */
export interface KeywordIndex extends PostingLists {
  words: StringDictionary;
  counts: Uint32Array;
}

/** An opened segment: views of memory shared with the other threads. Fields are opened when first asked for. */
export class Segment {
  readonly meta: SegmentMeta;
  readonly docs: number;
  /** record.no by record. */
  readonly no: Uint32Array;
  readonly rank: Uint8Array;
  /** Index into meta.sets by record. */
  readonly set: Codes;
  /** First record of each surname code; the last entry is the number of records. Null without surnames. */
  readonly starts: Uint32Array | null;
  readonly keywords: KeywordIndex;
  private readonly file: ReturnType<typeof openSections<SegmentMeta>>;
  private readonly fields = new Map<string, ValueField | null>();
  private readonly names = new Map<string, NameTokens | null>();
  private readonly years = new Map<string, YearField | null>();
  private readonly words = new Map<string, ValueWords | null>();

  /** @throws Error when the memory does not hold a segment. */
  constructor(memory: ArrayBufferLike) {
    this.file = openSections<SegmentMeta>(memory);
    this.meta = this.file.meta;
    this.docs = this.meta.docs;
    this.no = this.u32('no');
    this.rank = this.codes('rank') as Uint8Array;
    this.set = this.codes('set');
    this.starts = this.file.has('starts') ? this.u32('starts') : null;
    this.keywords = {
      words: this.dictionary('k:offsets', 'k:texts'),
      counts: this.u32('k:counts'),
      ...this.postings('k'),
    };
  }

  private u32(name: string): Uint32Array {
    return this.file.section(name) as Uint32Array;
  }

  private codes(name: string): Codes {
    return this.file.section(name) as Codes;
  }

  private postings(name: string): PostingLists {
    return { lists: this.u32(`${name}:lists`), postings: this.codes(`${name}:postings`) as Uint8Array };
  }

  private holders(name: string): Holders {
    return new Holders(this.codes(`${name}:lows`) as Uint16Array, this.u32(`${name}:blocks`));
  }

  private dictionary(offsets: string, texts: string): StringDictionary {
    return new StringDictionary(this.u32(offsets), this.codes(texts) as Uint8Array);
  }

  /** Null when no record of the segment has a value of the field. */
  field(id: string): ValueField | null {
    return remembered(this.fields, id, () => this.openField(id));
  }

  /** Null when the field is no name field or empty. */
  nameTokens(id: string): NameTokens | null {
    return remembered(this.names, id, () => {
      if (!this.meta.values[id]?.isName) return null;
      return {
        words: this.dictionary(`n:${id}:tokenOffsets`, `n:${id}:tokenTexts`),
        offsets: this.u32(`n:${id}:tokenValueOffsets`),
        values: this.codes(`n:${id}:tokenValues`),
        counts: this.codes(`n:${id}:tokenCounts`),
        blocks: this.dictionary(`n:${id}:blockOffsets`, `n:${id}:blockTexts`),
        blockOffsets: this.u32(`n:${id}:blockTokenOffsets`),
        blockTokens: this.codes(`n:${id}:blockTokens`),
        records: this.file.has(`n:${id}:lists`) ? this.postings(`n:${id}`) : null,
      };
    });
  }

  /** Words of the field's values; null when the field is empty or too varied to have them listed. */
  valueWords(id: string): ValueWords | null {
    return remembered(this.words, id, () => {
      const meta = this.meta.values[id];
      if (meta?.isName) return this.nameTokens(id);
      if (!meta?.hasWords) return null;
      return {
        words: this.dictionary(`w:${id}:offsets`, `w:${id}:texts`),
        offsets: this.u32(`w:${id}:valueOffsets`),
        values: this.codes(`w:${id}:values`),
      };
    });
  }

  /** Null when no record of the segment has the year. */
  year(id: string): YearField | null {
    return remembered(this.years, id, () => {
      const shape = this.meta.years[id];
      if (!shape) return null;
      return {
        earliest: this.file.section(`y:${id}:earliest`) as Int16Array,
        spans: this.file.has(`y:${id}:spans`) ? this.codes(`y:${id}:spans`) : null,
        holders: shape === 'sparse' ? this.holders(`y:${id}`) : null,
      };
    });
  }

  private placesOf(id: string, holders: Holders | null): Pick<PlaceCodes, 'ofValue' | 'column'> {
    if (this.file.has(`p:${id}:ofValue`)) return { ofValue: this.codes(`p:${id}:ofValue`), column: null };
    const codes = this.codes(`p:${id}:codes`);
    return {
      ofValue: null,
      column: holders ? { shape: 'held', codes, holders } : { shape: 'slots', codes, stride: 1, base: 0 },
    };
  }

  private openColumn(id: string, column: ColumnShape): CodeColumn {
    switch (column.shape) {
      case 'matrix':
        return {
          shape: 'slots',
          codes: this.codes(`matrix:${column.bytes}`),
          stride: this.meta.matrixWidths[column.bytes],
          base: column.at,
        };
      case 'ranges':
        return { shape: 'ranges', starts: this.u32('starts') };
      case 'sets':
        return { shape: 'sets', codes: this.codes(`v:${id}:codes`), sets: this.set };
      case 'sparse':
        return { shape: 'held', codes: this.codes(`v:${id}:codes`), holders: this.holders(`v:${id}`) };
      case 'dense':
        return { shape: 'slots', codes: this.codes(`v:${id}:codes`), stride: 1, base: 0 };
    }
  }

  private openField(id: string): ValueField | null {
    const meta = this.meta.values[id];
    if (!meta) return null;
    const column = this.openColumn(id, meta.column);
    return {
      dictionary: this.dictionary(`v:${id}:offsets`, `v:${id}:texts`),
      counts: this.codes(`v:${id}:counts`),
      column,
      extras: meta.hasExtras
        ? {
            docs: this.u32(`v:${id}:extraDocs`),
            codes: this.u32(`v:${id}:extraCodes`),
            places: meta.hasPlaces ? this.u32(`p:${id}:extraCodes`) : null,
          }
        : null,
      places: meta.hasPlaces
        ? {
            ids: this.file.section(`p:${id}:ids`) as Int32Array,
            ...this.placesOf(id, column.shape === 'held' ? column.holders : null),
            records: this.postings(`p:${id}`),
            unlocated: this.u32(`p:${id}:untold`),
          }
        : null,
    };
  }
}

function remembered<Value>(known: Map<string, Value>, key: string, open: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const opened = open();
  known.set(key, opened);
  return opened;
}
