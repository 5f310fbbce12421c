import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import { GrowableBytes, GrowableUint32 } from '../format/growable.ts';
import { encodePostings } from '../format/postings.ts';
import { packDictionary } from '../format/StringDictionary.ts';
import type { Section } from '../format/sections.ts';

/** Gathers the words of each record and turns them round into a posting list per word. */
export class KeywordAccumulator {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly wordIds = new GrowableUint32(1024);
  /** Where each record's words start. */
  private readonly starts = new GrowableUint32();

  /** Records must come in order, each once. */
  add(words: Iterable<string>): void {
    this.starts.push(this.wordIds.length);
    for (const word of words) {
      let id = this.ids.get(word);
      if (id === undefined) {
        id = this.words.length;
        this.ids.set(word, id);
        this.words.push(word);
      }
      this.wordIds.push(id);
    }
  }

  /** @param oldOf - the arrival number of each record in its final order. */
  finish(oldOf: Uint32Array, sections: Map<string, Section>): void {
    const order = this.words.map((_word, id) => id).sort((a, b) => compareCodePoints(this.words[a] ?? '', this.words[b] ?? ''));
    const codeOf = new Uint32Array(order.length);
    order.forEach((id, code) => {
      codeOf[id] = code;
    });
    const wordIds = this.wordIds.view();
    const starts = this.starts.view();
    const lists = new Uint32Array(order.length + 1);
    for (const id of wordIds) lists[(codeOf[id] ?? 0) + 1]!++;
    for (let code = 0; code < order.length; code++) lists[code + 1]! += lists[code]!;
    const docs = new Uint32Array(wordIds.length);
    const next = lists.slice();
    for (let doc = 0; doc < oldOf.length; doc++) {
      const old = oldOf[doc]!;
      const end = old + 1 < starts.length ? starts[old + 1]! : wordIds.length;
      for (let at = starts[old]!; at < end; at++) docs[next[codeOf[wordIds[at]!]!]!++] = doc;
    }
    const bytes = new GrowableBytes(Math.max(256, wordIds.length));
    const offsets = new Uint32Array(order.length + 1);
    const counts = new Uint32Array(order.length);
    for (let code = 0; code < order.length; code++) {
      counts[code] = lists[code + 1]! - lists[code]!;
      encodePostings(docs.subarray(lists[code], lists[code + 1]), bytes);
      offsets[code + 1] = bytes.length;
    }
    const dictionary = packDictionary(order.map((id) => this.words[id] ?? ''));
    sections.set('k:offsets', dictionary.offsets);
    sections.set('k:texts', dictionary.bytes);
    sections.set('k:lists', offsets);
    sections.set('k:counts', counts);
    sections.set('k:postings', bytes.view());
  }
}
