import fc from 'fast-check';

import type { TokenSpan } from './articleWords.ts';
import { type SnippetRequest, snippetWindows } from './snippetWindows.ts';

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
