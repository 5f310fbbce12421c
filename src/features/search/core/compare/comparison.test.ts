import { type ComparedItem, MOST_COMPARED } from '#domain/search/compare/comparedItem.ts';

import { comparedToggled, comparisonCleared, comparisonSlice, selectCompared } from './comparisonSlice.ts';

type Action = Parameters<typeof comparisonSlice.reducer>[1];
const after = (...actions: Action[]) =>
  selectCompared({ comparison: actions.reduce(comparisonSlice.reducer, comparisonSlice.getInitialState()) });
const record = (id: string): ComparedItem => ({ kind: 'record', id });
const article = (id: string): ComparedItem => ({ kind: 'article', id });

describe('what is chosen to compare', () => {
  it.each<[string, Action[], ComparedItem[]]>([
    [
      'is in the order chosen, records beside articles',
      [comparedToggled(record('b')), comparedToggled(article('a'))],
      [record('b'), article('a')],
    ],
    [
      'is removed by a second press',
      [comparedToggled(record('b')), comparedToggled(article('a')), comparedToggled(record('b'))],
      [article('a')],
    ],
    [
      'tells an article from a record of the same id',
      [comparedToggled(record('a')), comparedToggled(article('a'))],
      [record('a'), article('a')],
    ],
    ['is cleared together', [comparedToggled(record('b')), comparisonCleared()], []],
    [
      'is as much as fits side by side, and one more changes nothing',
      Array.from({ length: MOST_COMPARED + 1 }, (_none, at) => comparedToggled(record(`r${at}`))),
      ['r0', 'r1', 'r2', 'r3'].map(record),
    ],
  ])('%s', (_claim, actions, chosen) => expect(after(...actions)).toEqual(chosen));
});
