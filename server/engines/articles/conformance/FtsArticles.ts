import assert from 'node:assert/strict';

import LibSql from 'libsql';

import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import { readWords } from '#domain/newspapers/search/readWords.ts';
import type { Asked, Phrase, WordsQuery } from '#domain/newspapers/search/wordsQuery.ts';

import type { IndexedArticle } from '../articleSearch.ts';
import { answerArticles } from '../query/answerArticles.ts';
import type { ArticleView } from '../query/ArticleView.ts';
import { planArticles } from '../query/planArticles.ts';

const PREFIX = /^[^*?]+\*$/u;

/** A word as FTS5 takes it; null for a wildcard that it does not know. */
const sayWord = (word: string): string | null =>
  !hasWildcard(word) ? `"${word}"` : PREFIX.test(word) ? `"${word.slice(0, -1)}" *` : null;

/** Words side by side, or two of them written as one, as a phrase of ours is met. */
function sayPhrase(phrase: Phrase): string | null {
  const words = phrase.map(({ word }) => word);
  if (words.length === 1) return sayWord(words[0]!);
  if (words.some(hasWildcard)) return null;
  const joined = words
    .slice(1)
    .map((_word, at) => [...words.slice(0, at), words[at]! + words[at + 1]!, ...words.slice(at + 2)]);
  return `(${[words, ...joined].map((way) => `"${way.join(' ')}"`).join(' OR ')})`;
}

/**
 * FTS5 counts the words between, we the steps. A phrase inside NEAR is met in one way only, and a word may be near
 * itself there.
 */
function sayNear({ distance, left, right }: Extract<Asked, { kind: 'near' }>): string | null {
  const [[a], [b]] = [left, right];
  if (
    left.length !== 1 ||
    right.length !== 1 ||
    !a ||
    !b ||
    a.word === b.word ||
    hasWildcard(a.word) ||
    hasWildcard(b.word)
  )
    return null;
  return `NEAR("${a.word}" "${b.word}", ${distance - 1})`;
}

const sayAsked = (asked: Asked): string | null => (asked.kind === 'near' ? sayNear(asked) : sayPhrase(asked.words));

/**
 * The query in the language of FTS5; null when it cannot say it: question marks, letters after a star, no word to find.
 */
function sayQuery({ all, none }: WordsQuery): string | null {
  const groups = all.map((group) => group.map(sayAsked));
  const left = none.map(sayAsked);
  if (groups.length === 0 || [...groups.flat(), ...left].includes(null)) return null;
  const asked = groups.map((group) => `(${group.join(' OR ')})`).join(' AND ');
  return left.reduce<string>((query, each) => `(${query}) NOT ${each}`, asked);
}

/**
 * Articles in FTS5 of SQLite: an oracle that is not ours, for what it can say. It gets our words and does not know
 * misreadings, nor two words at one position: give it articles without.
 */
export class FtsArticles {
  private readonly db = new LibSql(':memory:');
  private readonly select;
  private readonly count;
  private readonly best;

  constructor(articles: Iterable<Pick<IndexedArticle, 'no' | 'text'>>) {
    this.db.exec(`CREATE VIRTUAL TABLE article USING fts5(text, content='', tokenize="unicode61 remove_diacritics 0")`);
    const insert = this.db.prepare('INSERT INTO article (rowid, text) VALUES (?, ?)');
    this.db.exec('BEGIN');
    for (const { no, text } of articles) insert.run(no, articleWords(text).words.join(' '));
    this.db.exec("COMMIT; INSERT INTO article (article) VALUES ('optimize')");
    this.select = this.db.prepare('SELECT rowid AS no FROM article WHERE article MATCH ? ORDER BY rowid');
    this.count = this.db.prepare('SELECT count(*) AS total FROM article WHERE article MATCH ?');
    this.best = this.db.prepare('SELECT rowid AS no FROM article WHERE article MATCH ? ORDER BY rank LIMIT ?');
  }

  /** Numbers of the articles that a query finds, ascending; null when FTS5 cannot say it. */
  find(query: WordsQuery): number[] | null {
    const said = sayQuery(query);
    return said === null ? null : (this.select.all(said) as { no: number }[]).map(({ no }) => no);
  }

  /** The exact total and the first articles by its own relevance, without facets; null when FTS5 cannot say it. */
  page(query: WordsQuery, limit: number): { total: number; nos: number[] } | null {
    const said = sayQuery(query);
    if (said === null) return null;
    const { total } = this.count.get(said) as { total: number };
    return { total, nos: (this.best.all(said, limit) as { no: number }[]).map(({ no }) => no) };
  }

  close(): void {
    this.db.close();
  }
}

/** The article with one word at each position: what FTS5 can hold. */
export function withSingleWords(article: IndexedArticle): IndexedArticle {
  const { words, positions } = articleWords(article.text);
  return {
    ...article,
    headline: '',
    alternatives: [],
    text: words.filter((_word, at) => positions[at] !== positions[at + 1]).join(' . '),
  };
}

/**
 * Holds the articles that the segments find by words alone against those of FTS5.
 *
 * @returns how many were found; null when FTS5 cannot say the query
 * @throws AssertionError with the words asked for
 */
export function checkFts(view: ArticleView, fts: FtsArticles, words: string): number | null {
  const expected = fts.find(readWords(words).query);
  if (expected === null) return null;
  const { planned } = planArticles(
    view,
    { words, filters: {}, order: 'oldest', withMisreadings: false, refused: [], facets: [] },
    { offset: 0, limit: view.live },
  );
  const { hits } = answerArticles(view, planned, () => false);
  assert.deepEqual(
    hits.map(({ no }) => no).sort((a, b) => a - b),
    expected,
    words,
  );
  return expected.length;
}
