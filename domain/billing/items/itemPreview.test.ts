import { priceTag } from './itemPreview.ts';

const shown = (
  price: number,
  netPrice: number,
  couponDetails: { amount: number; label: string | null } | null = null,
) => priceTag({ price: { amount: price, currency: 'GBP' }, netPrice: { amount: netPrice }, couponDetails });

describe('the price of a single record', () => {
  it.each([
    [
      'is struck through when the net price differs',
      shown(500, 400),
      { struckThrough: 500, toPay: 400, discountTag: null },
    ],
    ['is shown once when it is the net price', shown(500, 500), { struckThrough: null, toPay: 500, discountTag: null }],
    [
      'has a tag when a coupon takes something off',
      shown(500, 400, { amount: 100, label: 'Spring' }),
      { struckThrough: 500, toPay: 400, discountTag: 'Spring' },
    ],
    [
      'calls a coupon without a label a discount',
      shown(500, 400, { amount: 100, label: null }),
      { struckThrough: 500, toPay: 400, discountTag: 'Discount' },
    ],
    [
      'calls one with an empty label the same',
      shown(500, 400, { amount: 100, label: '' }),
      { struckThrough: 500, toPay: 400, discountTag: 'Discount' },
    ],
    [
      'has no tag for a coupon of nothing',
      shown(500, 500, { amount: 0, label: 'Spring' }),
      { struckThrough: null, toPay: 500, discountTag: null },
    ],
  ])('%s', (_title, tag, expected) => {
    expect(tag).toEqual(expected);
  });
});
