import { screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { answerPlans, aQuote, aSubscription } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const money = (amount: number) => ({ amount, currency: 'GBP' });

describe('an order of a member whose cancelled subscription still runs', () => {
  beforeEach(() => answerPlans([aSubscription({ state: 'CANCELED' })]));

  it('says before payment that days already paid for are added, and when the next payment is then', async () => {
    answer({
      makeQuote: () => ({
        quote: aQuote({
          lines: [
            { description: 'Everything, 12 months', amount: money(11_999) },
            { description: 'The 120 days you have already paid for are added', amount: money(0) },
          ],
          later: { at: '2028-03-25T10:00:00Z', amount: money(11_999), why: 'renewal', months: 12, reduced: null },
        }),
        problems: [],
      }),
    });
    await renderApp('/payment?plan-id=demo-yearly', { reader: 'member' });
    expect(await screen.findByText('The 120 days you have already paid for are added')).toBeVisible();
    expect(screen.getByText('You pay £119.99 now and £119.99 each year until you cancel.')).toBeVisible();
    expect(screen.getByText(/The next payment is £119\.99 on 25 March 2028/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
    expect(sentRequests().find(({ operationName }) => operationName === 'makeQuote')?.variables).toMatchObject({
      kind: 'subscribe',
    });
    await expectAccessible();
  });

  it('says why another currency is not sold meanwhile, and offers no payment', async () => {
    answer({
      makeQuote: () => ({
        quote: null,
        problems: [
          {
            field: 'priceId',
            code: 'OTHER_CURRENCY',
            message:
              'You still have days that you paid for in another currency. Choose a price in that currency, and they are added.',
          },
        ],
      }),
    });
    await renderApp('/payment?plan-id=demo-yearly', { reader: 'member' });
    expect(await screen.findByText(/You still have days that you paid for in another currency/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });

  it('is told on the page of plans that a subscription can be resumed, or that its days are added', async () => {
    await renderApp('/upgrade', { reader: 'member' });
    expect(
      await screen.findByText(
        /Resume it to keep it as it is. If you choose a plan here instead, the days you have already paid for are added to it/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your subscription' })).toHaveAttribute('href', '/account/subscription');
  });
});
