import fc from 'fast-check';

import {
  convergePayment,
  type PaymentSighting,
  type PaymentStanding,
  checkoutOutcome,
  type CheckoutSighting,
} from './paymentState.ts';

const CREATED: PaymentStanding = { state: 'CREATED', failure: null };
const seen = (status: Extract<PaymentSighting, { kind: 'found' }>['status']): PaymentSighting => ({
  kind: 'found',
  status,
  failure: status === 'failed' ? { class: 'hard', code: 'stolen_card' } : null,
});

describe('where a payment is after a look at the processor', () => {
  it.each([
    ['CREATED', seen('succeeded'), 'SUCCEEDED', null],
    ['CREATED', seen('pending'), 'PENDING', null],
    ['CREATED', seen('requires_action'), 'REQUIRES_ACTION', null],
    ['CREATED', seen('failed'), 'FAILED', 'hard'],
    ['CREATED', { kind: 'unanswered' }, 'UNKNOWN', null],
    ['CREATED', { kind: 'absent', isOver: false }, 'UNKNOWN', null],
    ['UNKNOWN', { kind: 'absent', isOver: true }, 'FAILED', 'outage'],
    ['UNKNOWN', seen('succeeded'), 'SUCCEEDED', null],
    ['REQUIRES_ACTION', seen('canceled'), 'EXPIRED', 'auth'],
    ['PENDING', seen('canceled'), 'FAILED', 'soft'],
    ['FAILED', seen('succeeded'), 'SUCCEEDED', null],
    ['EXPIRED', seen('succeeded'), 'SUCCEEDED', null],
    ['SUCCEEDED', seen('failed'), 'SUCCEEDED', null],
    ['SUCCEEDED', { kind: 'absent', isOver: true }, 'SUCCEEDED', null],
    ['FAILED', { kind: 'unanswered' }, 'FAILED', 'soft'],
  ] as const)('%s, then %j: %s (%s)', (state, sighting, after, failureClass) => {
    const before: PaymentStanding = { state, failure: state === 'FAILED' ? { class: 'soft', code: 'declined' } : null };
    const standing = convergePayment(before, sighting);
    expect([standing.state, standing.failure?.class ?? null]).toEqual([after, failureClass]);
  });

  it('ends as paid in whatever order looks come, once one of them saw the money', () => {
    const sighting = fc.oneof(
      fc.constantFrom(...(['succeeded', 'pending', 'requires_action', 'failed', 'canceled'] as const)).map(seen),
      fc.constant<PaymentSighting>({ kind: 'unanswered' }),
      fc.boolean().map((isOver): PaymentSighting => ({ kind: 'absent', isOver })),
    );
    fc.assert(
      fc.property(fc.array(sighting), fc.array(sighting), (before, after) => {
        expect([...before, seen('succeeded'), ...after].reduce(convergePayment, CREATED)).toEqual({
          state: 'SUCCEEDED',
          failure: null,
        });
      }),
    );
  });
});

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
