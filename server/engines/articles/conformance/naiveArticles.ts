import {
  ARTICLE_FACETS,
  type ArticleFacet,
  type ArticleFilters,
  type ArticleOrder,
} from '#domain/newspapers/search/articleQuery.ts';
import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import { isCommonWord } from '#domain/newspapers/search/commonWords.ts';
import { decadeOfDay } from '#domain/newspapers/search/dayNumber.ts';
import { impactLevel, PHRASE_BONUS, rarityWeight } from '#domain/newspapers/search/impact.ts';
import { hasWildcard, wordPattern } from '#domain/newspapers/search/phraseWords.ts';
import type { WordSpan } from '#domain/newspapers/search/wordSpans.ts';
import type { Asked, Phrase } from '#domain/newspapers/search/wordsQuery.ts';
import { compareCodePoints } from '#server/engines/search/matching/compareCodePoints.ts';

import type { ArticleAnswer, ArticleHit, ArticleCoverage, IndexedArticle } from '../articleSearch.ts';
import type { FormsOf } from '../query/planAsked.ts';

/** What a naive search is asked: the reading of a query, with its page. */
export interface NaiveQuery {
  all: readonly (readonly Asked[])[];
  none: readonly Asked[];
  filters: ArticleFilters;
  order: ArticleOrder;
  facets: readonly ArticleFacet[];
  offset: number;
  limit: number;
}

interface Read {
  article: IndexedArticle;
  /** Words at each position. */
  places: ReadonlySet<string>[];
  words: ReadonlyMap<string, number>;
  headline: ReadonlySet<string>;
}

function read(article: IndexedArticle): Read {
  const { words, positions, firstTokens } = articleWords(article.text, article.alternatives);
  const places = firstTokens.map(() => new Set<string>());
  const counts = new Map<string, number>();
  words.forEach((word, at) => {
    places[positions[at]!]!.add(word);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  });
  return { article, places, words: counts, headline: new Set(articleWords(article.headline).words) };
}

const FACET_VALUES: Readonly<Record<ArticleFacet, (article: IndexedArticle) => string>> = {
  title: ({ titleId }) => titleId,
  county: ({ county }) => county,
  decade: ({ day }) => decadeOfDay(day),
  kind: ({ kind }) => kind,
  access: ({ access }) => access,
};

function failsOther({ article, places }: Read, filters: ArticleFilters): boolean {
  const isOutside = (values: readonly string[] | undefined, value: string) =>
    values !== undefined && values.length > 0 && !values.includes(value);
  const { fromDay, toDay, fromWords, toWords, quality, addedSince } = filters;
  const steps = (share: number) => Math.round(share * 10_000);
  return (
    isOutside(filters.region, article.region) ||
    isOutside(filters.country, article.country) ||
    isOutside(filters.issue, article.issueId) ||
    (filters.places != null && (article.placeId === null || !filters.places.includes(article.placeId))) ||
    (fromDay != null && article.day < fromDay) ||
    (toDay != null && article.day > toDay) ||
    (fromWords != null && places.length < fromWords) ||
    (toWords != null && places.length > toWords) ||
    (quality != null && (article.quality === null || steps(article.quality) < steps(quality))) ||
    (addedSince != null && article.addedOn < addedSince) ||
    (filters.isFrontPage === true && article.firstPage !== 1) ||
    (filters.isCorrected === true && !article.isCorrected)
  );
}

const failedFacets = ({ article }: Read, filters: ArticleFilters): ArticleFacet[] =>
  ARTICLE_FACETS.filter(
    (facet) => (filters[facet]?.length ?? 0) > 0 && !filters[facet]?.includes(FACET_VALUES[facet](article)),
  );

const inOrder = (a: WordSpan, b: WordSpan) => a.from - b.from || a.to - b.to;
const distinct = (spans: WordSpan[]) =>
  [...new Map(spans.map((span) => [`${span.from}-${span.to}`, span])).values()].sort(inOrder);

/** The plainest article search there can be: reads every article for every query. */
export class NaiveArticles {
  private readonly read: readonly Read[];
  private formsOf: FormsOf = ({ word }) => [{ form: word, cost: 0 }];
  private found = new Map<Asked, Map<Read, WordSpan[]>>();

  constructor(articles: readonly IndexedArticle[]) {
    this.read = articles.map(read);
  }

