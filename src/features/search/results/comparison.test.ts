import { MOST_COMPARED } from '#domain/search/compare/comparedIds.ts';

import { comparedToggled, comparisonCleared, comparisonSlice, selectCompared } from './comparisonSlice.ts';

type Action = Parameters<typeof comparisonSlice.reducer>[1];
const after = (...actions: Action[]) => selectCompared({ comparison: actions.reduce(comparisonSlice.reducer, comparisonSlice.getInitialState()) });

describe('the records chosen to compare', () => {
  it('are in the order chosen, are removed by a second press, and cleared together', () => {
    expect(after(comparedToggled('b'), comparedToggled('a'))).toEqual(['b', 'a']);
    expect(after(comparedToggled('b'), comparedToggled('a'), comparedToggled('b'))).toEqual(['a']);
    expect(after(comparedToggled('b'), comparisonCleared())).toEqual([]);
  });

  it('are as many as fit side by side, and one more changes nothing', () => {
    const many = Array.from({ length: MOST_COMPARED + 1 }, (_, at) => comparedToggled(`r${at}`));
    expect(after(...many)).toEqual(['r0', 'r1', 'r2', 'r3']);
  });
});
