import fc from 'fast-check';

import { PHASES } from '#domain/billing/subscription/subscriptionState.ts';

import { type GiftEvent, type GiftState, nextGiftState, placeGift } from './giftState.ts';

describe('a gift', () => {
  it.each([
    ['starts where nothing runs', null, 2, 'begin'],
    ['starts where everything is over', { phase: 'ENDED', renews: false, sort: 2 }, 1, 'begin'],
    ['moves the payment of the same tier', { phase: 'ACTIVE', renews: true, sort: 1 }, 1, 'extend'],
    ['moves the payment of a higher tier that renews', { phase: 'ACTIVE', renews: true, sort: 2 }, 1, 'extend'],
    ['of a higher tier is used first', { phase: 'ACTIVE', renews: true, sort: 1 }, 2, 'lend'],
    ['of a higher tier is used first beside what ends', { phase: 'CANCELING', renews: false, sort: 1 }, 2, 'lend'],
    ['of a lower tier waits behind what ends', { phase: 'CANCELING', renews: false, sort: 2 }, 1, 'wait'],
    ['of a lower tier waits behind another gift', { phase: 'ACTIVE', renews: false, sort: 2 }, 1, 'wait'],
    [
      'of a higher tier asks a paused subscription to be resumed',
      { phase: 'PAUSED', renews: true, sort: 1 },
      2,
      'resumeFirst',
    ],
    ['of the same tier waits in a pause', { phase: 'PAUSED', renews: true, sort: 1 }, 1, 'extend'],
  ] as const)('%s', (_title, running, sort, place) => expect(placeGift(running, sort)).toBe(place));

  it('never stands beside what renews, and is never lost', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PHASES),
        fc.boolean(),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (phase, renews, own, given) => {
          const place = placeGift({ phase, renews, sort: own }, given);
          const isThere = phase !== 'ENDED' && phase !== 'SCHEDULED';
          return isThere === (place !== 'begin') && !(place === 'wait' && renews && phase !== 'CANCELING');
        },
      ),
    );
  });

  it('is redeemed or refunded, never both, and neither before it is paid', () => {
    const EVENTS: GiftEvent[] = ['paid', 'dayCame', 'printed', 'redeemed', 'yearOver', 'extended', 'refunded'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        let state: GiftState = 'DRAFT';
        const happened: GiftEvent[] = [];
        for (const event of events) {
          const next = nextGiftState(state, event);
          if (next === null) continue;
          state = next;
          happened.push(event);
        }
        const ends = happened.filter((event) => event === 'redeemed' || event === 'refunded');
        return (
          ends.length <= 1 &&
          (happened.length === 0 || happened[0] === 'paid') &&
          happened.filter((event) => event === 'paid').length <= 1 &&
          (ends.length === 0 || happened.at(-1) === ends[0])
        );
      }),
    );
  });
});
