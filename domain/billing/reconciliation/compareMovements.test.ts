import fc from 'fast-check';

import { compareMovements, type Movement } from './compareMovements.ts';

const movement = (given: Partial<Movement> = {}): Movement => ({
  kind: 'payment',
  id: 'pi_1',
  reference: 'a',
  amount: 1000,
  currency: 'GBP',
  status: 'succeeded',
  ...given,
});
const kindsOf = (theirs: Movement[], ours: Movement[]) =>
  compareMovements(theirs, ours).map(({ kind, proposal }) => [kind, proposal]);

describe('compareMovements', () => {
  it.each([
    ['the same', [movement()], [movement()], []],
    ['a payment that we do not have', [movement()], [], [['MISSING_HERE', 'GIVE_BACK']]],
    ['a refund that we do not have', [movement({ kind: 'refund' })], [], [['MISSING_HERE', 'LOOK_AGAIN']]],
    [
      'a lost dispute that we do not have',
      [movement({ kind: 'dispute', status: 'lost' })],
      [],
      [['MISSING_HERE', 'WRITE_OFF']],
    ],
    ['a payment that they do not have', [], [movement()], [['MISSING_THERE', 'ASK_PROCESSOR']]],
    ['another amount', [movement({ amount: 999 })], [movement()], [['AMOUNT', 'ASK_PROCESSOR']]],
    ['another currency', [movement({ currency: 'EUR' })], [movement()], [['AMOUNT', 'ASK_PROCESSOR']]],
    ['one that we think failed', [movement()], [movement({ status: 'failed' })], [['STATE', 'LOOK_AGAIN']]],
    ['one that we think succeeded', [movement({ status: 'failed' })], [movement()], [['STATE', 'LOOK_AGAIN']]],
    [
      'one whose id never reached us',
      [movement()],
      [movement({ id: '', status: 'pending' })],
      [['STATE', 'LOOK_AGAIN']],
    ],
    ['a failed attempt of ours only', [], [movement({ status: 'failed' })], []],
    ['a failed attempt of theirs only', [movement({ status: 'failed' })], [], []],
    [
      'a failed attempt beside the one that paid',
      [movement({ id: 'pi_0', status: 'failed' }), movement()],
      [movement()],
      [],
    ],
    [
      'two payments for one of ours',
      [movement(), movement({ id: 'pi_2' })],
      [movement()],
      [['MISSING_HERE', 'GIVE_BACK']],
    ],
    [
      'two payments of which we know neither',
      [movement(), movement({ id: 'pi_2' })],
      [movement({ id: '', status: 'pending' })],
      [
        ['STATE', 'LOOK_AGAIN'],
        ['MISSING_HERE', 'GIVE_BACK'],
      ],
    ],
    ['nothing at all', [], [], []],
  ])('tells of %s', (_what, theirs, ours, wanted) => expect(kindsOf(theirs, ours)).toEqual(wanted));

  it('finds no difference between equal books in any order, and each single loss', () => {
    const books = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        amount: fc.integer({ min: 1, max: 1e9 }),
        kind: fc.constantFrom('payment' as const, 'refund' as const),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(books, fc.nat(), (entries, at) => {
        const all = entries.map(({ id, amount, kind }) => movement({ id, reference: `ours ${id}`, amount, kind }));
        expect(compareMovements(all, all.toReversed())).toEqual([]);
        const lost = at % all.length;
        expect(compareMovements(all, all.toSpliced(lost, 1)).map(({ processorId }) => processorId)).toEqual([
          all[lost]?.id,
        ]);
        expect(compareMovements(all.toSpliced(lost, 1), all).map(({ kind }) => kind)).toEqual(['MISSING_THERE']);
      }),
    );
  });
});
