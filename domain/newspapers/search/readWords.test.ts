import fc from 'fast-check';

import { readWords } from './readWords.ts';
import { MOST_WORDS, WORDS_FAULTS } from './wordsQuery.ts';
import { writeWords } from './writeWords.ts';

const rewritten = (text: string) => writeWords(readWords(text).query);
const faults = (text: string) =>
  readWords(text).faults.map(({ at, length, message }) => [
    text.slice(at, at + length),
    Object.entries(WORDS_FAULTS).find(([, said]) => said === message)?.[0],
  ]);

describe('the query language of articles', () => {
  it.each([
    ['Ann Pinch', 'ann pinch'],
    ['“Ann Pinch” inquest', '"ann pinch" inquest'],
    ['Pinch -Thomas', 'pinch -thomas'],
    ['-"of the" pinch', 'pinch -"of the"'],
    ['ann|anne | hannah pinch', 'ann | anne | hannah pinch'],
    ['ann OR anne AND pinch NOT thomas', 'ann | anne pinch -thomas'],
    ['-a|b c', 'c -a -b'],
    ['evening NEAR/5 star', 'evening near/5 star'],
    ['"evening star" near/3 =pinch|x', '"evening star" near/3 =pinch | x'],
    ['evening near evening', 'evening near'],
    ['=Pinch ="ann pinch"', '=pinch ="ann pinch"'],
    ['son-in-law', '"son in law"'],
    ["O'Brien M‘Donald", 'obrien mcdonald'],
    ['"Mc Donald of"', '"mcdonald of"'],
    ['pin* pi?ch "ann pin*" =pin**', 'pin* pi?ch "ann pin*"'],
    ['the of', 'the of'],
    ['Мария', 'мария'],
    ['pinch pinch Pinch', 'pinch'],
    ['evening near/5 evening', 'evening near/5 evening'],
    ['-thomas', '-thomas'],
    ['near/', 'near'],
    ['', ''],
  ])('reads %j as %j without a fault', (text, expected) => {
    expect(rewritten(text)).toBe(expected);
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['"ann pinch', '"ann pinch"', [['"', 'openQuote']]],
    ['"a "b" c"', 'a b c', []],
    ['ann "" pinch', 'ann pinch', [['""', 'emptyQuote']]],
    ['*', '', [['*', 'wildcard']]],
    ['p* pinch', 'pinch', [['p*', 'wildcard']]],
    ['| a', 'a', [['|', 'bar']]],
    [
      'a ||b |',
      'a | b',
      [
        ['|', 'bar'],
        ['|', 'bar'],
      ],
    ],
    ['a|-b', 'a | b', [['-b', 'barLeaveOut']]],
    ['near/5 a', 'a', [['near/5', 'near']]],
    ['a near/5', 'a', [['near/5', 'near']]],
    ['a near/5 | b', 'a near/5 b', [['|', 'bar']]],
    ['a near/5 -b', 'a near/5 b', [['-b', 'nearLeaveOut']]],
    ['a near/5 b near/5 c', 'a near/5 b c', [['near/5', 'nearChain']]],
    ['a near/9999 b', 'a near/50 b', [['near/9999', 'nearDistance']]],
    ['a near/0 b', 'a near/1 b', [['near/0', 'nearDistance']]],
    [
      '😀 pinch — &',
      'pinch',
      [
        ['😀', 'nothing'],
        ['—', 'nothing'],
        ['&', 'nothing'],
      ],
    ],
    ['(ann|anne) pinch', 'ann | anne pinch', [['(', 'brackets']]],
    ['-', '', [['-', 'nothing']]],
    [
      'a | * b',
      'a b',
      [
        ['|', 'bar'],
        ['*', 'wildcard'],
      ],
    ],
  ])('reads %j as %j and names what it left out', (text, expected, named) => {
    expect(rewritten(text)).toBe(expected);
    expect(faults(text)).toEqual(named);
  });

  it('knows where each part is', () => {
    const text = 'lost "grey mare" near/5 =bodmin | hay -the';
    const { query, places } = readWords(text);
    const placed = [...query.all.flat(), ...query.none]
      .map((asked) => places.get(asked))
      .map((place) => place && text.slice(place.at, place.at + place.length));
    expect(placed).toEqual(['lost', '"grey mare" near/5 =bodmin', 'hay', '-the']);
  });

  it('takes so many words and no more, of a query of five thousand', () => {
    const { query, faults: found } = readWords(Array.from({ length: 5_000 }, (_one, at) => `word${at}`).join(' '));
    expect(query.all).toHaveLength(MOST_WORDS);
    expect(found).toEqual([{ at: expect.any(Number), length: 6, message: WORDS_FAULTS.tooMany }]);
  });

  it('never fails, and a query written is read as itself', () => {
    const pieces = fc.oneof(
      fc.constantFrom(
        '"',
        '|',
        '-',
        '=',
        'near/5',
        'near/',
        ' ',
        ' ',
        'OR',
        'NOT',
        'AND',
        '*',
        '?',
        'pin',
        'Mc',
        'O',
        'Brien',
        '(',
        ')',
        'ſo',
        '“',
        'a-b',
        'mc mc donald',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const { query, faults: found, places } = readWords(text);
        const again = readWords(writeWords(query));
        expect([again.query, again.faults]).toEqual([query, []]);
        for (const { at, length } of [
          ...found,
          ...[...query.all.flat(), ...query.none].map((asked) => places.get(asked)!),
        ])
          expect(at >= 0 && length > 0 && at + length <= text.length).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
