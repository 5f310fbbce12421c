import { screen, waitFor, within } from '@testing-library/react';

import { MOBILE_APP_HELP } from '#domain/help/core/helpAddresses.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { answerPlans, aPrice, aSubscription, OFFERS } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const SIX = ['record-id', 'record-item-id', 'nextPage', 'userJourney', 'checkoutOrigin', 'eventLabel'];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const queryOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).searchParams;
/** A window from the breakpoint `md` on. */
function widen(): void {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

describe('the plans', () => {
  it('ROUTE-113 are cards on a small screen, each term with its whole price, its price a month and what a year costs', async () => {
    answerPlans();
    await renderApp('/subscribe?nextPage=/help', { reader: 'member' });
    const card = await screen.findByRole('region', { name: 'Everything' });
    expect(within(card).getByText('£119.99')).toBeVisible();
    expect(within(card).getByText('£10.00 a month')).toBeVisible();
    expect(within(card).getByText('Renews at £119.99 each year until you cancel')).toBeVisible();
    expect(within(card).getByText('Renews each month until you cancel: £155.88 over a year')).toBeVisible();
    expect(within(card).getByText('1,204 newspaper pages from 3 newspapers')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await expectAccessible();
  });

  it('API-025 are shown once the reader’s subscriptions of all three states were asked for', async () => {
    answerPlans();
    await renderApp('/subscribe', { reader: 'member' });
    await screen.findByRole('region', { name: 'Everything' });
    expect(sentRequests().find(({ operationName }) => operationName === 'currentSubscription')?.variables).toEqual({
      states: ['ACTIVE', 'CANCELED', 'PAUSED'],
    });
  });

  it('are a table on a wide one, and say what was asked before', async () => {
    widen();
    answerPlans();
    await renderApp('/subscribe');
    const table = await screen.findByRole('table', { name: 'Plans compared' });
    expect(within(table).getByRole('columnheader', { name: /^Essential/ })).toBeVisible();
    expect(
      within(table).getByRole('row', { name: '1,204 newspaper pages from 3 newspapers Not included Included' }),
    ).toBeVisible();
    expect(within(table).getByText('£79.99').tagName).toBe('DEL');
    expect(within(table).getByRole('row', { name: /^12 months/ })).toHaveTextContent('was £79.99 now £59.99');
    await expectAccessible();
  });

  it('UPGR-022 lead to the payment with the six parameters', async () => {
    answerPlans();
    await renderApp('/subscribe?nextPage=/tree/1&event_location=public_tree');
    const query = queryOf(await screen.findByRole('link', { name: 'Choose Everything for 12 months' }));
    expect([...query.keys()].slice(0, 6)).toEqual(SIX);
    expect(Object.fromEntries(query)).toMatchObject({
      nextPage: '/tree/1',
      userJourney: 'subscribe',
      checkoutOrigin: '/subscribe',
      eventLabel: 'public_tree',
      'plan-id': 'demo-yearly',
    });
  });

  it.each([
    ['PAY-013', 'GBP', '£12.99'],
    ['PAY-014', 'EUR', '€12.99'],
    ['PAY-015', 'USD', '$12.99'],
    ['PAY-015', 'AUD', '$12.99'],
    ['PAY-015', 'NZD', '$12.99'],
    ['PAY-015', 'CAD', '$12.99'],
    ['PAY-016', 'CHF', '12.99'],
  ])('%s shows 1299 %s as %s', async (_id, currency, shown) => {
    answerPlans();
    answer({
      planOffers: () => [{ ...OFFERS[1], prices: [aPrice('everything-1', 1, 1_299, 'Everything', null, currency)] }],
    });
    await renderApp('/subscribe');
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it.each([
    [5, '£0.05'],
    [100, '£1.00'],
    [123_456, '£1234.56'],
  ])('PAY-017 shows %i minor units as %s', async (amount, shown) => {
    answerPlans();
    answer({ planOffers: () => [{ ...OFFERS[1], prices: [aPrice('everything-1', 1, amount)] }] });
    await renderApp('/subscribe');
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('ROUTE-114 UPGR-016 mark the plan that a subscriber has', async () => {
    answerPlans([aSubscription()]);
    await renderApp('/upgrade', { reader: 'member' });
    expect(await screen.findByText('Your plan')).toBeVisible();
    expect(screen.getByText('You have Everything, paid until 9 July 2099.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose Everything for 12 months' })).toBeNull();
    expect(queryOf(screen.getByRole('link', { name: 'Choose Essential for 1 month' })).get('userJourney')).toBe(
      'upgrade',
    );
    await expectAccessible();
  });

  it('say first that a cancelled subscription ends', async () => {
    answerPlans([aSubscription({ state: 'CANCELED' })]);
    await renderApp('/upgrade', { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'Your subscription ends on 9 July 2099' })).toBeVisible();
  });

  it('can be asked for again, and there may be none', async () => {
    answerPlans();
    answer({
      planOffers: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/subscribe');
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer({ planOffers: () => [] });
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'No plans are on sale at the moment' })).toBeVisible();
    await expectAccessible();
  });
});

describe('the free trial', () => {
  it('ROUTE-115 says what happens on which day, with the first payment, and leads to the payment as a trial', async () => {
    answerPlans();
    await renderApp('/free-trial?nextPage=/tree/1');
    expect(await heading('Free for 14 days')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Day 11' })).toBeVisible();
    expect(screen.getByText(/You pay £119.99, and £119.99 each year from then on, until you cancel/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Start the free trial' });
    expect(Object.fromEntries(queryOf(link))).toMatchObject({
      isFreeTrial: 'true',
      'plan-id': 'demo-yearly',
      nextPage: '/tree/1',
    });
    await expectAccessible();
  });

  it('is not for members who had a subscription', async () => {
    answerPlans([aSubscription({ expiresAt: '2020-01-01T00:00:00Z' })], false);
    await renderApp('/free-trial?nextPage=/help', { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'You have had a subscription or a trial before' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe?nextPage=/help');
    await expectAccessible();
  });

  it('UPGR-012 is shown to a subscriber without a redirect, and not to one of an app store', async () => {
    answerPlans([aSubscription()], false);
    const { router, unmount } = await renderApp('/free-trial', { reader: 'member' });
    expect(await heading('Free trial')).toBeVisible();
    expect(router.state.location.pathname).toBe('/free-trial');
    unmount();
    answerPlans([aSubscription({ type: 'GOOGLE' })], false);
    await renderApp('/free-trial', { reader: 'member' });
    expect(await heading('Switch to the app')).toBeVisible();
  });
});

describe('a subscription of the partner organisation', () => {
  const open = (address: string) => renderApp(address, { reader: 'member', partnerPlanGroup: 'partner' });
  beforeEach(() => {
    answerPlans([aSubscription({}, { groupName: 'partner', displayName: 'Partner membership' })]);
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
  });

  it('UPGR-013 UPGR-021 cannot be upgraded, and offers nothing without a record item', async () => {
    await open('/upgrade?record-id=r');
    expect(await heading("Upgrades aren't available")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help/contact');
    expect(screen.queryByRole('link', { name: 'Buy this record' })).toBeNull();
    expect(sentRequests().some(({ operationName }) => operationName === 'PpvPreview')).toBe(false);
    await expectAccessible();
  });

  it('UPGR-014 UPGR-022 API-026 offers the record by itself where the address names its item, though the step before the plans would lead on', async () => {
    await open('/upgrade?record-id=r&record-item-id=r:CENSUS&nextPage=/help');
    expect(await screen.findByText('£2.50')).toBeVisible();
    const query = queryOf(screen.getByRole('link', { name: 'Buy this record' }));
    expect([...query.keys()]).toEqual(SIX);
    expect(Object.fromEntries(query)).toMatchObject({
      'record-id': 'r',
      'record-item-id': 'r:CENSUS',
      nextPage: '/help',
      userJourney: 'upgrade',
    });
    expect(sentRequests().find(({ operationName }) => operationName === 'PpvPreview')?.variables).toEqual({
      recordId: 'r',
      recordItemId: 'r:CENSUS',
    });
    await expectAccessible();
  });
});

describe('a subscription of an app store', () => {
  beforeEach(() => answerPlans([aSubscription({ type: 'APPLE' })]));

  it('UPGR-015 UPGR-018 UPGR-019 UPGR-020 UPGR-021 is changed in the app: a link on small screens, and no code', async () => {
    await renderApp('/upgrade', { reader: 'member' });
    expect(await heading('Switch to the app')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in app' })).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Help with the mobile app' })).toHaveAttribute('href', MOBILE_APP_HELP);
    expect(screen.getByRole('link', { name: 'See your subscription' })).toHaveAttribute('href', '/subscription');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help/contact');
    await expectAccessible();
  });

  it('UPGR-017 shows a code on wide screens, with the address as text, and no link to the app', async () => {
    widen();
    await renderApp('/upgrade', { reader: 'member' });
    expect(await screen.findByRole('img', { name: 'QR code of http://localhost' })).toBeVisible();
    expect(screen.getByText('http://localhost')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open in app' })).toBeNull();
    await expectAccessible();
  });

  it('ROUTE-233 its link to /subscription leads to the subscription', async () => {
    const { user, router } = await renderApp('/upgrade', { reader: 'member' });
    await user.click(await screen.findByRole('link', { name: 'See your subscription' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/subscription'));
    expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
  });
});
