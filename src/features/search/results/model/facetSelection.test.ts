import { EMPTY_SEARCH } from '#features/search/core/index.ts';

import { facetLines } from './facetSelection.ts';

const facet = (fieldId: string, ...labels: string[]) => ({
  fieldId,
  label: fieldId,
  values: labels.map((label) => ({ value: label.toLowerCase(), label, count: 1, isSelected: false })),
});
const labels = (given: ReturnType<typeof facet>) => facetLines(given, EMPTY_SEARCH).map(({ label }) => label);

describe('the lines of a facet', () => {
  it('name record sets without the mark of the sample, and keep it in the value that is searched', () => {
    const [line] = facetLines(facet('DatasetName', 'Wexcombeshire Baptisms 1780-1885 (sample)'), EMPTY_SEARCH);
    expect(line).toMatchObject({
      label: 'Wexcombeshire Baptisms 1780-1885',
      value: 'wexcombeshire baptisms 1780-1885 (sample)',
    });
  });

  it('leave the values of other fields as they are', () => {
    expect(labels(facet('Place', 'Roche (sample)', 'Bodmin'))).toEqual(['Roche (sample)', 'Bodmin']);
  });
});
