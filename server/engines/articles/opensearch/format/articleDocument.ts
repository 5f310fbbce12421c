import { createHash } from 'node:crypto';

import { articleWords, type ArticleWords } from '#domain/newspapers/search/articleWords.ts';
import { impactLevel, timesForLevel } from '#domain/newspapers/search/impact.ts';

import type { IndexedArticle } from '../../articleSearch.ts';
import { NUMBER_COLUMNS, VALUE_COLUMNS } from '../../format/columns.ts';
import { LAYERS, LEVEL_SIGN, NO_WORD, PHRASE_LEVELS } from './articleMappings.ts';

/** An article as it is written. */
export interface WrittenArticle {
  no: number;
  /** The document, written out. */
  document: string;
  /** Part of the sum by which a portion is checked, below 2^20. */
  check: number;
  /** Layers of words that it has. */
  layers: number;
}

const CHECK_HEX = 5;

/**
 * What a phrase's count of occurrences is compared with: the count n is known as n/(n + 1), and this lies between two
 * of them.
 */
const between = (times: number): number => ((times - 1) / times + times / (times + 1)) / 2;

/** Texts of the layers; words for which there are too few layers are found by themselves alone, and not in phrases. */
function layersOf({ words, positions, firstTokens }: ArticleWords): string[] {
  const layers: string[][] = [];
  let [before, layer] = [-1, 0];
  words.forEach((word, at) => {
    const position = positions[at] ?? 0;
    layer = position === before ? layer + 1 : 0;
    before = position;
    if (layer >= LAYERS.length) return;
    const own = (layers[layer] ??= []);
    while (own.length < position) own.push(NO_WORD);
    own.push(word);
  });
  return firstTokens.length === 0 ? [] : layers.map((own) => own.join(' '));
}

/**
 * Reads an article into its document: ready-made tokens, nothing left to analyse.
 *
 * @param vocabulary - words with how many articles have them; this one’s are counted
 */
export function articleDocument(article: IndexedArticle, vocabulary: Map<string, number>): WrittenArticle {
  const read = articleWords(article.text, article.alternatives);
  const length = read.firstTokens.length;
  const headline = article.headline === '' ? null : new Set(articleWords(article.headline).words);
  const times = new Map<string, number>();
  for (const word of read.words) times.set(word, (times.get(word) ?? 0) + 1);
  const impacts: string[] = [];
  for (const [word, count] of times) {
    impacts.push(`${word}${LEVEL_SIGN}${impactLevel(count, length, headline?.has(word) === true)}`);
    vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  }
  const layers = layersOf(read);
  const { no, placeId, quality } = article;
  const content = {
    no,
    id: article.id,
    ...Object.fromEntries(layers.map((text, at) => [LAYERS[at], text])),
    i: impacts.join(' '),
    once: impactLevel(1, length, false),
    ...Object.fromEntries(PHRASE_LEVELS.map((level) => [`q${level}`, 1 - between(timesForLevel(level, length))])),
    words: length,
    ...Object.fromEntries(Object.entries(VALUE_COLUMNS).map(([name, value]) => [name, value(article)])),
    day: article.day,
    addedOn: article.addedOn,
    ...(placeId !== null && { place: placeId }),
    ...(quality !== null && { quality: NUMBER_COLUMNS.quality(article) }),
    isFrontPage: article.firstPage === 1,
    isCorrected: article.isCorrected,
  };
  const check = Number.parseInt(
    createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, CHECK_HEX),
    16,
  );
  return { no, document: JSON.stringify({ ...content, check }), check, layers: layers.length };
}
