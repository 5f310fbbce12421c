import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { aSubscription } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const AT = '/account/subscription';
const money = (amount: number) => ({ amount, currency: 'GBP' });
const PLAN = {
  id: 'demo-yearly',
  name: 'Everything, yearly',
  groupName: null,
  displayName: 'Everything',
  durationInMonths: 12,
  isGift: false,
};
const aStanding = (changes: object = {}) => ({
  subscriptionId: '7',
  phase: 'ACTIVE',
  plan: PLAN,
  paidUntil: '2099-07-09T10:00:00Z',
  renews: true,
  nextPayment: {
    at: '2099-07-09T10:00:00Z',
    amount: money(11_999),
    tax: money(2_000),
    taxRate: 2_000,
    lastAmount: money(9_999),
    why: 'renewal',
  },
  pendingChange: null,
  coolingOff: null,
  pastDue: null,
  pause: null,
  gift: null,
  waiting: [],
  canCancel: true,
  canResume: false,
  canPause: true,
  canChange: true,
  longestPause: 3,
  ...changes,
});
const CARD = { brand: 'visa', last4: '4242', expiryMonth: 7, expiryYear: 2099, isExpiring: false };
const NO_CREDITS = { left: 0, lots: [], packages: [] };
const CANCELED = aStanding({
  phase: 'CANCELING',
  renews: false,
  nextPayment: null,
  canCancel: false,
  canResume: true,
  canPause: false,
  canChange: false,
});

function answerWith(
  standing: object | null,
  last: object | null = aSubscription(),
  more: object = {},
  inStores: readonly object[] = [],
): void {
  answer({
    customer: () => ({ lastSubscription: last, activeCoupon: null, savedPaymentDetails: CARD, ...more }),
    subscriptionStanding: () => standing,
    appSubscriptions: () => inStores,
    invoices: () => [],
    billingActs: () => [],
    credits: () => NO_CREDITS,
  });
}
const inStore = (changes: object = {}) => ({
  id: '8',
  store: 'APPLE',
  plan: { displayName: 'Everything' },
  phase: 'ACTIVE',
  endsAt: '2099-07-09T10:00:00Z',
  manageUrl: 'https://store.example/manage',
  ...changes,
});
const open = () => renderApp(AT, { reader: 'member' });
const sent = (name: string) => sentRequests().filter(({ operationName }) => operationName === name);

