import type { Section } from '#server/engines/search/columnar/format/sections.ts';
import { packDictionary } from '#server/engines/search/columnar/format/StringDictionary.ts';

import type { IndexedArticle } from '../articleSearch.ts';
import {
  NUMBER_COLUMN_NAMES,
  NUMBER_COLUMNS,
  type NumberColumn,
  VALUE_COLUMN_NAMES,
  VALUE_COLUMNS,
  type ValueColumn,
} from '../format/columns.ts';
import type { ArticleSegment } from '../query/ArticleSegment.ts';

interface Values {
  codes: Map<string, number>;
  ofDocs: number[];
}

/** What a segment holds of its articles beside their words, gathered while it is built. */
export class DocColumns {
  private readonly ids: string[] = [];
  private readonly values = Object.fromEntries(
    VALUE_COLUMN_NAMES.map((name) => [name, { codes: new Map<string, number>(), ofDocs: [] }]),
  ) as unknown as Record<ValueColumn, Values>;
  private readonly numbers = Object.fromEntries(NUMBER_COLUMN_NAMES.map((name) => [name, [] as number[]])) as Record<
    NumberColumn,
    number[]
  >;

  get docs(): number {
    return this.ids.length;
  }

  add(article: IndexedArticle, words: number): void {
    this.ids.push(article.id);
    for (const name of VALUE_COLUMN_NAMES) this.addValue(name, VALUE_COLUMNS[name](article));
    for (const [name, read] of Object.entries(NUMBER_COLUMNS)) this.numbers[name as NumberColumn].push(read(article));
    this.numbers.words.push(words);
  }

  /** Takes an article over from a finished segment. */
  copy(segment: ArticleSegment, doc: number): void {
    this.ids.push(segment.idOf(doc));
    for (const name of VALUE_COLUMN_NAMES)
      this.addValue(name, segment.values[name].texts[segment.values[name].codes[doc]!]!);
    for (const name of NUMBER_COLUMN_NAMES) this.numbers[name].push(segment.numbers[name][doc]!);
  }

  /** The columns as sections of a file. */
  finish(): Map<string, Section> {
    const sections = new Map<string, Section>();
    const ids = packDictionary(this.ids);
    sections.set('id.offsets', ids.offsets).set('id.bytes', ids.bytes);
    for (const name of VALUE_COLUMN_NAMES) {
      const { codes, ofDocs } = this.values[name];
      const texts = packDictionary([...codes.keys()]);
      sections
        .set(`${name}.offsets`, texts.offsets)
        .set(`${name}.bytes`, texts.bytes)
        .set(`${name}.codes`, Uint32Array.from(ofDocs));
    }
    for (const name of NUMBER_COLUMN_NAMES) sections.set(name, Int32Array.from(this.numbers[name]));
    return sections;
  }

  private addValue(name: ValueColumn, text: string): void {
    const { codes, ofDocs } = this.values[name];
    const code = codes.get(text) ?? codes.size;
    codes.set(text, code);
    ofDocs.push(code);
  }
}