  /** @param formsOf - misreadings are not this search's business; it is given them */
  answer(
    { all, none, filters, order, facets, offset, limit }: NaiveQuery,
    formsOf: FormsOf,
  ): Pick<ArticleAnswer, 'hits' | 'total' | 'facets' | 'coverage'> {
    this.formsOf = formsOf;
    this.found = new Map();
    const weights = new Map(
      all
        .flat()
        .map((asked) => [
          asked,
          rarityWeight(this.read.length, this.read.filter((one) => this.spansIn(one, asked).length > 0).length) *
            (this.isWord(asked) ? 1 : PHRASE_BONUS),
        ]),
    );
    const found = this.read.filter(
      (one) =>
        all.every((group) => group.some((asked) => this.spansIn(one, asked).length > 0)) &&
        none.every((asked) => this.spansIn(one, asked).length === 0),
    );
    const judged = found
      .filter((one) => !failsOther(one, filters))
      .map((one) => ({ one, failed: failedFacets(one, filters) }));
    const hits = judged
      .filter(({ failed }) => failed.length === 0)
      .map(({ one }) => ({
        one,
        score: all.reduce(
          (sum, group) => sum + Math.max(...group.map((asked) => this.score(one, asked, weights.get(asked) ?? 0))),
          0,
        ),
      }));
    const counts = Object.fromEntries(
      facets.map((facet) => {
        const tally = new Map<string, number>();
        for (const { one, failed } of judged)
          if (failed.every((other) => other === facet))
            tally.set(FACET_VALUES[facet](one.article), (tally.get(FACET_VALUES[facet](one.article)) ?? 0) + 1);
        return [
          facet,
          [...tally]
            .map(([value, count]) => ({ value, count }))
            .sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value)),
        ];
      }),
    );
    const first = ({ one: { article }, score }: (typeof hits)[number]): number | string =>
      order === 'relevance'
        ? -score
        : order === 'title'
          ? article.titleId
          : order === 'added'
            ? -article.addedOn
            : order === 'quality'
              ? -(article.quality === null ? -1 : Math.round(article.quality * 10_000))
              : order === 'newest'
                ? -article.day
                : article.day;
    const compare = (a: number | string, b: number | string) =>
      typeof a === 'string' ? compareCodePoints(a, String(b)) : a - Number(b);
    hits.sort(
      (a, b) =>
        compare(first(a), first(b)) || a.one.article.day - b.one.article.day || a.one.article.no - b.one.article.no,
    );
    const page = hits.slice(offset, offset + limit).map(({ one }): ArticleHit => ({
      no: one.article.no,
      id: one.article.id,
      spans: distinct(all.flat().flatMap((asked) => this.spansIn(one, asked))).slice(0, 100),
    }));
    return { hits: page, total: hits.length, facets: counts, coverage: this.coverage(filters) };
  }

  private coverage(filters: ArticleFilters): ArticleCoverage {
    const { title, county, decade, region, country, issue, places, fromDay, toDay } = filters;
    const searched = Object.fromEntries(
      Object.entries({ title, county, decade, region, country, issue, places, fromDay, toDay }).filter(
        ([, value]) => value !== undefined,
      ),
    ) as ArticleFilters;
    const covered = this.read
      .filter((one) => !failsOther(one, searched) && failedFacets(one, searched).length === 0)
      .map(({ article }) => article);
    const days = covered.map(({ day }) => day).sort((a, b) => a - b);
    return {
      articles: covered.length,
      issues: new Set(covered.map(({ issueId }) => issueId)).size,
      titles: new Set(covered.map(({ titleId }) => titleId)).size,
      firstDay: days[0] ?? null,
      lastDay: days.at(-1) ?? null,
    };
  }

  private isWord = (asked: Asked): boolean => asked.kind === 'phrase' && asked.words.length === 1;

  private score(one: Read, asked: Asked, weight: number): number {
    const spans = this.spansIn(one, asked);
    if (spans.length === 0) return 0;
    if (asked.kind !== 'phrase' || asked.words.length > 1) {
      const typed = asked.kind === 'phrase' ? this.waySpans(one, asked.words, true).length : 0;
      return weight * (impactLevel(Math.max(1, typed), one.places.length, false) + 1);
    }
    const levels = this.formsOf(asked.words[0]!).flatMap(({ form, cost }) =>
      this.wordsLike(one, form).map((word) =>
        Math.max(0, impactLevel(one.words.get(word) ?? 0, one.places.length, one.headline.has(word)) - cost),
      ),
    );
    return weight * (Math.max(...levels) + 1);
  }

  private wordsLike(one: Read, form: string): string[] {
    if (!hasWildcard(form)) return one.words.has(form) ? [form] : [];
    const pattern = wordPattern(form);
    return [...one.words.keys()].filter((word) => pattern.test(word));
  }

  private spansIn(one: Read, asked: Asked): WordSpan[] {
    const known = this.found.get(asked) ?? new Map<Read, WordSpan[]>();
    this.found.set(asked, known);
    const spans = known.get(one) ?? this.findSpans(one, asked);
    known.set(one, spans);
    return spans;
  }

  private findSpans(one: Read, asked: Asked): WordSpan[] {
    if (asked.kind === 'phrase') return this.phraseSpans(one, asked.words);
    const [left, right] = [this.phraseSpans(one, asked.left), this.phraseSpans(one, asked.right)];
    const found: WordSpan[] = [];
    for (const a of left) {
      for (const b of right) {
        const [before, after] = a.from < b.from ? [a, b] : [b, a];
        if (after.from >= before.to && after.from - before.to + 1 <= asked.distance) found.push(a, b);
      }
    }
    return distinct(found);
  }

  /** The phrase as typed, and with two neighbours as one word. */
  private phraseSpans(one: Read, phrase: Phrase): WordSpan[] {
    const joined = phrase.slice(1).flatMap((word, at) => {
      const before = phrase[at]!;
      return hasWildcard(word.word) || hasWildcard(before.word)
        ? []
        : [[...phrase.slice(0, at), { word: before.word + word.word, isExact: true }, ...phrase.slice(at + 2)]];
    });
    return distinct([phrase, ...joined].flatMap((way) => this.waySpans(one, way, phrase.length > 1)));
  }

  private waySpans(one: Read, way: Phrase, isPhrase: boolean): WordSpan[] {
    const forms = way.map((word) =>
      this.formsOf(isPhrase && isCommonWord(word.word) ? { ...word, isExact: true } : word).map(({ form }) =>
        hasWildcard(form) ? wordPattern(form) : form,
      ),
    );
    const holds = (place: ReadonlySet<string>, wanted: readonly (RegExp | string)[]) =>
      wanted.some((form) => (typeof form === 'string' ? place.has(form) : [...place].some((word) => form.test(word))));
    return one.places.flatMap((_place, from) =>
      from + way.length <= one.places.length && forms.every((wanted, nth) => holds(one.places[from + nth]!, wanted))
        ? [{ from, to: from + way.length }]
        : [],
    );
  }
}
