import { aCard, aFamily, aNeighbourhood } from '#test/support/treeAnswers.ts';

import { mergeKin } from './mergeKin.ts';

describe('what a chart knows of people', () => {
  it('is what was asked for at several times, the later the newer', () => {
    const first = aNeighbourhood({ hasMoreParents: ['fmp-7-2', 'fmp-7-3'], hasMorePartners: ['fmp-7-1'] });
    const later = aNeighbourhood({
      proband: 'fmp-7-2',
      persons: [aCard(2, 'Dick'), aCard(4, 'Absalom')],
      families: [aFamily(2, [4], [2])],
      hasMoreParents: ['fmp-7-4'],
    });
    const { cards, graph } = mergeKin([first, later]);
    expect([...cards.values()].map(({ given }) => given)).toEqual(['William', 'Dick', 'Jane', 'Absalom']);
    expect(graph.families.map(({ id, partners }) => [id, partners])).toEqual([
      [1, ['fmp-7-2', 'fmp-7-3']],
      [2, ['fmp-7-4']],
    ]);
    // The father's parents are here by now.
    expect([graph.moreUp, graph.moreDown]).toEqual([['fmp-7-3', 'fmp-7-4'], ['fmp-7-1']]);
  });
});
