import fc from 'fast-check';

import { foldName } from '#domain/kernel/names/foldName.ts';

import { type ArticleWords, articleWords, articleWordsInTurns, spanTokens } from './articleWords.ts';

/** Words by position: `inqui+sition+inquisition held`. */
const shown = ({ words, positions }: ArticleWords): string => {
  const at: string[][] = [];
  words.forEach((word, nth) => (at[positions[nth] ?? 0] ??= []).push(word));
  return at.map((here) => here.join('+')).join(' ');
};

describe('the words of an article', () => {
  it.each([
    ['On Monday last, an inqui-\nsition was held', 'on monday last an inqui+sition+inquisition was held'],
    ['the sub¬\nscriber, and sub\u00ad\nscribers', 'the sub+scriber+subscriber and sub+scribers+subscribers'],
    ['at Newton—\nAbbot', 'at newton abbot'],
    ['a bon-\nbon', 'a bon+bonbon'],
    ['a dash -\nhere', 'a dash here'],
    ['ends with a hyph-\n', 'ends with a hyph'],
    ['hyph-\n\nened', 'hyph+ened+hyphened'],
    ['Mr. M‘Donald, Mc Donald and O Brien', 'mr mcdonald mc+donald+mcdonald and o+brien+obrien'],
    ['his mother-in-law', 'his mother in law'],
    ['ſuch ﬁne Æsop £1,200 — 10s. 6d.', 'such fine aesop 1 200 10s 6d'],
    ['Мария 😀 Ó Súilleabháin', 'мария o+suilleabhain+osuilleabhain'],
    [`${'x'.repeat(100_000)} y`, `${'x'.repeat(64)} y`],
    ['', ''],
  ])('%j', (text, expected) => expect(shown(articleWords(text))).toBe(expected));

  it('puts other readings where the token is, each once', () => {
    expect(
      shown(
        articleWords('the tbe ship', [
          { word: 1, reading: 'the' },
          { word: 1, reading: 'tbe' },
          { word: 2, reading: 'slip sloop' },
          { word: 9, reading: 'lost' },
        ]),
      ),
    ).toBe('the tbe+the ship+slip+sloop');
  });

  it('says which tokens a span was read from, so that both halves of a broken word get a box', () => {
    const words = articleWords('— an inqui-\nsition on Mary-Ann');
    expect(
      spanTokens(words, [
        { from: 1, to: 2 },
        { from: 3, to: 4 },
        { from: 0, to: 5 },
      ]),
    ).toEqual([
      { from: 2, to: 4 },
      { from: 5, to: 6 },
      { from: 1, to: 6 },
    ]);
    // Of a text that was longer, and of none.
    expect(
      spanTokens(words, [
        { from: 4, to: 6 },
        { from: 9, to: 10 },
        { from: 2, to: 2 },
      ]),
    ).toEqual([]);
  });

  it('reads any text: positions ascend without a gap, tokens ascend, words are folded', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a-', '\n', ' ', 'Mc', 'ſ', '¬\n', 'O’', 'word')),
          { maxLength: 30 },
        ),
        (pieces) => {
          const text = pieces.join('');
          const { words, positions, firstTokens, lastTokens } = articleWords(text);
          expect(
            positions.every(
              (position, at) => position === (positions[at - 1] ?? 0) || position === (positions[at - 1] ?? -1) + 1,
            ),
          ).toBe(true);
          expect(new Set(positions).size).toBe(firstTokens.length);
          const tokens = text.split(/\s+/u).filter((token) => token !== '').length;
          firstTokens.forEach((first, at) => {
            expect(first).toBeGreaterThanOrEqual(firstTokens[at - 1] ?? 0);
            expect(lastTokens[at]).toBeGreaterThanOrEqual(first);
            expect(lastTokens[at]).toBeLessThan(tokens);
          });
          for (const word of words) expect(foldName(word)).toBe(word);
        },
      ),
    );
  });
});

it('reads a long text in turns as it reads it at once', async () => {
  const text = Array.from(
    { length: 3_000 },
    (_line, at) => `the lamentable inqui-\nsition of Mc Donald number${at}`,
  ).join('\n');
  const alternatives = [
    { word: 2, reading: 'inqni' },
    { word: 20_003, reading: 'fition' },
  ];
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  expect(await articleWordsInTurns(text, alternatives, pause)).toEqual(articleWords(text, alternatives));
  expect(pauses).toBe(6);
});