describe('the subscription page', () => {
  it('API-024 ROUTE-089 PAY-009 shows plan, state, until when it is paid, the next payment and why, and the card', async () => {
    answerWith(aStanding(), aSubscription(), {
      activeCoupon: { amount: 1000, type: 'FIXED', code: 'SPRING', label: 'Spring offer', renewals: 2 },
    });
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Everything' })).toBeVisible();
    const main = screen.getByRole('main');
    for (const words of [
      'Active',
      '9 July 2099',
      '£119.99 on 9 July 2099',
      'Your subscription renews.',
      'It includes £20.00 tax.',
      'You paid £99.99 last time.',
      'Visa ending in 4242',
      'Expires 07/2099',
      'Spring offer (SPRING), for 2 more renewals',
    ])
      expect(main).toHaveTextContent(words);
    expect(
      within(screen.getByRole('navigation', { name: 'Your account' })).getByRole('link', { name: 'Subscription' }),
    ).toHaveAttribute('aria-current', 'page');
    expect(sent('subscriptionInfo').map(({ variables }) => variables)).toEqual([{}]);
    await expectAccessible();
  });

  it('names how long access lasts by whether it is renewed, and says what will be in the list of transactions', async () => {
    answerWith(CANCELED);
    const { unmount } = await open();
    const terms = async () => (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(await terms()).toContain('Access until');
    expect(
      await screen.findByText('No transactions yet. Each payment and refund appears here with its invoice.'),
    ).toBeVisible();
    unmount();
    answerWith(aStanding());
    await open();
    expect(await terms()).toContain('Paid until');
  });

  it.each<[string, object, string]>([
    ['pause', {}, 'Change, pause or cancel'],
    ['change', { canPause: false }, 'Change or cancel'],
    ['cancel', { canPause: false, canChange: false }, 'Cancel your subscription'],
    ['resume', { phase: 'PAUSED', canResume: true, canPause: false }, 'Resume or cancel'],
    [
      'go on',
      { phase: 'CANCELING', renews: false, nextPayment: null, canResume: true, canCancel: false, canPause: false },
      'Changed your mind?',
    ],
  ])('heads what can be done with what its buttons do: %s', async (_what, changes, heading) => {
    answerWith(aStanding(changes));
    await open();
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'More about subscriptions' })).getByRole('link', {
        name: 'Referrals',
      }),
    ).toHaveAttribute('href', '/account/referrals');
  });

  it('leads no one to plans who may not pay', async () => {
    answerWith(null, null);
    await renderApp(AT, { reader: 'member', grants: [] });
    expect(await screen.findByText(/^This account can’t buy a subscription/u)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'More about subscriptions' })).toBeNull();
  });

  it.each<[string, object | null, object | null, string]>([
    [
      'PAY-018 of a paused one',
      aStanding({
        phase: 'PAUSED',
        pause: { endsAt: '2099-01-02T10:00:00Z', unusedDays: 40 },
        nextPayment: null,
        canResume: true,
        canPause: false,
      }),
      aSubscription({ state: 'PAUSED' }),
      'Paused until 2 January 2099. You have 40 paid days left, which start again then.',
    ],
    [
      'of a cancelled one',
      CANCELED,
      aSubscription({ state: 'CANCELED' }),
      'You keep access until 9 July 2099. Nothing more is charged.',
    ],
    [
      'of one whose payment failed',
      aStanding({
        phase: 'PAST_DUE',
        pastDue: {
          since: '2099-07-09T10:00:00Z',
          graceUntil: '2099-07-23T10:00:00Z',
          failureClass: 'hard',
          retryAt: null,
        },
      }),
      aSubscription(),
      'Your bank refused the card.',
    ],
    [
      'of a change to come',
      aStanding({
        pendingChange: {
          plan: { ...PLAN, displayName: 'Essential' },
          at: '2099-07-09T10:00:00Z',
          amount: money(5_999),
        },
      }),
      aSubscription(),
      'Essential for 12 months starts on 9 July 2099, for £59.99.',
    ],
    [
      'of a gift that is used first',
      aStanding({ gift: { plan: { displayName: 'Everything' }, until: '2099-01-02T10:00:00Z' } }),
      aSubscription(),
      'You have Everything until 2 January 2099. Your own plan is on hold until then.',
    ],
    [
      'of time that waits',
      aStanding({
        waiting: [
          { plan: { displayName: 'Essential' }, startsAt: '2099-07-09T10:00:00Z', endsAt: '2099-10-09T10:00:00Z' },
        ],
      }),
      aSubscription(),
      'Essential starts on 9 July 2099 and runs until 9 October 2099',
    ],
    [
      'of a voucher',
      aStanding({ renews: false, nextPayment: null, canCancel: false, canPause: false, canChange: false }),
      aSubscription({ type: 'VOUCHER' }),
      'It does not renew, and nothing is charged.',
    ],
    [
      'of the partner',
      null,
      aSubscription({}, { groupName: 'partner', displayName: 'Partner membership' }),
      'comes from a partner organisation',
    ],
    ['of one that is over', null, aSubscription({ expiresAt: '2020-01-01T00:00:00Z' }), 'ended on 1 January 2020'],
    ['of none', null, null, 'You have no subscription'],
  ])('says the state %s', async (_title, standing, last, words) => {
    answerWith(standing, last);
    const { router } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Subscription' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
    expect(router.state.location.pathname).toBe(AT);
    await expectAccessible();
  });

  it.each([
    ['ACTIVE', 'APPLE', 'It renews on 9 July 2099, and the App Store charges you then.'],
    ['GRACE', 'GOOGLE', 'Your payment to Google Play failed. You keep access until 9 July 2099.'],
    ['HOLD', 'APPLE', 'so your subscription is on hold'],
    ['CANCELING', 'GOOGLE', 'It does not renew.'],
    ['PAUSED', 'GOOGLE', 'It is paused until 9 July 2099.'],
  ])(
    'says of a subscription of an app store that is %s at %s what comes next, and where it is managed',
    async (phase, store, words) => {
      answerWith(null, aSubscription({ type: store }), {}, [inStore({ phase, store })]);
      await open();
      const main = screen.getByRole('main');
      await waitFor(() => expect(main).toHaveTextContent(words));
      expect(screen.getByRole('link', { name: /^Manage in/u })).toHaveAttribute('href', 'https://store.example/manage');
      expect(main).toHaveTextContent('can be changed or cancelled only in');
      for (const name of ['Cancel subscription', 'Change plan'])
        expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByText('You have no subscription')).toBeNull();
      await expectAccessible();
    },
  );

  it('shows one that runs here to its end beside one of an app store, and warns of two that renew', async () => {
    answerWith(CANCELED, aSubscription({ type: 'APPLE' }), {}, [inStore(), inStore({ id: '9', store: 'GOOGLE' })]);
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Everything, through the App Store' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Everything, through Google Play' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Two subscriptions renew' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume subscription' })).toBeVisible();
    await expectAccessible();
  });

  it('is cancelled in two presses of a key, and offers what else there is only afterwards', async () => {
    let standing: object = aStanding();
    answerWith(null);
    answer({
      subscriptionStanding: () => standing,
      cancelSubscription: () => {
        standing = CANCELED;
        return { standing, problems: [] };
      },
    });
    const { user } = await open();
    (await screen.findByRole('button', { name: 'Cancel subscription' })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 3, name: 'Cancel your subscription?' })).toHaveFocus();
    expect(
      within(screen.getByRole('region', { name: 'Cancel your subscription?' })).getByText(
        'You keep access until 9 July 2099. Nothing more is charged.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /leaving/ })).toBeNull();
    await expectAccessible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your subscription is cancelled')).toBeVisible();
    expect(sent('cancelSubscription')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Tell us why you are leaving' })).toHaveAttribute(
      'href',
      '/account/leaving-survey',
    );
    expect(await screen.findByRole('button', { name: 'Resume subscription' })).toBeVisible();
    await expectAccessible();
  });

  it('is withdrawn from in two presses, after the refund was shown', async () => {
    let standing: object | null = aStanding({
      coolingOff: { until: '2099-01-15T10:00:00Z', refund: money(11_671), returnsDays: true },
    });
    answerWith(null);
    answer({
      subscriptionStanding: () => standing,
      withdrawSubscription: () => {
        standing = null;
        answerWith(null, aSubscription({ state: 'CANCELED', expiresAt: '2020-01-01T00:00:00Z' }));
        return { standing: null, problems: [] };
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Withdraw and get a refund (within 14 days)' }));
    expect(
      screen.getByText(/we refund £116.71 to the card you paid with. You can withdraw until 15 January 2099/),
    ).toBeVisible();
    expect(screen.getByText(/You get back the days that were added from your earlier subscription/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw and get a refund' }));
    expect(await screen.findByText(/You have withdrawn/)).toBeVisible();
    expect(sent('withdrawSubscription').map(({ variables }) => variables)).toEqual([{ confirm: true }]);
    await expectAccessible();
  });

  it('promises no refund of a trial that is withdrawn from', async () => {
    answerWith(
      aStanding({
        phase: 'TRIALING',
        coolingOff: { until: '2099-01-15T10:00:00Z', refund: money(0), returnsDays: false },
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Withdraw (within 14 days)' }));
    expect(
      screen.getByText(/Nothing was paid, so there is nothing to refund. You can withdraw until 15 January 2099/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(screen.queryByText(/£0.00/)).toBeNull();
  });

  it('is paused for a chosen time, and says when it cannot be', async () => {
    answerWith(aStanding());
    answer({
      pauseSubscription: () => ({
        standing: aStanding(),
        problems: [{ field: 'subscription', code: 'TOO_MANY_PAUSES', message: 'You paused it twice this year.' }],
      }),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Pause subscription' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'For how long' }), '2 months');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('You paused it twice this year.')).toBeVisible();
    expect(sent('pauseSubscription').map(({ variables }) => variables)).toEqual([{ months: 2 }]);
    await user.click(screen.getByRole('button', { name: 'Keep subscription' }));
    expect(screen.queryByText('You paused it twice this year.')).toBeNull();
  });

  it('lists what was charged and paid back, each as PDF', async () => {
    answerWith(aStanding());
    const row = {
      id: '3',
      kind: 'INVOICE',
      number: 'M-2026-3',
      issuedAt: '2026-11-26T10:00:00Z',
      state: 'PAID',
      description: 'Everything for 12 months',
      total: money(11_999),
      net: money(9_999),
      tax: money(2_000),
      href: '/api/invoices/3.pdf',
    };
    answer({
      invoices: () => [{ ...row, id: '4', kind: 'CREDIT_NOTE', number: 'M-2026-4', href: '/api/invoices/4.pdf' }, row],
    });
    await open();
    expect(await screen.findByRole('link', { name: 'M-2026-3 (PDF)' })).toHaveAttribute('href', '/api/invoices/3.pdf');
    expect(screen.getByText('−£119.99')).toBeVisible();
    await expectAccessible();
  });

  it('says what staff did with the member’s money, when and why', async () => {
    answerWith(aStanding());
    const act = { at: '2026-11-26T10:00:00Z', reason: null, amount: null, quantity: null, subject: null };
    answer({
      billingActs: () => [
        { ...act, id: '5', kind: 'mail', subject: 'M-2026-3' },
        { ...act, id: '4', kind: 'void', subject: 'M-2026-2', reason: 'You asked us in time.' },
        { ...act, id: '3', kind: 'credits', quantity: 1 },
        { ...act, id: '2', kind: 'days', quantity: 14, reason: 'A gesture of goodwill.' },
        { ...act, id: '1', kind: 'refund', amount: money(500), reason: 'You were charged more than once.' },
      ],
    });
    await open();
    await screen.findByRole('heading', { name: 'Changes made by our staff' });
    for (const text of [
      'We sent you invoice M-2026-3 again.',
      'We cancelled invoice M-2026-2: you owe nothing for it. You asked us in time.',
      'We gave you 1 credit for single records.',
      'We added 14 days to your subscription. A gesture of goodwill.',
      'We refunded £5.00. You were charged more than once.',
    ]) {
      expect(
        screen.getByText((_text, element) => element?.tagName === 'LI' && element.textContent.includes(text)),
      ).toBeVisible();
    }
    await expectAccessible();
  });

  it('can be asked for again', async () => {
    answerWith(null);
    answer({
      customer: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerWith(null, null);
    await user.click(again);
    expect(await screen.findByText('You have no subscription')).toBeVisible();
  });
});

describe('the address', () => {
  it.each(['/account/subscription/manage', '/subscription'])('ROUTE-092 ROUTE-233 %s leads to it', async (address) => {
    answerWith(aStanding());
    const { router } = await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Everything' })).toBeVisible();
    expect(router.state.location.pathname).toBe(AT);
  });

  it('ROUTE-090 leads a visitor to sign-up', async () => {
    const { router } = await renderApp(AT);
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
  });

  it('ROUTE-093 has no other parts', async () => {
    await renderApp('/account/subscription/nonsense', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('ROUTE-091 FLAG-001 leads home at a library’s terminal', async () => {
    const { router } = await renderApp(AT, { reader: 'member', flags: ['library-hide-member-specific-options'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });
});
