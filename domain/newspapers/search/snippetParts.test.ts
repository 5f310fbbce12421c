import fc from 'fast-check';

import { articleWords, type TokenSpan } from './articleWords.ts';
import { findSpans } from './findSpans.ts';
import { type MarkedPart, markedText } from './markTokens.ts';
import { readWords } from './readWords.ts';
import { snippetParts, type SnippetRequest, snippetWindows } from './snippetParts.ts';
import { longestPhrase } from './wordsQuery.ts';

const shown = (snippets: readonly MarkedPart[][]) =>
  snippets.map((parts) => parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')).join(' … ');
const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
const source = { articleId: 'n-a/18420101/0001/0001', text: '', spans: [], longestPhrase: 1, mayRead: true };

describe('snippets', () => {
  it('mark what was searched for, across a line end and beside each other', () => {
    expect(
      shown(
        snippetParts({
          ...source,
          text: 'On Monday last, an inqui-\nsition was held at\nthe inn',
          spans: [
            { from: 4, to: 5 },
            { from: 6, to: 7 },
          ],
        }),
      ),
    ).toBe('On Monday last, an [inqui- sition] was [held] at the inn');
    expect(
      shown(
        snippetParts({
          ...source,
          text: 'lost mare',
          spans: [
            { from: 0, to: 1 },
            { from: 1, to: 2 },
          ],
        }),
      ),
    ).toBe('[lost mare]');
  });

  it('are the beginning of the article where nothing was searched for', () => {
    expect(shown(snippetParts({ ...source, text: words(50) }))).toBe(words(39));
    expect(snippetParts(source)).toEqual([]);
  });

  it('pass over places that a text corrected since does not have', () => {
    expect(shown(snippetParts({ ...source, text: 'short now', spans: [{ from: 40, to: 41 }] }))).toBe('short now');
  });

  it('of a closed article are a quarter of its words at most, whatever is searched', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.array(fc.nat(420), { maxLength: 40 }), (length, hits) => {
        const seen = new Set<string>();
        for (const from of hits) {
          const parts = snippetParts({
            ...source,
            text: words(length),
            spans: [{ from, to: from + 1 }],
            mayRead: false,
          }).flat();
          for (const word of parts.flatMap(({ text }) => text.split(' ')).filter((text) => text !== '')) seen.add(word);
        }
        expect(seen.size).toBeLessThanOrEqual(length / 4);
      }),
    );
  });
});

it.each([
  ['mare', 1],
  ['"lost mare" -"a very long phrase left out"', 2],
  ['a b | "c d e"', 3],
  ['"a b c" near/2 "d e f g"', 7],
  ['', 0],
])('the longest phrase of %s has %d words', (text, length) =>
  expect(longestPhrase(readWords(text).query)).toBe(length),
);

it.each([
  ['inquest', 'On Monday an in-\nquest was held.', 'On Monday an [inquest] was held.'],
  ['held', 'On Monday an in-\nquest was held.', 'On Monday an inquest was [held.]'],
  ['"was held"', 'It was held at St.-\nMewan, a well- known place', 'It [was held] at St.- Mewan, a well- known place'],
  ['', 'no words\nasked', 'no words asked'],
])('a whole text marks %s, and writes words whole that a line end parts', (asked, text, expected) => {
  const words = articleWords(text);
  const { parts, isCut } = markedText(text, words, findSpans(words, readWords(asked).query), 100);
  expect(shown([parts])).toBe(expected);
  expect(isCut).toBe(false);
});

it('a whole text that is longer than is asked for is cut after a word', () => {
  const text = 'one two-\nthree four';
  expect(markedText(text, articleWords(text), [], 2)).toEqual({
    parts: [{ text: 'one two-', isHit: false }],
    isCut: true,
  });
});

const tokensOf = (windows: readonly TokenSpan[]) =>
  windows.flatMap(({ from, to }) => Array.from({ length: to - from }, (_one, at) => from + at));
const request = (extra: Partial<SnippetRequest>): SnippetRequest => ({
  articleId: 'n-1',
  tokens: 400,
  hits: [],
  longestPhrase: 1,
  mayRead: false,
  ...extra,
});

describe('snippets', () => {
  it('show a subscriber the words around each hit, three windows at most', () => {
    const hits = [5, 7, 100, 200, 300].map((from) => ({ from, to: from + 1 }));
    const windows = snippetWindows(request({ hits, mayRead: true }));
    expect(windows).toHaveLength(3);
    expect(windows[0]).toEqual({ from: 0, to: 13 });
    expect(tokensOf(windows)).toEqual(expect.arrayContaining([5, 7, 100, 200]));
  });

  it('show the start of an article that was found by its filters alone', () =>
    expect(snippetWindows(request({ mayRead: true }))).toEqual([{ from: 0, to: 39 }]));

  it('are not given for a phrase over eight words, unless the article may be read', () => {
    const hits = [{ from: 10, to: 19 }];
    expect(snippetWindows(request({ hits, longestPhrase: 9 }))).toEqual([]);
    expect(snippetWindows(request({ hits, longestPhrase: 8 }))).not.toEqual([]);
    expect(snippetWindows(request({ hits, longestPhrase: 9, mayRead: true }))).not.toEqual([]);
  });

  it('of one article are the same windows whatever is asked, so that no attack pieces together more than a quarter', () => {
    for (const tokens of [1, 3, 4, 15, 51, 52, 53, 104, 330, 1_001]) {
      const seen = new Set<number>();
      for (let length = 1; length <= 9; length += 1) {
        for (let from = 0; from + length <= tokens; from += 1) {
          const given = tokensOf(
            snippetWindows(request({ tokens, hits: [{ from, to: from + length }], longestPhrase: length })),
          );
          for (const token of given) seen.add(token);
        }
      }
      expect(seen.size).toBeLessThanOrEqual(tokens / 4);
      expect(tokens < 4 || seen.size > 0).toBe(true);
    }
  });

  it('stay within forty words, three windows and the article, in order and apart', () => {
    const span = fc.tuple(fc.nat(600), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.array(span, { maxLength: 12 }),
        fc.boolean(),
        fc.string(),
        (tokens, spans, mayRead, articleId) => {
          const hits = spans
            .map(([from, length]) => ({ from: Math.min(from, tokens), to: Math.min(from + length, tokens) }))
            .filter(({ from, to }) => to > from)
            .sort((a, b) => a.from - b.from || a.to - b.to);
          const windows = snippetWindows({ articleId, tokens, hits, longestPhrase: 1, mayRead });
          expect(windows.length).toBeLessThanOrEqual(3);
          expect(tokensOf(windows).length).toBeLessThanOrEqual(40);
          windows.forEach(({ from, to }, at) =>
            expect(from >= (windows[at - 1]?.to ?? 0) && to > from && to <= tokens).toBe(true),
          );
        },
      ),
    );
  });
});
