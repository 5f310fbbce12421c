import { kinFamily, kinGraph } from './kin.fixture.ts';
import { indexKin, linkTo } from './kinGraph.ts';

describe('kin, ready to be walked', () => {
  const ids = (families: readonly { id: number }[]) => families.map(({ id }) => id);

  it.each([
    ['in the order of their dates', [18_700_000, 18_500_000], [2, 1]],
    ['as the file has them where there are none', [null, null], [1, 2]],
    ['as the file has them where they started at once', [18_500_000, 18_500_000], [1, 2]],
  ])('has the families of a person %s', (_order, [first, second], order) => {
    const kin = indexKin(
      kinGraph([
        kinFamily(1, ['me', 'fone'], [], { since: first ?? null }),
        kinFamily(2, ['me', 'ftwo'], [], { since: second ?? null }),
      ]),
    );
    expect(ids(kin.familiesOf('me'))).toEqual(order);
  });

  it('has the parents by birth before all others, which stay in their order', () => {
    const child = (link: 'adopted' | 'birth' | 'foster') => ({ children: [{ personId: 'me', link }] });
    const kin = indexKin(
      kinGraph([
        kinFamily(1, ['a'], [], child('foster')),
        kinFamily(2, ['b'], [], child('adopted')),
        kinFamily(3, ['c'], [], child('birth')),
      ]),
    );
    expect(ids(kin.parentFamiliesOf('me'))).toEqual([3, 1, 2]);
  });

  it('names a family once for a person it has twice', () => {
    const kin = indexKin(kinGraph([kinFamily(1, ['me', 'me'], ['kid', 'kid'])]));
    expect([ids(kin.familiesOf('me')), ids(kin.parentFamiliesOf('kid'))]).toEqual([[1], [1]]);
  });

  it('has nothing of who is not in it', () => {
    const kin = indexKin(kinGraph([]));
    expect([kin.familiesOf('me'), kin.parentFamiliesOf('me'), kin.sexOf.get('me')]).toEqual([[], [], undefined]);
  });

  it('leaves the families it was given as they were', () => {
    const graph = kinGraph([kinFamily(1, ['me'], [], { since: 2 }), kinFamily(2, ['me'], [], { since: 1 })]);
    indexKin(graph);
    expect(ids(graph.families)).toEqual([1, 2]);
  });

  it('says how a child belongs to a family, unknown for who is no child of it', () => {
    const family = kinFamily(1, ['pa'], [], { children: [{ personId: 'me', link: 'adopted' }] });
    expect([linkTo(family, 'me'), linkTo(family, 'pa')]).toEqual(['adopted', 'unknown']);
  });
});
