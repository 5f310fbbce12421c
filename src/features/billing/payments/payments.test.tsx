import { act, screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { answerPlans, aQuote, aSubscription } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const BRANDS = ['Maestro', 'Diners Club', 'Mastercard', 'American Express', 'Visa'];
const PROCESSOR = 'https://processor.example/pay/1';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = (operation: string) => sentRequests().filter(({ operationName }) => operationName === operation);
const money = (amount: number) => ({ amount, currency: 'GBP' });
const open = (address: string, more: object = {}) => renderApp(address, { reader: 'member', ...more });
const pay = (name = 'Continue to payment') => screen.findByRole('button', { name });
const aCheckout = (changes: object = {}) => ({
  id: 'c-1',
  kind: 'subscribe',
  state: 'DONE',
  failure: null,
  nextPage: null,
  total: money(11_999),
  subscriptionId: '7',
  invoiceId: '3',
  url: null,
  isGivenBack: false,
  ...changes,
});
const STANDING = {
  subscriptionId: '7',
  plan: { id: 'demo-yearly', displayName: 'Everything', durationInMonths: 12 },
  paidUntil: '2027-11-26T10:00:00Z',
  pendingChange: null,
  nextPayment: { at: '2027-11-26T10:00:00Z', amount: money(11_999) },
};

let left: jest.SpyInstance;
beforeEach(() => {
  window.sessionStorage.clear();
  left = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
  answerPlans();
  answer({
    startCheckout: () => ({
      checkout: { ...aCheckout({ state: 'OPEN' }), url: PROCESSOR },
      problem: null,
      quote: null,
    }),
  });
});

describe('the payment page', () => {
  it('ROUTE-100 shows the order with net, tax, total and terms, and asks no one to give up a right', async () => {
    await open('/payment?plan-id=demo-yearly');
    expect(await screen.findByText('Total to pay now')).toBeVisible();
    expect(screen.getByText('VAT at 20%')).toBeVisible();
    expect(screen.getByText('£20.00')).toBeVisible();
    expect(screen.getByText('You pay £119.99 now and £119.99 each year until you cancel.')).toBeVisible();
    expect(
      screen.getByText(
        /^The next payment is £119\.99 on 26 November 2027\. You can cancel at any time.* within 14 days, we refund the days you have not used\.$/u,
      ),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('United Kingdom');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(sent('makeQuote')[0]?.variables).toEqual({
      kind: 'subscribe',
      input: { priceId: 'price-demo-yearly', country: null, promotionCode: null },
    });
    await expectAccessible();
  });

  it('PAY-012 shows the five cards with their names where PayPal is not offered', async () => {
    await open('/payment');
    await pay();
    const cards = screen.getByRole('list', { name: 'Ways to pay' });
    expect(
      within(cards)
        .getAllByRole('img')
        .map((icon) => icon.getAttribute('aria-label')),
    ).toEqual(BRANDS);
  });

  it('PAY-011 shows all six where it is', async () => {
    await open('/payment', { offersPaypal: true });
    await pay();
    expect(screen.getAllByRole('img').flatMap((icon) => icon.getAttribute('aria-label') ?? [])).toEqual(
      expect.arrayContaining([...BRANDS, 'PayPal']),
    );
  });

  it('leaves for the processor’s page once, however often the button is pressed, with the six words of the address', async () => {
    const { user } = await open(
      '/payment?plan-id=demo-yearly&nextPage=/help&userJourney=subscribe&checkoutOrigin=/subscribe&eventLabel=x',
    );
    await user.dblClick(await pay());
    await waitFor(() => expect(left.mock.calls).toEqual([[PROCESSOR]]));
    expect(sent('startCheckout').map(({ variables }) => variables)).toEqual([
      {
        quoteId: 'quote-1',
        key: expect.stringMatching(/^[\w-]{8,100}$/u),
        wanted: {
          recordId: null,
          recordItemId: null,
          nextPage: '/help',
          userJourney: 'subscribe',
          checkoutOrigin: '/subscribe',
          eventLabel: 'x',
        },
      },
    ]);
    expect(await pay()).toHaveAttribute('aria-busy', 'true');
  });

  it('finds the same checkout again for a reader who comes back to the page', async () => {
    const { user } = await open('/payment?plan-id=demo-yearly');
    await user.click(await pay());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await user.click(await pay());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
    const keys = sent('startCheckout').map(({ variables }) => variables.key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the new price where the price has changed, charges nothing, and takes another key', async () => {
    let isFresh = false;
    answer({
      startCheckout: () => {
        if (isFresh)
          return { checkout: { ...aCheckout({ state: 'OPEN' }), url: PROCESSOR }, problem: null, quote: null };
        isFresh = true;
        return { checkout: null, problem: 'QUOTE_STALE', quote: aQuote({ id: 'quote-2', total: money(12_999) }) };
      },
    });
    const { user } = await open('/payment?plan-id=demo-yearly');
    await user.click(await pay());
    expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed');
    expect(screen.getByText('£129.99')).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    await expectAccessible();
    await user.click(await pay());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    const [first, second] = sent('startCheckout').map(({ variables }) => variables);
    expect([first?.quoteId, second?.quoteId]).toEqual(['quote-1', 'quote-2']);
    expect(first?.key).not.toBe(second?.key);
  });

  it.each([
    ['ALREADY_SUBSCRIBED', 'You already have a subscription that renews', 'Change plan'],
    ['PAYMENT_UNAVAILABLE', 'We can’t take payments at the moment', null],
    ['SOMETHING_NEW', 'The payment could not be started', null],
  ])('says of %s what happened and what is safe', async (problem, title, way) => {
    answer({ startCheckout: () => ({ checkout: null, problem, quote: null }) });
    const { user } = await open('/payment?plan-id=demo-yearly');
    await user.click(await pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    if (way !== null) expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/upgrade');
    expect(await pay()).not.toHaveAttribute('aria-busy');
    await expectAccessible();
  });

  it('can be pressed again when the connection was lost', async () => {
    const { user } = await open('/payment?plan-id=demo-yearly');
    await pay();
    goOffline();
    await user.click(await pay());
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment could not be started');
  });

  it('works the price out again for another country, plan or code, and keeps the last price while a code is refused', async () => {
    answer({
      makeQuote: ({ input }: { input: { promotionCode: string | null } }) =>
        input.promotionCode === 'NO'
          ? {
              quote: null,
              problems: [
                { field: 'promotionCode', code: 'CODE_UNKNOWN', message: 'This code can’t be used for this plan.' },
              ],
            }
          : { quote: aQuote(), problems: [] },
    });
    const { user } = await open('/payment?plan-id=demo-yearly');
    await pay();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Ireland');
    await waitFor(() => expect(sent('makeQuote').at(-1)?.variables).toMatchObject({ input: { country: 'IE' } }));
    await user.click(screen.getByRole('button', { name: 'Have a promotion code?' }));
    await user.type(await screen.findByRole('textbox', { name: /Promotion code/ }), 'NO{Enter}');
    expect(await screen.findByText('This code can’t be used for this plan.')).toBeVisible();
    expect(screen.getByText('Total to pay now')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Essential, 1 month: £7.99');
    await waitFor(() =>
      expect(sent('makeQuote').at(-1)?.variables).toMatchObject({ input: { priceId: 'price-essential-1' } }),
    );
  });

  it('shows no tax where nothing is paid now', async () => {
    answer({
      makeQuote: () => ({
        quote: aQuote({
          kind: 'trial',
          lines: [{ description: 'Everything, free for 14 days', amount: money(0) }],
          total: money(0),
          net: money(0),
          tax: money(0),
        }),
        problems: [],
      }),
    });
    await open('/payment?isFreeTrial=true&plan-id=demo-yearly');
    expect(await screen.findByText('Everything, free for 14 days')).toBeVisible();
    expect(screen.queryByText('VAT at 20%')).toBeNull();
  });

  it('takes a code for a longer trial, and says what it then costs and when', async () => {
    const trial = (days: number, at: string, more: object[] = []) => ({
      quote: aQuote({
        kind: 'trial',
        lines: [{ description: `Everything, free for ${days} days`, amount: money(0) }, ...more],
        total: money(0),
        net: money(0),
        tax: money(0),
        later: { at, amount: money(11_999), why: 'trialEnd', months: 12, reduced: null },
      }),
      problems: [],
    });
    answer({
      makeQuote: ({ input }: { input: { promotionCode: string | null } }) =>
        input.promotionCode === 'TRIAL30'
          ? trial(30, '2026-12-27T10:00:00.000Z', [
              { description: 'A month to try: 16 more days free', amount: money(0) },
            ])
          : trial(14, '2026-12-11T10:00:00.000Z'),
    });
    const { user } = await open('/payment?isFreeTrial=true&plan-id=demo-yearly');
    expect(await screen.findByText(/11 December 2026/u)).toHaveTextContent('£119.99');
    await user.click(screen.getByRole('button', { name: 'Have a promotion code?' }));
    await user.type(await screen.findByRole('textbox', { name: /Promotion code/ }), 'TRIAL30{Enter}');
    expect(await screen.findByText('A month to try: 16 more days free')).toBeVisible();
    expect(screen.getByText(/27 December 2026/u)).toHaveTextContent('£119.99');
    expect(screen.getByText('Code TRIAL30 is applied.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to your card details' })).toBeEnabled();
    await expectAccessible();
  });

  it('leads from a gift that is paid to the gifts', async () => {
    answer({ settleCheckout: () => aCheckout({ kind: 'gift', subscriptionId: null }) });
    await open('/payment/success?checkout=c-1');
    expect(await screen.findByRole('link', { name: 'See your gifts' })).toHaveAttribute('href', '/gift-subscriptions');
    expect(screen.queryByRole('link', { name: 'Your subscription' })).toBeNull();
  });

  it('PAY-004 shows the record item to buy', async () => {
    answer({
      makeQuote: () => ({
        quote: aQuote({
          kind: 'item',
          lines: [{ description: 'Census page, 1881', amount: money(250) }],
          total: money(250),
          later: null,
        }),
        problems: [],
      }),
    });
    await open('/payment?record-id=r&record-item-id=r:CENSUS&nextPage=&userJourney=&checkoutOrigin=&eventLabel=');
    expect(await screen.findByText('Census page, 1881')).toBeVisible();
    expect(screen.getByText(/^By continuing you agree to this order\. Our/u)).toBeVisible();
    expect(
      ['terms of use (opens in a new tab)', 'privacy notice (opens in a new tab)'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(['/terms', '/privacy']);
    expect(screen.queryByRole('button', { name: 'Have a promotion code?' })).toBeNull();
    expect(screen.getByText('You pay £2.50 once. Nothing is charged later.')).toBeVisible();
    expect(sent('makeQuote')[0]?.variables).toMatchObject({
      kind: 'item',
      input: { recordId: 'r', recordItemId: 'r:CENSUS' },
    });
    expect(screen.queryByRole('combobox', { name: 'Plan' })).toBeNull();
  });

  it.each([
    [
      '/payment?credit-package-id=gone',
      { field: 'creditPackageId', code: 'NOT_SOLD', message: 'This package of credits isn’t sold here.' },
      'See packages of credits',
      '/account/subscription',
    ],
    [
      '/payment?record-id=r&record-item-id=r:IMAGE',
      { field: 'recordId', code: 'ALREADY_BOUGHT', message: 'You have bought this already.' },
      'Search for another record',
      '/search',
    ],
    [
      '/payment?plan-id=demo-yearly',
      { field: 'priceId', code: 'NOT_SOLD', message: 'This plan is not on sale at this price any more.' },
      'Choose another plan',
      '/subscribe',
    ],
  ])('leads from %s that can’t be bought to what can', async (address, problem, name, to) => {
    answer({ makeQuote: () => ({ quote: null, problems: [problem] }) });
    await open(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(problem.message);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('offers for a trial the plans that have one alone', async () => {
    await open('/payment?plan-id=everything-1&isFreeTrial=true');
    const plan = await screen.findByRole('combobox', { name: 'Plan' });
    expect(
      within(plan)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Everything, 12 months: £119.99']);
  });

  it('starts a trial where the address says so, and offers the plan without one to a reader who had one', async () => {
    answer({
      makeQuote: () => ({
        quote: null,
        problems: [{ field: 'priceId', code: 'TRIAL_USED', message: 'A free trial is for new subscribers.' }],
      }),
    });
    await open('/payment?plan-id=demo-yearly&isFreeTrial=true&checkoutOrigin=/free-trial');
    expect(await heading('Start your free trial')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('A free trial is for new subscribers.');
    expect(screen.getByRole('link', { name: 'Subscribe without a trial' })).toHaveAttribute(
      'href',
      '/payment?plan-id=demo-yearly&checkoutOrigin=%2Fsubscribe',
    );
    expect(sent('makeQuote')[0]?.variables).toMatchObject({ kind: 'trial' });
  });

  it('changes the plan of a subscriber, and goes on to the result where nothing is to be paid', async () => {
    answerPlans([aSubscription()]);
    answer({
      makeQuote: () => ({ quote: aQuote({ kind: 'change', total: money(0) }), problems: [] }),
      startCheckout: () => ({ checkout: aCheckout({ kind: 'change' }), problem: null, quote: null }),
      settleCheckout: () => aCheckout({ kind: 'change', total: money(0) }),
      subscriptionStanding: () => ({
        ...STANDING,
        pendingChange: {
          plan: { id: 'essential-12', displayName: 'Essential', durationInMonths: 12 },
          at: '2027-11-26T10:00:00Z',
        },
      }),
    });
    const { user, router } = await open('/payment?plan-id=essential-12&userJourney=upgrade');
    await user.click(await pay('Confirm change'));
    expect(await heading('Your change is saved')).toBeVisible();
    expect(await screen.findByText('Essential, 12 months, on 26 November 2027')).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe('/payment/success?checkout=c-1');
  });
});

describe('the pages a payment ends at', () => {
  it('ROUTE-107 PAY-005 says what begins, until when and what is paid next, and goes on to the page that was wanted', async () => {
    answer({ settleCheckout: () => aCheckout({ nextPage: '/help' }), subscriptionStanding: () => STANDING });
    await open('/payment/success?checkout=c-1');
    expect(await heading('Payment received')).toBeVisible();
    expect(await screen.findByText('£119.99 on 26 November 2027')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Access until');
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/help');
    await expectAccessible();
  });

  it('waits for a bank, can be left, and says when it is done', async () => {
    const answers = ['OPEN', 'DONE'];
    answer({
      settleCheckout: () => aCheckout({ state: answers.shift() ?? 'DONE' }),
      subscriptionStanding: () => STANDING,
    });
    await open('/payment/success?checkout=c-1');
    expect(await heading('Waiting for your bank')).toBeVisible();
    expect(screen.getByText(/You can leave this page/)).toBeVisible();
    await expectAccessible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment received' }, { timeout: 4000 })).toBeVisible();
  });

  it.each([
    ['ROUTE-107 success', '/payment/success', 'Payment received'],
    ['ROUTE-104 failure', '/payment/failure', 'Payment not made'],
    ['ROUTE-105 error', '/payment/error', 'Payment not made'],
    ['ROUTE-106 cancel', '/payment/cancel', 'Payment cancelled'],
    ['ROUTE-109 PAY-003 card success', '/card-update/success', 'Card saved'],
    ['ROUTE-109 PAY-003 card failure', '/card-update/failure', 'Card not saved'],
    ['ROUTE-109 PAY-003 card error', '/card-update/error', 'Card not saved'],
    ['ROUTE-109 PAY-003 card cancel', '/card-update/cancel', 'Card unchanged'],
    ['ROUTE-110 card updated', '/card-updated', 'Card saved'],
    ['ROUTE-111 confirmation', '/payment-confirmation', 'Payment received'],
  ])('%s shows at its address without a checkout, and asks nothing of one', async (_id, address, title) => {
    answer({ savedCards: () => [] });
    await open(address);
    expect(await heading(title)).toBeVisible();
    expect([...sent('settleCheckout'), ...sent('cancelCheckout')]).toEqual([]);
    await expectAccessible();
  });

  it('ROUTE-105 has the same words at /payment/error as at /payment/failure', async () => {
    const { unmount } = await open('/payment/failure');
    await heading('Payment not made');
    const words = screen.getByRole('main').textContent;
    unmount();
    await open('/payment/error');
    await heading('Payment not made');
    expect(screen.getByRole('main').textContent).toBe(words);
  });

  it.each([
    ['SOFT', 'perhaps because of the balance'],
    ['HARD', 'Your bank refused this card'],
    ['AUTH', 'asked you to confirm'],
    ['OUTAGE', 'did not answer'],
  ])('says of a failure of the class %s what to do, and leads back to the order', async (failure, words) => {
    window.sessionStorage.setItem('paymentOrder', '/payment?plan-id=demo-yearly');
    answer({ cancelCheckout: () => aCheckout({ state: 'FAILED', failure: { class: failure, code: 'x' } }) });
    await open('/payment/failure?checkout=c-1');
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.getByText('You have not been charged, and nothing has changed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/payment?plan-id=demo-yearly');
  });

  it('PAY-020 calls the checkout off when the reader cancelled, unless its money has arrived', async () => {
    answer({ cancelCheckout: () => aCheckout({ state: 'CANCELED' }) });
    const { unmount } = await open('/payment/cancel?checkout=c-1');
    expect(await heading('Payment cancelled')).toBeVisible();
    expect(sent('cancelCheckout').map(({ variables }) => variables)).toEqual([{ id: 'c-1' }]);
    unmount();
    answer({ cancelCheckout: () => aCheckout(), subscriptionStanding: () => null });
    await open('/payment/cancel?checkout=c-1');
    expect(await heading('Payment received')).toBeVisible();
  });

  it('does not lead back to an address that a stranger stored', async () => {
    window.sessionStorage.setItem('paymentOrder', '//evil.example/payment');
    await open('/payment/failure');
    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/payment');
  });

  it('finds no payment of another member, and can be asked again', async () => {
    answer({ settleCheckout: () => null });
    const { unmount } = await open('/payment/success?checkout=c-2');
    expect(await heading('We can’t find this payment')).toBeVisible();
    unmount();
    answer({
      settleCheckout: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await open('/payment/success?checkout=c-1');
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer({ settleCheckout: () => aCheckout(), subscriptionStanding: () => STANDING });
    await user.click(again);
    expect(await heading('Payment received')).toBeVisible();
  });

  it('says that a free trial was had with the card before, and leads to the plans', async () => {
    answer({
      settleCheckout: () =>
        aCheckout({ kind: 'trial', state: 'FAILED', failure: { class: 'HARD', code: 'trial_used' } }),
    });
    await open('/payment/success?checkout=c-1');
    expect(await screen.findByText(/This account or card has had a free trial before/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe');
  });

  it.each([
    ['already_subscribed', /You already had a subscription, so we refunded the payment/],
    ['changed_meanwhile', /Your plan was changed a moment ago, in another tab or window/],
    ['gift_gone', /What you chose was no longer available, so we refunded the payment/],
  ])('says that what could not be had any more was paid back: %s', async (code, words) => {
    answer({
      settleCheckout: () => aCheckout({ state: 'FAILED', failure: { class: 'HARD', code }, isGivenBack: true }),
    });
    await open('/payment/success?checkout=c-1');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/You have not been charged/)).toBeNull();
  });
});
