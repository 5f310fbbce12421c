import { isKeywordField, textsBesideKeys } from '#domain/records/core/keywordsOf.ts';
import type { SearchDocument } from '#domain/records/core/searchDocument.ts';
import { textTokens } from '#domain/records/core/textTokens.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

import { GrowableBytes, GrowableUint32 } from '../format/growable.ts';
import { packSections, type Section } from '../format/sections.ts';
import {
  type ColumnShape,
  type IndexedSet,
  SECOND_SORT_FIELD,
  type SegmentMeta,
  SORT_FIELD,
  type ValueFieldMeta,
} from '../segment/segmentMeta.ts';
import { KeywordAccumulator } from './KeywordAccumulator.ts';
import { narrow, sortRecords } from './typedArrays.ts';
import { ValueAccumulator } from './ValueAccumulator.ts';
import { addValueSections, arrangeValues, codesBySet, type FinishedValues, isDense } from './valueSections.ts';
import { addNameSections, addWordSections, WORD_INDEX_VALUES } from './wordAndNameSections.ts';
import { YearAccumulator } from './YearAccumulator.ts';

/**
 * Turns a stream of documents into one immutable segment. Keeps numbers and distinct texts, never the documents, so a
 * million records need some hundreds of megabytes while building.
 */
export class SegmentBuilder {
  private readonly numbers = new GrowableUint32();
  private readonly ranks = new GrowableBytes();
  private readonly setCodes = new GrowableUint32();
  private readonly sets: IndexedSet[] = [];
  private readonly values = new Map<string, ValueAccumulator>();
  private readonly years = new Map<string, YearAccumulator>();
  private readonly keywords = new KeywordAccumulator();

  /** Records taken so far. */
  get docs(): number {
    return this.numbers.length;
  }

  /** All records that follow belong to this set; a set is announced once, also when it turns out empty. */
  beginSet(set: IndexedSet): void {
    this.sets.push(set);
  }

  /** @param no - record.no; at most 2^32 - 1. */
  add(no: number, document: SearchDocument): void {
    const doc = this.begin(no, document.rank, textsBesideKeys(document).flatMap(textTokens));
    for (const field in document.values) this.valuesOf(field).add(doc, document.values[field] ?? []);
    for (const field in document.years) {
      const year = document.years[field];
      if (year) this.yearsOf(field).add(doc, year.earliest, year.latest);
    }
  }

  /**
   * Starts a record whose values follow by addKey and addYear: how segments are merged.
   * @param words - besides those of its values.
   */
  begin(no: number, rank: number, words: Iterable<string>): number {
    if (!Number.isInteger(no) || no < 0 || no > 0xffffffff)
      throw new RangeError(`Record number ${no} does not fit the index`);
    const doc = this.numbers.length;
    this.numbers.push(no);
    this.ranks.push(rank);
    this.setCodes.push(this.sets.length - 1);
    this.keywords.add(words);
    return doc;
  }

  valuesOf(field: string): ValueAccumulator {
    let values = this.values.get(field);
    if (!values) this.values.set(field, (values = new ValueAccumulator()));
    return values;
  }

  yearsOf(field: string): YearAccumulator {
    let years = this.years.get(field);
    if (!years) this.years.set(field, (years = new YearAccumulator()));
    return years;
  }

  /** The segment as pieces of a file. The builder is used up. */
  finish(): { pieces: Uint8Array[]; meta: SegmentMeta } {
    const sections = new Map<string, Section>();
    const count = this.docs;
    const finished = new Map([...this.values].map(([field, values]) => [field, { values, ...values.finish() }]));
    const keyOf = (field: string): Uint32Array => {
      const key = new Uint32Array(count);
      const entries = finished.get(field);
      if (!entries) return key;
      const docs = entries.values.docs.view();
      for (let entry = docs.length - 1; entry >= 0; entry--) key[docs[entry]!] = entries.codes[entry]!;
      return key;
    };
    const oldOf = sortRecords(count, [keyOf(SECOND_SORT_FIELD), keyOf(SORT_FIELD)]);
    const newOf = new Uint32Array(count);
    for (let doc = 0; doc < count; doc++) newOf[oldOf[doc]!] = doc;

    const numbers = this.numbers.view();
    const ranks = this.ranks.view();
    const setCodes = this.setCodes.view();
    sections.set(
      'no',
      Uint32Array.from(oldOf, (old) => numbers[old]!),
    );
    sections.set(
      'rank',
      Uint8Array.from(oldOf, (old) => ranks[old]!),
    );
    const setOf = narrow(
      Uint32Array.from(oldOf, (old) => setCodes[old]!),
      this.sets.length - 1,
    );
    sections.set('set', setOf);

    const valueMeta: Record<string, ValueFieldMeta> = {};
    const matrices: Record<1 | 2, FinishedValues[]> = { 1: [], 2: [] };
    for (const [field, { values, sorted, codes }] of [...finished].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const arranged = arrangeValues(values, sorted, codes, newOf);
      const definition = fieldById(field);
      const codeBytes = sorted.length <= 0xff ? 1 : sorted.length <= 0xffff ? 2 : 4;
      const bySet = codesBySet(arranged.primary, setOf, this.sets.length);
      const inMatrix = (bytes: 1 | 2): ColumnShape => ({
        shape: 'matrix',
        bytes,
        at: matrices[bytes].push(arranged) - 1,
      });
      const dense = (): ColumnShape =>
        bySet
          ? { shape: 'sets' }
          : definition?.isSearchFacet && codeBytes !== 4
            ? inMatrix(codeBytes)
            : { shape: 'dense' };
      const column =
        field === SORT_FIELD
          ? { shape: 'ranges' as const }
          : isDense(arranged.held, count, codeBytes)
            ? dense()
            : { shape: 'sparse' as const };
      addValueSections(field, arranged, column, bySet, sections);
      const nameKind = definition?.nameKind ?? null;
      const hasWords =
        !nameKind && (definition?.fieldType === 'PROXIMITY_STRING' || sorted.length <= WORD_INDEX_VALUES);
      if (nameKind) addNameSections(field, nameKind, arranged, sections);
      if (hasWords) addWordSections(field, sorted, sections);
      if (field === SORT_FIELD) {
        const starts = new Uint32Array(sorted.length + 2);
        for (const code of arranged.primary) starts[code + 1]!++;
        for (let code = 0; code <= sorted.length; code++) starts[code + 1]! += starts[code]!;
        sections.set('starts', starts);
      }
      valueMeta[field] = {
        column,
        hasExtras: arranged.extras.docs.length > 0,
        hasPlaces: values.hasPlaces,
        isName: nameKind !== null,
        hasWords,
      };
    }
    for (const bytes of [1, 2] as const) {
      const matrix = matrices[bytes];
      const rows = new (bytes === 1 ? Uint8Array : Uint16Array)(count * matrix.length);
      matrix.forEach(({ primary }, at) => {
        for (let doc = 0; doc < count; doc++) rows[doc * matrix.length + at] = primary[doc]!;
      });
      sections.set(`matrix:${bytes}`, rows);
    }
    const years = Object.fromEntries(
      [...this.years].map(([field, values]) => [field, values.finish(field, newOf, sections)]),
    );
    this.keywords.finish(
      [...this.values].filter(([field]) => isKeywordField(field)),
      oldOf,
      newOf,
      sections,
    );
    const meta: SegmentMeta = {
      docs: count,
      sets: this.sets,
      values: valueMeta,
      years,
      matrixWidths: { 1: matrices[1].length, 2: matrices[2].length },
    };
    return { pieces: packSections(meta, sections), meta };
  }
}
