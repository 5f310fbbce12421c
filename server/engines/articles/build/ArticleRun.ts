import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import { isCommonWord } from '#domain/newspapers/search/commonWords.ts';
import { impactLevel } from '#domain/newspapers/search/impact.ts';
import { GrowableBytes, GrowableUint32 } from '#server/engines/search/columnar/format/growable.ts';
import { compareCodePoints } from '#server/engines/search/matching/compareCodePoints.ts';

import type { IndexedArticle } from '../articleSearch.ts';
import { pushVarint } from '../format/varint.ts';
import type { TermPostings } from './mergeTerms.ts';

const NONE = -1;
const IN_HEADLINE = 1;

/**
 * Words of a run of articles with their positions, in the order they come: eight bytes each, whatever the words. Sorted
 * when the run is full, by counting.
 */
export class ArticleRun {
  private readonly codes = new Map<string, number>();
  private readonly texts: string[] = [];
  /** Code of the common word, or NONE, by code of the word. */
  private readonly common: number[] = [];
  private readonly pairCodes = new Map<number, number>();
  private readonly terms = new GrowableUint32(1 << 16);
  /** Position, with the headline's bit lowest. */
  private readonly places = new GrowableUint32(1 << 16);
  private readonly ends: number[] = [];
  private readonly lengths: number[] = [];

  /** Words taken in, pairs included. */
  get size(): number {
    return this.terms.length;
  }

  /** @returns the words of the article. */
  add(article: IndexedArticle): number {
    const { words, positions, firstTokens } = articleWords(article.text, article.alternatives);
    const headline = article.headline === '' ? null : new Set(articleWords(article.headline).words);
    const codes = words.map((word) => this.codeOf(word));
    for (let at = 0; at < words.length; at += 1) {
      this.push(codes[at]!, positions[at]!, headline?.has(words[at]!) === true);
      if (this.common[codes[at]!] !== NONE) this.addPairs(codes, positions, at);
    }
    this.ends.push(this.terms.length);
    this.lengths.push(firstTokens.length);
    return firstTokens.length;
  }

  /** The words in order, each with its postings; the run is empty afterwards. */
  *finish(): Generator<TermPostings> {
    const { terms, places } = { terms: this.terms.view(), places: this.places.view() };
    const starts = new Uint32Array(this.texts.length + 1);
    for (const term of terms) starts[term + 1]! += 1;
    for (let term = 0; term < this.texts.length; term += 1) starts[term + 1]! += starts[term]!;
    const fill = starts.slice();
    const [docs, sorted] = [new Uint32Array(terms.length), new Uint32Array(terms.length)];
    for (let doc = 0, at = 0; doc < this.ends.length; doc += 1) {
      for (; at < this.ends[doc]!; at += 1) {
        const to = fill[terms[at]!]!++;
        docs[to] = doc;
        sorted[to] = places[at]!;
      }
    }
    const order = this.texts
      .map((_text, term) => term)
      .sort((a, b) => compareCodePoints(this.texts[a]!, this.texts[b]!));
    const [postings, positions] = [new GrowableBytes(1 << 16), new GrowableBytes(1 << 16)];
    for (const term of order) {
      postings.length = 0;
      positions.length = 0;
      const df = this.encode(docs, sorted, starts[term]!, starts[term + 1]!, postings, positions);
      yield {
        text: Buffer.from(this.texts[term]!, 'utf8'),
        df,
        postings: postings.view(),
        positions: positions.view(),
      };
    }
  }

  private encode(
    docs: Uint32Array,
    places: Uint32Array,
    from: number,
    to: number,
    postings: GrowableBytes,
    positions: GrowableBytes,
  ): number {
    let [df, before] = [0, -1];
    for (let at = from; at < to; df += 1) {
      const doc = docs[at]!;
      let [last, times, isInHeadline] = [0, 0, false];
      for (; at < to && docs[at] === doc; at += 1, times += 1) {
        const position = places[at]! >>> 1;
        const isLast = at + 1 === to || docs[at + 1] !== doc;
        pushVarint(positions, ((position - last) << 1) | (isLast ? 1 : 0));
        last = position;
        isInHeadline ||= (places[at]! & IN_HEADLINE) !== 0;
      }
      pushVarint(postings, (((doc - before - 1) << 3) | impactLevel(times, this.lengths[doc]!, isInHeadline)) >>> 0);
      before = doc;
    }
    return df;
  }

  private push(code: number, position: number, isInHeadline: boolean): void {
    this.terms.push(code);
    this.places.push((position << 1) | (isInHeadline ? IN_HEADLINE : 0));
  }

  /** Common words side by side are a word of their own, so that a phrase of them needs no other list. */
  private addPairs(codes: readonly number[], positions: readonly number[], at: number): void {
    const next = positions[at]! + 1;
    for (let other = at + 1; other < codes.length && positions[other]! <= next; other += 1) {
      if (positions[other] !== next || this.common[codes[other]!] === NONE) continue;
      const key = codes[at]! * 2 ** 26 + codes[other]!;
      let pair = this.pairCodes.get(key);
      if (pair === undefined) {
        pair = this.newCode(`${this.texts[codes[at]!]} ${this.texts[codes[other]!]}`, NONE);
        this.pairCodes.set(key, pair);
      }
      this.push(pair, positions[at]!, false);
    }
  }

  private codeOf(word: string): number {
    const known = this.codes.get(word);
    if (known !== undefined) return known;
    const code = this.newCode(word, isCommonWord(word) ? this.texts.length : NONE);
    this.codes.set(word, code);
    return code;
  }

  private newCode(text: string, common: number): number {
    this.texts.push(text);
    this.common.push(common);
    return this.texts.length - 1;
  }
}
