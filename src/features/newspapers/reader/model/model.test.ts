import { packPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

import { firstHit, hitList } from '../useHits.ts';
import { decodePage } from './decodePage.ts';
import { headLines } from './headLines.ts';
import { markedWords } from './hitWords.ts';
import { boundingBox, boxesOfHit, lineAt, pathAround, pathOfBoxes, sightOfHit } from './pageBoxes.ts';
import { likelyPage, placeIn, withMissing } from './placeIn.ts';
import { sectionsOf } from './sectionsOf.ts';

const line = (text: string, x: number, y: number, more: Partial<PageLine> = {}): PageLine => ({
  x,
  y,
  width: 400,
  height: 50,
  hasWordBoxes: true,
  words: text
    .split(' ')
    .map((word, nth) => ({ text: word, x: x + nth * 100, y, width: 90, height: 50, confidence: 8, flags: 0 })),
  ...more,
});
const LINES = [line('one two three', 0, 0), line('four five', 0, 60), line('six', 600, 0, { hasWordBoxes: false })];

describe('a page', () => {
  it('is unpacked as it was packed', () => {
    const { text, boxes } = packPage(LINES.slice(0, 2));
    expect(decodePage({ text, packed: Buffer.from(boxes).toString('base64') })).toEqual(LINES.slice(0, 2));
  });

  it.each(['', 'AQ==', 'not base64!'])('keeps its text where the boxes cannot be read: %j', (packed) => {
    expect(decodePage({ text: 'one two\nthree', packed }).map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['one', 'two'],
      ['three'],
    ]);
  });

  it('without text has no lines', () => expect(decodePage({ text: '', packed: '' })).toEqual([]));
});

describe('boxes', () => {
  it('of a hit are those of its words on each line, with a little around them', () => {
    expect(
      boxesOfHit(
        {
          articleId: null,
          parts: [
            { line: 0, from: 1, to: 3 },
            { line: 1, from: 0, to: 1 },
          ],
        },
        LINES,
      ),
    ).toEqual([
      { x: 94, y: 0, width: 202, height: 62 },
      { x: 0, y: 54, width: 102, height: 62 },
    ]);
  });

  it('are those of the line where words have none, and none where the line is not there', () => {
    expect(
      boxesOfHit(
        {
          articleId: null,
          parts: [
            { line: 2, from: 0, to: 1 },
            { line: 9, from: 0, to: 1 },
          ],
        },
        LINES,
      ),
    ).toEqual([{ x: 594, y: 0, width: 412, height: 62 }]);
  });

  it('are drawn as one path, and around them as a page with holes', () => {
    const box = { x: 1, y: 2, width: 3, height: 4 };
    expect(pathOfBoxes([box, { ...box, x: 9 }])).toBe('M1 2h3v4h-3zM9 2h3v4h-3z');
    expect(pathAround({ width: 10, height: 20 }, [box])).toBe('M0 0h10v20h-10zM1 2h3v4h-3z');
  });

  it('have a rectangle around them; those without area do not count', () => {
    expect(
      boundingBox([
        { x: 5, y: 5, width: 5, height: 5 },
        { x: 0, y: 0, width: 0, height: 0 },
        { x: 20, y: 1, width: 2, height: 2 },
      ]),
    ).toEqual({ x: 5, y: 1, width: 17, height: 9 });
    expect(boundingBox([])).toBeNull();
  });

  it.each([
    ['as wide as its column', 500, { x: 0, y: 0, width: 500, height: 62 }],
    ['alone where that is as wide as the page', 1_000, { x: 194, y: 0, width: 102, height: 62 }],
  ])('bring a hit into view %s', (_how, width, expected) => {
    const articles = [{ id: 'a', pages: [1], zones: [{ x: 0, y: 0, width, height: 900, firstLine: 0, lastLine: 1 }] }];
    expect(
      sightOfHit({ articleId: 'a', parts: [{ line: 0, from: 2, to: 3 }] }, LINES, { width: 1_200, articles }),
    ).toEqual(expected);
  });

  it.each([
    [{ x: 10, y: 10 }, 0],
    [{ x: 10, y: 70 }, 1],
    [{ x: 700, y: 49 }, 2],
    [{ x: 500, y: 10 }, null],
  ])('at %j there is line %j', (point, expected) => expect(lineAt(LINES, point)).toBe(expected));
});

