import fc from 'fast-check';

import { type CreditLot, creditsLeft, spendCredits } from './spendCredits.ts';

const lot = (id: number, credits: number, net: number): CreditLot => ({
  id,
  credits,
  spent: 0,
  net,
  earned: 0,
  currency: 'GBP',
});

function apply(lots: readonly CreditLot[], wanted: number): CreditLot[] {
  const spends = spendCredits(lots, wanted) ?? [];
  return lots.map((each) => {
    const spend = spends.find(({ id }) => id === each.id);
    return spend ? { ...each, spent: each.spent + spend.credits, earned: each.earned + spend.earned } : each;
  });
}

describe('credits', () => {
  it('are taken from the first lot first', () => {
    expect(spendCredits([lot(1, 10, 1000), lot(2, 40, 3000)], 12)).toEqual([
      { id: 1, credits: 10, earned: 1000, currency: 'GBP' },
      { id: 2, credits: 2, earned: 150, currency: 'GBP' },
    ]);
  });

  it('are not taken in part when there are not enough', () => {
    expect(spendCredits([lot(1, 10, 1000)], 11)).toBeNull();
  });

  it('earn exactly what was paid for them, however they are spent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ credits: fc.integer({ min: 1, max: 200 }), net: fc.integer({ min: 0, max: 100_000 }) }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.array(fc.integer({ min: 1, max: 60 })),
        (given, wanted) => {
          let lots = given.map(({ credits, net }, at) => lot(at, credits, net));
          for (const each of wanted) {
            const before = creditsLeft(lots);
            lots = apply(lots, each);
            expect(creditsLeft(lots)).toBe(before >= each ? before - each : before);
          }
          lots = apply(lots, creditsLeft(lots));
          expect(lots.map(({ earned, net }) => earned - net)).toEqual(lots.map(() => 0));
        },
      ),
    );
  });
});
