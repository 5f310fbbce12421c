import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

import { hitParts } from './hitParts.ts';
import { earlierSearchAnswer, searchAnswer, type SearchHit, termList } from './searchAnswer.ts';

const ORIGIN = 'https://records.example.org';
const PAGE = 'n-paper/18500102/0001';
const ISSUE = { id: 'n-paper/18500102', label: 'Paper, Wednesday 2 January 1850' };
const SCOPE = { kind: 'issue', id: ISSUE.id } as const;

/** A line of words, each ten pixels a letter wide with ten between. */
function lineOf(text: string, y: number, hasWordBoxes = true): PageLine {
  let x = 100;
  const words = text.split(' ').map((word) => {
    const box = hasWordBoxes ? { x, y, width: word.length * 10, height: 30 } : { x: 0, y: 0, width: 0, height: 0 };
    x += word.length * 10 + 10;
    return { text: word, ...box, confidence: 0, flags: 0 };
  });
  return { x: 100, y, width: x - 110, height: 30, hasWordBoxes, words };
}
const linesOf = (texts: readonly string[], hasWordBoxes = true) =>
  texts.map((text, line) => ({ pageId: PAGE, line: line + 4, content: lineOf(text, 200 + line * 40, hasWordBoxes) }));
const hitsIn = (texts: readonly string[], span: { from: number; to: number }, hasWordBoxes = true): SearchHit[] =>
  hitParts(linesOf(texts, hasWordBoxes), [span]).map((hit) => ({ issue: ISSUE, ...hit }));
const answerTo = (hits: readonly SearchHit[], more: Partial<Parameters<typeof searchAnswer>[1]> = {}) =>
  searchAnswer(ORIGIN, { scope: SCOPE, query: 'fire', hits, page: 1, pages: 1, ignored: [], ...more });

describe('a hit on a page', () => {
  it('has the box around its words, and words before and after it', () => {
    expect(hitsIn(['a great fire broke out', 'at the mill'], { from: 1, to: 3 })).toMatchObject([
      {
        before: 'a ',
        after: ' broke out at the mill',
        parts: [{ line: 4, from: 1, to: 3, text: 'great fire', region: { x: 120, y: 200, width: 100, height: 30 } }],
      },
    ]);
  });

  it('has a part for each line it goes over, a word broken at the line end included', () => {
    const [hit] = hitsIn(['a great conflag-', 'ration broke out'], { from: 1, to: 3 });
    expect(hit?.parts.map(({ line, text, region }) => [line, text, region.x, region.width])).toEqual([
      [4, 'great conflag-', 120, 140],
      [5, 'ration', 100, 60],
    ]);
  });

  it('has the box of its line where words have none', () => {
    const [hit] = hitsIn(['a great fire'], { from: 2, to: 3 }, false);
    expect(hit?.parts[0]).toMatchObject({
      text: 'fire',
      hasWordBoxes: false,
      region: { x: 100, y: 200, width: 120, height: 30 },
    });
  });

  it('is none where the text has become shorter since', () => {
    expect(hitsIn(['a fire'], { from: 7, to: 8 })).toEqual([]);
  });
});

