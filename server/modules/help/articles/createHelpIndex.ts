import MiniSearch from 'minisearch';

import { helpWords } from '#domain/help/core/helpWords.ts';
import type { ContentBlock, ContentSpan, ContentDocument, HelpFacts } from '#domain/site/content/contentDocument.ts';

/** A text of the help with what it has beside its words. */
export type HelpText = ContentDocument & { help: HelpFacts };

/** An article where it is filed. */
export interface FiledArticle {
  text: HelpText;
  section: FiledSection;
}
/** A section where it is filed, with its articles in their order. */
export interface FiledSection {
  text: HelpText;
  category: FiledCategory;
  articles: FiledArticle[];
}
/** A category with its sections in their order. */
export interface FiledCategory {
  text: HelpText;
  sections: FiledSection[];
}

/** Articles for a question, the best first, at most so many. */
export type FindArticles = (question: string, most: number) => FiledArticle[];

/** Longest question that is looked at, in characters. */
const LONGEST = 200;
/** Words of a question that are looked at. */
const MOST_WORDS = 16;
/** From so many letters on a word may have one wrong, and two. */
const FUZZY_FROM = { one: 5, two: 9 };
/** How much a word counts by where it is. */
const BOOST = { title: 4, also: 3, headings: 2, filed: 1.5, body: 1 };
/** A looser match worse than this share of the best one is no answer. */
const LEAST_SHARE = 0.3;

const wordsOf = (spans: readonly ContentSpan[]): string => spans.map(({ text }) => text).join('');
const blockWords = ({ spans, items, rows, entries }: ContentBlock): string =>
  [
    wordsOf(spans),
    ...items.map(wordsOf),
    ...rows.flat().map(wordsOf),
    ...entries.map(({ title, spans: words }) => `${title} ${wordsOf(words)}`),
  ].join(' ');

function fieldsOf({ text, section }: FiledArticle, at: number) {
  return {
    id: at,
    title: text.title,
    also: [...text.help.also, ...text.help.labels].join(' . '),
    headings: text.blocks
      .filter(({ kind }) => kind === 'heading')
      .map(blockWords)
      .join(' . '),
    filed: `${section.text.title} . ${section.category.text.title}`,
    body: `${text.description} ${text.blocks
      .filter(({ kind }) => kind !== 'heading')
      .map(blockWords)
      .join(' ')}`,
  };
}

/**
 * Makes the search of the help: the words of the title count most, then other words for it, headings and text. A word
 * matches its stem, its start, the other words of the field for it, and itself with a letter or two wrong. Articles
 * with all words come before those with some. Nothing of a question is kept (ADR 73).
 */
export function createHelpIndex(articles: readonly FiledArticle[]): FindArticles {
  const index = new MiniSearch({ fields: Object.keys(BOOST), tokenize: helpWords, processTerm: (term) => term });
  index.addAll(articles.map(fieldsOf));
  const ask = (words: string, combineWith: 'AND' | 'OR') =>
    index.search(words, {
      combineWith,
      boost: BOOST,
      tokenize: (text) => text.split(' '),
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= FUZZY_FROM.two ? 2 : term.length >= FUZZY_FROM.one ? 1 : false),
    });
  return (question, most) => {
    const words = [...new Set(helpWords(question.slice(0, LONGEST)))].slice(0, MOST_WORDS).join(' ');
    if (words === '') return [];
    const whole = ask(words, 'AND');
    const loose = ask(words, 'OR');
    const best = loose[0]?.score ?? 0;
    const order = new Set([
      ...whole.map(({ id }) => id as number),
      ...loose.filter(({ score }) => score >= best * LEAST_SHARE).map(({ id }) => id as number),
    ]);
    return [...order].slice(0, most).flatMap((at) => articles[at] ?? []);
  };
}