describe('sections of a text', () => {
  const article = (id: string) => ({ id, headline: id, kind: 'article', isGuess: false, words: 1, firstPage: 1 });
  const zone = (firstLine: number, lastLine: number) => ({ x: 0, y: 0, width: 1, height: 1, firstLine, lastLine });

  it('are stretches of articles in the order of lines, and what is between them', () => {
    const text = 'a\nb\nc\nd\ne\nf';
    const articles = [
      { id: 'second', pages: [1], zones: [zone(3, 4)] },
      { id: 'first', pages: [1, 2], zones: [zone(1, 1), zone(2, 2)] },
    ];
    expect(
      sectionsOf({ text, position: 2, articles }, [article('first'), article('second')]).map(
        ({ articleId, heading, isContinued, firstLine, lastLine }) => [
          articleId,
          heading?.id ?? null,
          isContinued,
          firstLine,
          lastLine,
        ],
      ),
    ).toEqual([
      [null, null, false, 0, 0],
      ['first', 'first', true, 1, 1],
      ['first', null, false, 2, 2],
      ['second', 'second', true, 3, 4],
      [null, null, false, 5, 5],
    ]);
  });

  it('hold each line once, though zones overlap or reach beyond the text', () => {
    const sections = sectionsOf(
      {
        text: 'a\nb\nc',
        position: 1,
        articles: [
          { id: 'x', pages: [1], zones: [zone(0, 1)] },
          { id: 'y', pages: [1], zones: [zone(1, 9)] },
        ],
      },
      [],
    );
    expect(sections.map(({ firstLine, lastLine }) => [firstLine, lastLine])).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });
});

it.each([
  ['Fire at Bath', ['FIRE AT', 'BATH.', 'On Monday'], 2],
  ['Fire at Bath', ['FIRE AT BATH', 'On Monday'], 1],
  ['Fire at Bath', ['On Monday a fire', 'at Bath'], 0],
  ['Fire', ['FIRE AT BATH'], 0],
  [null, ['On Monday'], 0],
  ['—', ['On Monday'], 0],
])('the headline %s over %j takes %d lines', (headline, texts, count) =>
  expect(
    headLines(
      headline,
      texts.map((text) => line(text, 0, 0)),
    ),
  ).toBe(count),
);

describe('matches of an issue', () => {
  const hit = (articleId: string) => ({ articleId, parts: [] });
  const order = [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }];
  const hits = hitList(
    [
      { pageId: 'p3', hits: [hit('c')] },
      { pageId: 'p1', hits: [hit('a'), hit('b')] },
    ],
    order,
  );

  it('are in the order of its pages', () =>
    expect(hits.map(({ pageId, hit: { articleId } }) => `${pageId} ${articleId ?? ''}`)).toEqual([
      'p1 a',
      'p1 b',
      'p3 c',
    ]));

  it.each([
    ['in the article', { articleId: 'b', pageId: 'p1' }, 1],
    ['on the page', { articleId: 'none', pageId: 'p1' }, 0],
    ['after the page', { articleId: null, pageId: 'p2' }, 2],
    ['from the start, behind the last', { articleId: null, pageId: 'p4' }, 0],
  ])('start %s', (_where, place, expected) => expect(firstHit(hits, place, [...order, { id: 'p4' }])).toBe(expected));

  it('that are none start nowhere', () => expect(firstHit([], { articleId: null, pageId: 'p1' }, order)).toBe(-1));
});

it('words of a line are told apart by what was found', () => {
  expect(markedWords(LINES[0]!.words, new Set([1, 2]), new Set([2]))).toEqual([
    { text: 'one', isHit: false, isCurrent: false },
    { text: 'two', isHit: true, isCurrent: false },
    { text: 'three', isHit: true, isCurrent: true },
  ]);
});

describe('the place in an issue', () => {
  const ISSUE = 'BL/0009999/18240217';
  const pages = [1, 3].map((position) => ({
    id: `${ISSUE}/000${position}`,
    position,
    label: String(position),
    words: 1,
    hasImage: true,
  }));
  const articles = [
    { id: `${ISSUE}/0003/0001`, headline: null, kind: 'article', isGuess: false, words: 1, firstPage: 3 },
  ];
  it.each([
    [ISSUE, null, 1, null],
    [`${ISSUE}/0003`, null, 3, null],
    [`${ISSUE}/0003/0001`, null, 3, articles[0]!.id],
    [`${ISSUE}/0003/0001`, 1, 1, articles[0]!.id],
    [`${ISSUE}/0003/0009`, null, 3, null],
    ['an-alias', null, 1, null],
  ])('named by %s and page %j is page %d', (id, page, position, article) =>
    expect(placeIn({ pages, articles }, { id, page })).toEqual({
      position,
      page: pages.find((each) => each.position === position),
      article: article === null ? null : articles[0],
    }),
  );

  it.each([
    [ISSUE, null, `${ISSUE}/0001`],
    [`${ISSUE}/0003`, null, `${ISSUE}/0003`],
    [`${ISSUE}/0001/0002`, null, `${ISSUE}/0001`],
    [`${ISSUE}/0001/0002`, 4, `${ISSUE}/0004`],
    ['BL/0009999', null, null],
    ['a name of the archive', 2, null],
  ])('named by %s and page %j is likely %j before the issue is known', (id, page, expected) =>
    expect(likelyPage({ id, page })?.page ?? null).toBe(expected),
  );

  it('may be a page that is missing', () =>
    expect(placeIn({ pages, articles }, { id: `${ISSUE}/0002`, page: null })).toMatchObject({
      position: 2,
      page: null,
    }));
  it('is among pages with room for the missing ones', () =>
    expect(withMissing(pages).map(({ page }) => page?.position ?? null)).toEqual([1, null, 3]));
});