describe('an answer of Content Search 2', () => {
  it('has an annotation for the found words, and another for what is around them', () => {
    const answer = answerTo(hitsIn(['a great fire broke out'], { from: 2, to: 3 }));
    const id = `${ORIGIN}/iiif/newspapers/page/n-paper%2F18500102%2F0001/lines/4/words/2-3`;
    expect(answer).toEqual({
      '@context': 'http://iiif.io/api/search/2/context.json',
      id: `${ORIGIN}/iiif/newspapers/issue/n-paper%2F18500102/search?q=fire`,
      type: 'AnnotationPage',
      items: [
        {
          id,
          type: 'Annotation',
          motivation: 'supplementing',
          body: { type: 'TextualBody', value: 'fire', format: 'text/plain' },
          target: `${ORIGIN}/iiif/newspapers/page/n-paper%2F18500102%2F0001/canvas#xywh=180,200,40,30`,
        },
      ],
      annotations: [
        {
          type: 'AnnotationPage',
          items: [
            {
              id: `${ORIGIN}/iiif/newspapers/issue/n-paper%2F18500102/search?q=fire#match-1`,
              type: 'Annotation',
              motivation: 'contextualizing',
              target: {
                type: 'SpecificResource',
                source: id,
                selector: [{ type: 'TextQuoteSelector', prefix: 'a great ', exact: 'fire', suffix: ' broke out' }],
              },
            },
          ],
        },
      ],
    });
  });

  it('shows the whole line where words have no boxes, and highlights the words in it', () => {
    const answer = answerTo(hitsIn(['a great fire', 'broke out'], { from: 1, to: 2 }, false));
    expect(answer.items).toMatchObject([
      { id: `${ORIGIN}/iiif/newspapers/page/n-paper%2F18500102%2F0001/lines/4`, body: { value: 'a great fire' } },
    ]);
    expect(answer.annotations?.[0]?.items).toMatchObject([
      { motivation: 'highlighting', target: { selector: [{ prefix: 'a ', exact: 'great', suffix: ' fire' }] } },
    ]);
  });

  it('has one match with several targets where a phrase goes over a line end', () => {
    const answer = answerTo(hitsIn(['a great', 'fire broke out'], { from: 1, to: 3 }));
    expect(answer.items).toHaveLength(2);
    expect(answer.annotations?.[0]?.items).toMatchObject([
      {
        target: [
          { selector: [{ prefix: 'a ', exact: 'great' }] },
          { selector: [{ exact: 'fire', suffix: ' broke out' }] },
        ],
      },
    ]);
  });

  it('leads to the pages before and after, and names what it did not understand', () => {
    const answer = answerTo([], { scope: { kind: 'title', slug: 'paper' }, page: 2, pages: 3, ignored: ['user'] });
    const at = `${ORIGIN}/iiif/newspapers/title/paper/search?q=fire`;
    expect(answer).toMatchObject({
      id: `${at}&page=2`,
      prev: { id: at },
      next: { id: `${at}&page=3` },
      partOf: { first: { id: at }, last: { id: `${at}&page=3` } },
      ignored: ['user'],
    });
  });

  it('names the issue of each hit where several are searched', () => {
    const answer = answerTo(hitsIn(['fire'], { from: 0, to: 1 }), { scope: { kind: 'site' } });
    expect(answer.items).toMatchObject([
      {
        target: {
          type: 'Canvas',
          partOf: [{ id: `${ORIGIN}/iiif/newspapers/issue/n-paper%2F18500102/manifest`, label: { en: [ISSUE.label] } }],
        },
      },
    ]);
  });
});

it('an answer of Content Search 1 has the same hits', () => {
  const found = {
    scope: SCOPE,
    query: 'great fire',
    hits: hitsIn(['a great', 'fire broke out'], { from: 1, to: 3 }),
    page: 1,
    pages: 1,
    ignored: [],
  };
  expect(earlierSearchAnswer(ORIGIN, found)).toMatchObject({
    '@type': 'sc:AnnotationList',
    within: { total: 1 },
    resources: [
      { on: expect.stringContaining('#xywh=120,200,50,30') as string },
      { on: expect.stringContaining('#xywh=100,240,40,30') as string },
    ],
    hits: [
      {
        match: 'great fire',
        before: 'a ',
        after: ' broke out',
        annotations: searchAnswer(ORIGIN, found).items.map((item) => (item as { id: string }).id),
      },
    ],
  });
});

it('a completion leads to the search for each word', () => {
  expect(
    termList(ORIGIN, { kind: 'site' }, { query: 'fi', terms: [{ value: 'fire', count: 3 }], ignored: [] }),
  ).toEqual({
    '@context': 'http://iiif.io/api/search/2/context.json',
    id: `${ORIGIN}/iiif/newspapers/autocomplete?q=fi`,
    type: 'TermPage',
    items: [
      { value: 'fire', total: 3, service: [{ id: `${ORIGIN}/iiif/newspapers/search?q=fire`, type: 'SearchService2' }] },
    ],
  });
});
