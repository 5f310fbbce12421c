import { wordsOfCorrections } from './wordsOfCorrections.ts';

const line = (read: string, after: string, member: number | null = 1) => ({ read, after, member });

it.each([
  ['what a member typed', [line('William Pincb of Redrath', 'William Pinch of Redruth')], ['pinch', 'redruth']],
  ['both parts of what was run together', [line('ofthe port', 'of the port')], ['of', 'the']],
  [
    'nothing of a line that a member may have read in part',
    [line('William Pincb of Redrath', 'William Pincb of Redruth')],
    ['redruth'],
  ],
  [
    'what two members left as it was',
    [line('Mr. Pincb of Redrath', 'Mr. Pincb of Redruth', 1), line('to Pincb, fon', 'to Pincb, son', 2)],
    ['pincb', 'redruth', 'son'],
  ],
  [
    'nothing that former members left: they may be one',
    [line('a Pincb thc', 'a Pincb the', null), line('o Pincb tho', 'o Pincb the', null)],
    ['the'],
  ],
])('corrections make known %s', (_what, lines, expected) =>
  expect([...wordsOfCorrections(lines)].sort()).toEqual(expected),
);
