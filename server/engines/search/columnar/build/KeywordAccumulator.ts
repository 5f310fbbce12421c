import { keywordsOfKey } from '#domain/records/core/textTokens.ts';

import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import { GrowableUint32 } from '../format/growable.ts';
import type { Section } from '../format/sections.ts';
import { packDictionary } from '../format/StringDictionary.ts';
import { addPostings } from './addPostings.ts';
import type { ValueAccumulator } from './ValueAccumulator.ts';

/** A field and its values. */
type FieldValues = readonly [field: string, values: ValueAccumulator];

/**
 * Turns the words of records round into a posting list per word. What the values of a record say is taken from these at
 * the end: each distinct text is taken apart once, however many records have it.
 */
export class KeywordAccumulator {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly wordIds = new GrowableUint32(1024);
  /** Where each record's own words start. */
  private readonly starts = new GrowableUint32();

  /** Records must come in order, each once. @param words - besides those of its values. */
  add(words: Iterable<string>): void {
    this.starts.push(this.wordIds.length);
    for (const word of words) this.wordIds.push(this.idOf(word));
  }

  private idOf(word: string): number {
    let id = this.ids.get(word);
    if (id === undefined) {
      id = this.words.length;
      this.ids.set(word, id);
      this.words.push(word);
    }
    return id;
  }

  /**
   * @param fields - whose values hold keywords.
   * @param oldOf - the arrival number of each record in its final order.
   * @param newOf - the final number of each record.
   */
  finish(fields: readonly FieldValues[], oldOf: Uint32Array, newOf: Uint32Array, sections: Map<string, Section>): void {
    const { texts, textStarts, textWords } = this.wordsOfTexts(fields, newOf);
    const order = this.words
      .map((_word, id) => id)
      .sort((a, b) => compareCodePoints(this.words[a] ?? '', this.words[b] ?? ''));
    const codeOf = new Uint32Array(order.length);
    order.forEach((id, code) => {
      codeOf[id] = code;
    });
    const own = this.wordIds.view();
    const starts = this.starts.view();
    const counts = addPostings(
      'k',
      order.length,
      (visit) => {
        for (let doc = 0; doc < oldOf.length; doc++) {
          const old = oldOf[doc]!;
          const end = old + 1 < starts.length ? starts[old + 1]! : own.length;
          for (let at = starts[old]!; at < end; at++) visit(codeOf[own[at]!]!, doc);
          for (let entry = texts.starts[doc]!; entry < texts.starts[doc + 1]!; entry++) {
            const text = texts.ids[entry]!;
            for (let at = textStarts[text]!; at < textStarts[text + 1]!; at++) visit(codeOf[textWords[at]!]!, doc);
          }
        }
      },
      sections,
    );
    const dictionary = packDictionary(order.map((id) => this.words[id] ?? ''));
    sections.set('k:offsets', dictionary.offsets);
    sections.set('k:texts', dictionary.bytes);
    sections.set('k:counts', counts);
  }

  /** The texts of each record in its final order, numbered over all fields, and the words of each text. */
  private wordsOfTexts(fields: readonly FieldValues[], newOf: Uint32Array) {
    const textStarts = new GrowableUint32();
    const textWords = new GrowableUint32(1024);
    const starts = new Uint32Array(newOf.length + 1);
    for (const [, { docs }] of fields) for (const doc of docs.view()) starts[newOf[doc]! + 1]!++;
    for (let doc = 0; doc < newOf.length; doc++) starts[doc + 1]! += starts[doc]!;
    const ids = new Uint32Array(starts[newOf.length]!);
    const next = starts.slice();
    for (const [field, { docs, textIds, texts }] of fields) {
      const first = textStarts.length;
      for (const text of texts) {
        textStarts.push(textWords.length);
        for (const word of keywordsOfKey(field, text)) textWords.push(this.idOf(word));
      }
      const [holders, held] = [docs.view(), textIds.view()];
      for (let entry = 0; entry < holders.length; entry++) ids[next[newOf[holders[entry]!]!]!++] = first + held[entry]!;
    }
    textStarts.push(textWords.length);
    return { texts: { starts, ids }, textStarts: textStarts.view(), textWords: textWords.view() };
  }
}
