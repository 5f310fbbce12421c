import { checkoutOutcome, type CheckoutSighting } from './checkoutOutcome.ts';

const payment = (
  state: NonNullable<CheckoutSighting['payment']>['state'],
  failureClass: NonNullable<CheckoutSighting['payment']>['failureClass'] = null,
) => ({ state, failureClass });

describe('what becomes of a checkout', () => {
  it.each([
    ['a card was saved', { page: 'complete', payment: null, isCanceled: false }, 'DONE'],
    ['the page for a card is open', { page: 'open', payment: null, isCanceled: false }, 'OPEN'],
    ['the page for a card was left', { page: 'open', payment: null, isCanceled: true }, 'CANCELED'],
    ['the page for a card closed by itself', { page: 'expired', payment: null, isCanceled: false }, 'EXPIRED'],
    ['it is paid', { page: 'complete', payment: payment('SUCCEEDED'), isCanceled: false }, 'DONE'],
    ['it is paid though the member left', { page: 'expired', payment: payment('SUCCEEDED'), isCanceled: true }, 'DONE'],
    ['the bank has not decided', { page: 'complete', payment: payment('PENDING'), isCanceled: true }, 'OPEN'],
    ['the bank wants its customer', { page: 'open', payment: payment('REQUIRES_ACTION'), isCanceled: false }, 'OPEN'],
    ['no one knows yet', { page: 'expired', payment: payment('UNKNOWN'), isCanceled: true }, 'OPEN'],
    [
      'a card was declined and another may be tried',
      { page: 'open', payment: payment('FAILED', 'hard'), isCanceled: false },
      'OPEN',
    ],
    [
      'a card was declined and the member left',
      { page: 'open', payment: payment('FAILED', 'hard'), isCanceled: true },
      'CANCELED',
    ],
    [
      'a card was declined and the page is closed',
      { page: 'expired', payment: payment('FAILED', 'hard'), isCanceled: false },
      'FAILED',
    ],
    [
      'nothing was tried and the page is closed',
      { page: 'expired', payment: payment('FAILED', 'outage'), isCanceled: false },
      'EXPIRED',
    ],
    [
      'nothing was tried and the member left',
      { page: 'open', payment: payment('CREATED'), isCanceled: true },
      'CANCELED',
    ],
  ] as const)('%s', (_title, sighting, state) => {
    expect(checkoutOutcome(sighting)).toBe(state);
  });
});
