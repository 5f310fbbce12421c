import { beyond, parentsOf, personBox, placeBox, startGrowth } from './growth.ts';
import { chartOptions, kinFamily, kinGraph } from './kin.fixture.ts';

const growthOf = (families: Parameters<typeof kinGraph>[0], rest = {}) =>
  startGrowth(kinGraph(families), chartOptions(rest));
const reached = { from: null, relation: 'self' as const, link: 'unknown' as const, generation: 0 };

describe('the parents of a person', () => {
  it.each([
    ['a man and a woman', ['pa', 'fma'], ['pa', 'fma']],
    ['a woman and a man, written the other way round', ['fma', 'pa'], ['pa', 'fma']],
    ['a woman alone', ['fma'], [null, 'fma']],
    ['a man alone', ['pa'], ['pa', null]],
    ['two women', ['fone', 'ftwo'], ['fone', 'ftwo']],
    ['two men', ['one', 'two'], ['one', 'two']],
  ])('are %s: father first', (_who, partners, [father, mother]) =>
    expect(parentsOf(growthOf([kinFamily(1, partners, ['me'])]), 'me')).toMatchObject({
      father,
      mother,
      isPartly: false,
    }),
  );

  it('are those by birth unless others were chosen, and never a family without parents where there is one with', () => {
    const families = [
      kinFamily(1, [], ['me']),
      kinFamily(2, ['adopter'], [], { children: [{ personId: 'me', link: 'adopted' }] }),
      kinFamily(3, ['sire'], ['me']),
    ];
    expect(parentsOf(growthOf(families), 'me')).toMatchObject({ father: 'sire', link: 'birth' });
    expect(parentsOf(growthOf(families, { parents: { me: 2 } }), 'me')).toMatchObject({
      father: 'adopter',
      link: 'adopted',
    });
    expect(parentsOf(growthOf(families), 'sire')).toBeNull();
  });

  it('are partly known where one of them was not loaded', () => {
    const growth = startGrowth(
      {
        persons: [
          { id: 'me', sex: 'm' },
          { id: 'pa', sex: 'm' },
        ],
        families: [kinFamily(1, ['pa', 'fma'], ['me'])],
        moreUp: [],
        moreDown: [],
      },
      chartOptions(),
    );
    expect(parentsOf(growth, 'me')).toMatchObject({ father: 'pa', mother: null, isPartly: true });
  });
});

describe('the boxes of a walk', () => {
  it('are one card for each person and a reference, with a key of its own, for every further place', () => {
    const growth = growthOf([kinFamily(1, ['pa'], ['me'])]);
    const boxes = [
      personBox(growth, 'me', reached),
      personBox(growth, 'me', { ...reached, from: 'pa' }),
      personBox(growth, 'me', { ...reached, from: 'pa' }),
    ];
    expect(boxes.map(({ kind, key, parentFamilies }) => [kind, key, parentFamilies])).toEqual([
      ['person', 'me', 1],
      ['reference', 'me@pa', 0],
      ['reference', 'me@pa~2', 0],
    ]);
  });

  it('leave a place for a parent who is not known, a generation above', () => {
    const growth = growthOf([kinFamily(1, ['pa'], ['me'])]);
    const child = personBox(growth, 'me', reached);
    expect(placeBox(growth, child, 'MOTHER')).toMatchObject({
      kind: 'place',
      key: 'mother+me',
      personId: null,
      addTo: { personId: 'me', relation: 'MOTHER' },
      from: 'me',
      generation: 1,
    });
  });

  it.each([
    [true, true, 'closed'],
    [true, false, 'closed'],
    [false, true, 'unloaded'],
    [false, false, 'nothing'],
  ] as const)('say what is beyond a branch that is not drawn: known %s, more %s: %s', (isKnown, isMore, words) =>
    expect(beyond(isKnown, isMore)).toBe(words),
  );
});
