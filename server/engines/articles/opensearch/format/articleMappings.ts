import { createHash } from 'node:crypto';

import type { Clause } from '#server/engines/opensearch/answers.ts';
import type { IndexPlan } from '#server/engines/opensearch/IndexBuild.ts';
import { DEEPEST } from '#server/engines/opensearch/pageWindow.ts';

/** Longest pattern of the readings of a word, in characters. */
const LONGEST_PATTERN = 50_000;
/** Raised when documents are written otherwise though the mapping stays. */
const FORMAT = 2;

/**
 * Words of a text: the first of each position, then, in step with it, the second and so on. What is written is tokens
 * and spaces.
 */
export const LAYERS = ['w', 'x1', 'x2', 'x3', 'x4'] as const;
/** Fills a position of which a layer has no word. */
export const NO_WORD = '·';
/** Between a word and its level. */
export const LEVEL_SIGN = '^';
/** Levels that a phrase can reach, from 1. */
export const PHRASE_LEVELS = [1, 2, 3, 4, 5, 6] as const;

const POSITIONS = { type: 'text', analyzer: 'whitespace', norms: false };
const NAME = { type: 'keyword' };
const NUMBER = { type: 'integer' };

/** The mapping of articles. Neither texts nor boxes are kept: they are in the database. */
const ARTICLE_MAPPING: Clause = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    no: { type: 'long' },
    id: { type: 'keyword', index: false },
    ...Object.fromEntries(LAYERS.map((layer) => [layer, POSITIONS])),
    // Each word with its level: `smith^3`.
    i: { ...POSITIONS, index_options: 'docs' },
    // Level of something that occurs once, and for each level how often it takes, as pageOfArticles.ts compares it.
    once: NUMBER,
    ...Object.fromEntries(PHRASE_LEVELS.map((level) => [`q${level}`, { type: 'float', index: false }])),
    words: NUMBER,
    title: NAME,
    issue: NAME,
    county: NAME,
    region: NAME,
    country: NAME,
    kind: NAME,
    access: NAME,
    decade: NAME,
    day: NUMBER,
    addedOn: NUMBER,
    place: NUMBER,
    quality: NUMBER,
    isFrontPage: { type: 'boolean' },
    isCorrected: { type: 'boolean' },
    check: { type: 'integer', index: false },
  },
};

/** The mapping of words: which are real, and what the others may be misreadings of. */
const WORD_MAPPING: Clause = {
  dynamic: 'strict',
  _source: { includes: ['word'] },
  properties: {
    word: { type: 'keyword' },
    isKnown: { type: 'boolean' },
    // Of a real word: the most articles that any one portion of the archive had it in.
    articles: NUMBER,
    meant: { type: 'keyword', doc_values: false },
    // What a word that no list knows is looked up by.
    near: { type: 'long', doc_values: false },
  },
};

const NOTE_MAPPING: Clause = {
  dynamic: 'strict',
  properties: {
    change: { type: 'long' },
    lesson: { type: 'long' },
    after: { type: 'long' },
    isComplete: { type: 'boolean' },
    layers: NUMBER,
    articles: { type: 'long' },
    check: { type: 'long' },
    usedAt: { type: 'long' },
    mark: { type: 'keyword', index: false },
    writer: { type: 'keyword' },
    turn: { type: 'long' },
  },
};

const SETTINGS = { refresh_interval: '-1', max_result_window: DEEPEST, max_regex_length: LONGEST_PATTERN };

/** Articles, their words, and what was taken in. @param name - what kind of texts: an engine for each */
export function articlePlan(name: string): IndexPlan {
  const format = createHash('sha256')
    .update(JSON.stringify([FORMAT, ARTICLE_MAPPING, WORD_MAPPING, NOTE_MAPPING]))
    .digest('hex')
    .slice(0, 10);
  return {
    format,
    kinds: [
      { kind: name, mapping: ARTICLE_MAPPING, settings: SETTINGS, isParted: true },
      { kind: `${name}words`, mapping: WORD_MAPPING, settings: SETTINGS, isParted: true },
      { kind: `${name}notes`, mapping: NOTE_MAPPING, isParted: false },
    ],
  };
}
