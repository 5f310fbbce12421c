import { act, screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { answerPlans, aSubscription } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const PAST = '2020-01-01T00:00:00.000Z';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const WELCOME = {
  '/subscribe': 'Choose a subscription',
  '/upgrade': 'Change your plan',
  '/account/subscription': 'Subscription',
} as const;
type Path = keyof typeof WELCOME;
const asked = () => sentRequests().filter(({ operationName }) => operationName === 'currentSubscription');

describe('the page for a reader’s subscription', () => {
  it.each<[string, object[], string, Path]>([
    [
      'UPGR-001 judges the first alone',
      [aSubscription(), aSubscription({ state: 'PAUSED' })],
      '/subscribe',
      '/upgrade',
    ],
    ['UPGR-002 of a member without one', [], '/upgrade', '/subscribe'],
    ['UPGR-003 of a voucher', [aSubscription({ type: 'VOUCHER' })], '/upgrade', '/subscribe'],
    ['UPGR-004 of an active one that is over', [aSubscription({ expiresAt: PAST })], '/upgrade', '/subscribe'],
    [
      'UPGR-004 of a cancelled one that is over',
      [aSubscription({ state: 'CANCELED', expiresAt: PAST })],
      '/upgrade',
      '/subscribe',
    ],
    ['UPGR-005 CORE-004 of an active one', [aSubscription()], '/subscribe', '/upgrade'],
    ['UPGR-005 of a cancelled one', [aSubscription({ state: 'CANCELED' })], '/subscribe', '/upgrade'],
    [
      'UPGR-006 of a paused one, from one page',
      [aSubscription({ state: 'PAUSED' })],
      '/subscribe',
      '/account/subscription',
    ],
    [
      'UPGR-006 of a paused one, from the other',
      [aSubscription({ state: 'PAUSED' })],
      '/upgrade',
      '/account/subscription',
    ],
  ])('%s', async (_title, subscriptions, from, to) => {
    answerPlans(subscriptions);
    const { router } = await renderApp(from, { reader: 'member' });
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    expect(router.state.historyAction).toBe('REPLACE');
    if (to !== '/account/subscription') expect(await heading(WELCOME[to])).toBeVisible();
  });

  it('UPGR-002 of a visitor, of whom the server is not asked', async () => {
    answerPlans();
    const { router } = await renderApp('/upgrade');
    expect(await heading('Choose a subscription')).toBeVisible();
    expect(router.state.location.pathname).toBe('/subscribe');
    expect(asked()).toEqual([]);
  });

  it('UPGR-007 takes the place of the other, with query and fragment, so that Back never meets it', async () => {
    answerPlans([aSubscription()]);
    const { router } = await renderApp('/page/what-is-free', { reader: 'member' });
    await act(() => router.navigate('/subscribe?nextPage=/help#plans'));
    expect(await heading('Change your plan')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/upgrade', search: '?nextPage=/help', hash: '#plans' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/page/what-is-free'));
  });

  it('UPGR-007 keeps query and fragment of an address that a document was loaded for', async () => {
    answerPlans([aSubscription()]);
    const { router } = await renderApp('/subscribe?nextPage=/help#plans', { reader: 'member' });
    expect(await heading('Change your plan')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/upgrade', search: '?nextPage=/help', hash: '#plans' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('UPGR-008 UPGR-016 is drawn where the reader is already, after one question', async () => {
    answerPlans([aSubscription()]);
    const { router } = await renderApp('/upgrade/', { reader: 'member' });
    const moves: string[] = [];
    router.subscribe(({ location }) => moves.push(location.pathname));
    expect(await heading('Change your plan')).toBeVisible();
    expect(new Set(moves)).toEqual(new Set(moves.length > 0 ? ['/upgrade/'] : []));
    expect(asked()).toHaveLength(1);
  });

  it('UPGR-009 is the area’s error screen when the subscription cannot be read', async () => {
    answerPlans();
    answer({
      subscriptions: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp('/subscribe', { reader: 'member' });
    expect(await heading('Something went wrong!')).toBeVisible();
    expect(
      screen.getByText('Try again in a few minutes, or contact our support team if this keeps happening.'),
    ).toBeVisible();
    await expectAccessible();
  });
});

describe('the step before the plans', () => {
  it.each([
    ['UPGR-010', [], '/subscribe?plan-id=demo-yearly&nextPage=%2Fhelp', 'subscribe'],
    ['UPGR-011', [aSubscription()], '/upgrade?record-id=r&record-item-id=i', 'upgrade'],
    [
      'UPGR-010 UPGR-011, on the way from one page to the other',
      [aSubscription()],
      '/subscribe?plan-id=demo-yearly',
      'upgrade',
    ],
  ])('%s leads to the payment with its journey', async (_id, subscriptions, from, journey) => {
    answerPlans(subscriptions);
    const { router } = await renderApp(from, { reader: 'member' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
    const query = new URLSearchParams(router.state.location.search);
    expect(query.get('userJourney')).toBe(journey);
    expect([...query.keys()].slice(0, 6)).toEqual([
      'record-id',
      'record-item-id',
      'nextPage',
      'userJourney',
      'checkoutOrigin',
      'eventLabel',
    ]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('comes after the screen of a subscription that is managed elsewhere', async () => {
    answerPlans([aSubscription({ type: 'APPLE' })]);
    const { router } = await renderApp('/upgrade?plan-id=demo-yearly', { reader: 'member' });
    expect(await heading('Switch to the app')).toBeVisible();
    expect(router.state.location.pathname).toBe('/upgrade');
  });
});

describe('CORE-023 each subscription state at the three pages', () => {
  const SWITCH = 'Switch to the app';
  const UNAVAILABLE = "Upgrades aren't available";
  const TRIAL = 'Free trial';
  const STATES: Record<string, object[]> = {
    'no subscription': [],
    'an active one': [aSubscription()],
    'a cancelled one': [aSubscription({ state: 'CANCELED' })],
    'a paused one': [aSubscription({ state: 'PAUSED' })],
    'one that is over': [aSubscription({ state: 'CANCELED', expiresAt: PAST })],
    'a voucher': [aSubscription({ type: 'VOUCHER' })],
    'one of the partner organisation': [aSubscription({}, { groupName: 'partner' })],
    'one of Apple’s shop': [aSubscription({ type: 'APPLE' })],
    'one of Google’s shop': [aSubscription({ type: 'GOOGLE' })],
  };
  const choose = ['/subscribe', WELCOME['/subscribe']] as const;
  const change = ['/upgrade', WELCOME['/upgrade']] as const;
  const own = ['/account/subscription', WELCOME['/account/subscription']] as const;
  /** By state: where /subscribe and /upgrade lead and what is there, and the heading of /free-trial. */
  const CASES: [keyof typeof STATES, readonly [string, string], string][] = [
    ['no subscription', choose, 'Free for 14 days'],
    ['an active one', change, TRIAL],
    ['a cancelled one', change, TRIAL],
    ['a paused one', own, TRIAL],
    ['one that is over', choose, TRIAL],
    ['a voucher', choose, TRIAL],
    ['one of the partner organisation', ['/upgrade', UNAVAILABLE], TRIAL],
    ['one of Apple’s shop', ['/upgrade', SWITCH], SWITCH],
    ['one of Google’s shop', ['/upgrade', SWITCH], SWITCH],
  ];
  const rows = CASES.flatMap(([state, [path, title], trial]) => [
    [state, '/subscribe', path, title] as const,
    [state, '/upgrade', path, title] as const,
    [state, '/free-trial', '/free-trial', trial] as const,
  ]);

  it.each(rows)('with %s, %s leads to %s: %s', async (state, from, path, title) => {
    answerPlans(STATES[state], state === 'no subscription');
    answer({
      subscriptionStanding: () => null,
      customer: () => ({ lastSubscription: STATES[state]?.[0] ?? null, activeCoupon: null, savedPaymentDetails: null }),
      invoices: () => [],
      credits: () => ({ left: 0, lots: [], packages: [] }),
    });
    const { router } = await renderApp(from, { reader: 'member', partnerPlanGroup: 'partner' });
    expect(await heading(title)).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  });

  it('with one of the partner organisation the record alone can be bought from /upgrade', async () => {
    answerPlans(STATES['one of the partner organisation']);
    answer({
      previewPpvPurchase: () => ({
        preview: {
          recordItem: { type: 'CENSUS', description: 'Census page, 1881' },
          price: { amount: 250, currency: 'GBP' },
          netPrice: { amount: 250 },
          discount: null,
          couponDetails: null,
          plan: null,
          credits: 6,
          isBought: false,
        },
      }),
    });
    await renderApp('/upgrade?record-id=r&record-item-id=r:CENSUS', { reader: 'member', partnerPlanGroup: 'partner' });
    expect(await screen.findByText('£2.50')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy this record' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/payment\?record-id=r&record-item-id=r%3ACENSUS/u),
    );
  });
});
