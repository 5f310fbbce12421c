import { giftProblems, type GiftWords } from './giftRules.ts';
import { type GiftEvent, type GiftState, nextGiftState } from './giftState.ts';

const WORDS: GiftWords = {
  recipientName: 'Grace',
  recipientEmail: 'grace@example.com',
  senderName: 'Amos',
  message: 'For your birthday',
  delivery: 'EMAIL',
  deliverOn: '2026-12-24',
};
const TODAY = '2026-11-26';

describe('the words of a gift', () => {
  it('are in order', () => expect(giftProblems(WORDS, TODAY)).toEqual({}));

  it.each([
    ['no name', { recipientName: ' ' }, 'recipientName'],
    ['a long name', { senderName: 'x'.repeat(81) }, 'senderName'],
    ['control characters in a name', { senderName: 'a\u0000b' }, 'senderName'],
    ['501 emoji', { message: '🎁'.repeat(501) }, 'message'],
    ['no address', { recipientEmail: '' }, 'recipientEmail'],
    ['two addresses', { recipientEmail: 'a@b.example,c@d.example' }, 'recipientEmail'],
    ['yesterday', { deliverOn: '2026-11-25' }, 'deliverOn'],
    ['29 February of no leap year', { deliverOn: '2027-02-29' }, 'deliverOn'],
    ['more than a year ahead', { deliverOn: '2027-11-27' }, 'deliverOn'],
    ['no date', { deliverOn: 'soon' }, 'deliverOn'],
  ] as const)('are refused with %s', (_title, change, field) => {
    expect(Object.keys(giftProblems({ ...WORDS, ...change }, TODAY))).toEqual([field]);
  });

  it('need no address and no date for a card that is printed', () => {
    expect(giftProblems({ ...WORDS, delivery: 'PRINT', recipientEmail: '', deliverOn: '' }, TODAY)).toEqual({});
  });

  it('may have 500 emoji and letters that are read from right to left', () => {
    expect(giftProblems({ ...WORDS, recipientName: 'שרה', message: '🎁'.repeat(500) }, TODAY)).toEqual({});
  });
});

describe('a gift', () => {
  it.each([
    ['DRAFT', 'paid', 'SCHEDULED'],
    ['DRAFT', 'redeemed', null],
    ['SCHEDULED', 'dayCame', 'READY'],
    ['SCHEDULED', 'printed', 'READY'],
    ['SCHEDULED', 'redeemed', 'REDEEMED'],
    ['READY', 'redeemed', 'REDEEMED'],
    ['READY', 'yearOver', 'LAPSED'],
    ['READY', 'paid', null],
    ['REDEEMED', 'redeemed', null],
    ['REDEEMED', 'refunded', null],
    ['LAPSED', 'extended', 'READY'],
    ['LAPSED', 'redeemed', null],
    ['REFUNDED', 'redeemed', null],
  ] as const)('%s, then %s: %s', (state: GiftState, event: GiftEvent, next) =>
    expect(nextGiftState(state, event)).toBe(next),
  );
});
