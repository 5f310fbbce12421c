import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

import { articleCollector, qualityOf, surenessOf } from './articleCollector.ts';
import type { ArticleDraft, PageDraft, ZoneDraft } from './IssueDraft.ts';

const ISSUE = 'BL/0009999/18240217';
/** A line of words of one confidence: 0 where the machine does not say, 1 to 15. */
const lineOf = (count: number, confidence = 0): PageLine => ({
  x: 0,
  y: 0,
  width: 100,
  height: 10,
  hasWordBoxes: true,
  words: Array.from({ length: count }, (_, at) => ({
    text: `w${at}`,
    x: at,
    y: 0,
    width: 1,
    height: 1,
    confidence,
    flags: 0,
  })),
});
const zone = (article: number, order: number, firstLine = 0, lastLine = firstLine): ZoneDraft => ({
  article,
  order,
  firstLine,
  lastLine,
  x: order,
  y: 0,
  width: 10,
  height: 10,
});
const page = (position: number, lines: readonly PageLine[], zones: readonly ZoneDraft[]): PageDraft => ({
  position,
  label: String(position),
  width: 100,
  height: 100,
  dpi: null,
  lines,
  zones,
  alternatives: [],
  imageFile: null,
  source: 'a.xml',
});
const draft = (headline: string | null): ArticleDraft => ({ headline, kind: 'article', isGuess: false });

function collected(pages: readonly PageDraft[], drafts: readonly ArticleDraft[]) {
  const collector = articleCollector(ISSUE);
  pages.forEach((each) => collector.add(each));
  return collector.articles(drafts);
}

describe('how sure the machine was', () => {
  it('is the mean of the words that it says it of', () => {
    expect(qualityOf(surenessOf([lineOf(2, 15), lineOf(2, 1), lineOf(4)]))).toBe(0.5);
    expect(surenessOf([lineOf(2, 15), lineOf(4)])).toEqual({ words: 6, judged: 2, sum: 2 });
  });

  it('is not known where it says it of none', () =>
    expect([qualityOf(surenessOf([lineOf(3)])), qualityOf(surenessOf([]))]).toEqual([null, null]));
});

describe('the articles of an issue', () => {
  it('are numbered on the page where each starts, in the order of the issue', () => {
    const articles = collected(
      [page(1, [lineOf(1), lineOf(1)], [zone(0, 0), zone(1, 0, 1)]), page(2, [lineOf(1)], [zone(2, 0)])],
      ['a', 'b', 'c'].map(draft),
    );
    expect(articles.map(({ id, position, headline, firstPage }) => [id, position, headline, firstPage])).toEqual(
      [
        [`${ISSUE}/0001/001`, 1, 'a', 1],
        [`${ISSUE}/0001/002`, 2, 'b', 1],
        [`${ISSUE}/0002/001`, 3, 'c', 2],
      ].map(([id, ...rest]) => [
        expect.stringMatching(new RegExp(`^${String(id).slice(0, -3)}0*${Number(String(id).slice(-3))}$`, 'u')),
        ...rest,
      ]),
    );
  });

  it('go over pages and columns in their own order, with the words of all their parts', () => {
    const [article] = collected(
      [page(1, [lineOf(3, 15), lineOf(2, 15)], [zone(0, 2, 0), zone(0, 0, 1)]), page(2, [lineOf(5, 1)], [zone(0, 1)])],
      [draft('Fire')],
    );
    expect(article).toMatchObject({ words: 10, quality: 0.5, firstPage: 1 });
    expect(article?.zones.map(({ pageId, firstLine, x }) => [pageId.slice(ISSUE.length + 1), firstLine, x])).toEqual([
      ['0001', 1, 0],
      ['0002', 0, 1],
      ['0001', 0, 2],
    ]);
  });

  it('start on the page of their first part, though a later page was read before', () => {
    const [article] = collected(
      [page(1, [lineOf(1)], [zone(0, 5)]), page(2, [lineOf(1)], [zone(0, 1)])],
      [draft('Fire')],
    );
    expect(article?.firstPage).toBe(2);
  });

  it('count only the lines of their zones', () => {
    const lines = [lineOf(1), lineOf(2), lineOf(4), lineOf(8)];
    expect(collected([page(1, lines, [zone(0, 0, 1, 2)])], [draft('a')])).toMatchObject([{ words: 6 }]);
  });

  it('that have no place on any page are left out, and so are zones of no article', () => {
    expect(
      collected([page(1, [lineOf(1)], [zone(1, 0), zone(7, 0)])], ['a', 'b'].map(draft)).map(
        ({ headline, position }) => [headline, position],
      ),
    ).toEqual([['b', 1]]);
    expect(collected([], [draft('a')])).toEqual([]);
  });

  it.each([
    ['  THE   FAIR ', 'THE FAIR'],
    ['\u200b \u202e', null],
    ['', null],
    [null, null],
  ])('of the headline %j have the headline %j', (headline, expected) => {
    expect(collected([page(1, [lineOf(1)], [zone(0, 0)])], [draft(headline)])).toMatchObject([{ headline: expected }]);
  });
});
