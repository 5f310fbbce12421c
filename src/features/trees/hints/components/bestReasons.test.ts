import { bestReasons } from './bestReasons.ts';

const reason = (text: string, weight: number, isFor = true) => ({ field: text, text, isFor, weight });

it.each([
  ['nothing', [], []],
  [
    'the heaviest, two at most',
    [reason('a', 2), reason('b', 3), reason('c', 3), reason('d', 3)],
    [{ isFor: true, weight: 3, texts: ['b', 'c'] }],
  ],
  [
    'what weighs against it, after what speaks for it',
    [reason('x', 2, false), reason('a', 1)],
    [
      { isFor: true, weight: 1, texts: ['a'] },
      { isFor: false, weight: 2, texts: ['x'] },
    ],
  ],
  [
    'other reasons before names that weigh the same',
    [reason('surname', 3), reason('forename', 3), reason('a', 3), reason('birth', 2)],
    [{ isFor: true, weight: 3, texts: ['a', 'surname'] }],
  ],
  ['no slight reason against it', [reason('a', 2), reason('x', 1, false)], [{ isFor: true, weight: 2, texts: ['a'] }]],
])('a row of a hint shows %s', (_what, evidence, lines) => expect(bestReasons(evidence)).toEqual(lines));
