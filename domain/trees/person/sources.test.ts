import { emptyCitation, emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import { countMentions } from '#domain/trees/core/mentions.ts';
import { aFact, aFamily, aName, aPerson } from '#domain/trees/core/trees.fixture.ts';

import { usesOfSource } from './citationsOf.ts';
import { mergedSource, withSourceInstead } from './mergeSources.ts';

const cited = (sourceId: number, page = '') => ({ ...emptyCitation(), sourceId, page });
const person = aPerson(1, 'William Pinch', {
  names: [aName('William', 'Pinch', { citations: [cited(20)] })],
  citations: [cited(20, 'p. 1'), cited(21, 'p. 1')],
  facts: [
    aFact({ id: 'f1', type: 'occupation', value: 'Miner', citations: [cited(20, 'folio 7')] }),
    aFact({ id: 'f2', type: 'residence', isPrivate: true, citations: [cited(20), cited(21, 'p. 9')] }),
  ],
});

describe('what cites a source', () => {
  it('is described with what it proves', () => {
    expect(usesOfSource(person, 20).map(({ what, citation }) => [what, citation.page])).toEqual([
      ['The person', 'p. 1'],
      ['Name', ''],
      ['Occupation, Miner', 'folio 7'],
      ['Residence', ''],
    ]);
    expect(usesOfSource(aFamily(9, [1, 2], [], { citations: [cited(20)] }), 20).map(({ what }) => what)).toEqual([
      'The couple',
    ]);
    expect(usesOfSource(person, 99)).toEqual([]);
  });

  it('is counted, and apart from private facts', () => {
    expect(countMentions('person', person)).toEqual([
      { kind: 'source', id: 20, times: 4, openTimes: 3 },
      { kind: 'source', id: 21, times: 2, openTimes: 1 },
    ]);
  });
});

describe('two sources that are one', () => {
  const keep = { ...emptySource(20), title: 'Baptisms of Roche', notes: ['Seen.'] };
  const other = {
    ...emptySource(21),
    title: 'Roche baptisms',
    repository: 'Kresen Kernow',
    notes: ['Seen.', 'Water-stained.'],
  };

  it('keep what the one says and take what only the other does', () => {
    expect(mergedSource(keep, other)).toEqual({
      ...keep,
      repository: 'Kresen Kernow',
      notes: ['Seen.', 'Water-stained.'],
    });
  });

  it('are cited as one, and a citation that would be repeated is kept once', () => {
    const merged = withSourceInstead(person, 21, 20);
    expect(merged.citations).toEqual([cited(20, 'p. 1')]);
    expect(merged.facts[1]?.citations).toEqual([cited(20), cited(20, 'p. 9')]);
    expect(usesOfSource(merged, 21)).toEqual([]);
    expect(withSourceInstead(merged, 21, 20)).toEqual(merged);
  });
});
