import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const PACKAGES = [{ id: 'credits-10', credits: 10, price: { amount: 250, currency: 'GBP' } }];
const LOT = { id: '4', left: 6, expiresAt: '2099-07-09T10:00:00Z', canKeep: true };

function answerWith(credits: object): void {
  answer({
    customer: () => ({ lastSubscription: null, activeCoupon: null, savedPaymentDetails: null }),
    appSubscriptions: () => [],
    subscriptionStanding: () => null,
    invoices: () => [],
    billingActs: () => [],
    credits: () => credits,
  });
}
const open = (grants?: string[]) => renderApp('/account/subscription', { reader: 'member', ...(grants && { grants }) });
const heading = () => screen.findByRole('heading', { name: 'Credits' });

describe('credits of a member', () => {
  it('are counted, and packages lead to the payment', async () => {
    answerWith({ left: 12, lots: [{ id: '1', left: 12, expiresAt: null, canKeep: false }], packages: PACKAGES });
    await open();
    expect(await heading()).toBeVisible();
    expect(screen.getByText('You have 12 credits.')).toBeVisible();
    expect(screen.queryByText(/that don’t expire/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Buy 10 credits for £2.50' })).toHaveAttribute(
      'href',
      '/payment?credit-package-id=credits-10&nextPage=%2Faccount%2Fsubscription&userJourney=credits',
    );
    await expectAccessible();
  });

  it('that expire are listed with their date, and kept with one press', async () => {
    answerWith({ left: 8, lots: [LOT, { id: '5', left: 2, expiresAt: null, canKeep: false }], packages: [] });
    answer({
      keepCredits: () => ({
        credits: { left: 8, lots: [{ ...LOT, expiresAt: '2099-10-07T10:00:00Z', canKeep: false }], packages: [] },
        problems: [],
      }),
    });
    const { user } = await open();
    expect(await screen.findByText('6 credits until 9 July 2099')).toBeVisible();
    expect(screen.getByText('2 credits that don’t expire')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Keep for 90 more days: 6 credits' }));
    expect(await screen.findByText('6 credits until 7 October 2099')).toBeVisible();
    expect(screen.getByText('Your credits are kept for another 90 days.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    expect(sentRequests().find(({ operationName }) => operationName === 'KeepCredits')?.variables).toEqual({
      lotId: '4',
    });
  });

  it('that can’t be kept say why', async () => {
    answerWith({ left: 6, lots: [LOT], packages: [] });
    answer({
      keepCredits: () => ({
        credits: { left: 6, lots: [LOT], packages: [] },
        problems: [
          {
            field: 'lotId',
            code: 'NOT_KEPT',
            message: 'These credits can’t be kept any longer: you have extended them before, or they have expired.',
          },
        ],
      }),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Keep/ }));
    expect(
      within(await screen.findByRole('alert')).getByText(/extended them before, or they have expired/),
    ).toBeVisible();
  });

  it('are not shown to members who may not pay and have none', async () => {
    answerWith({ left: 0, lots: [], packages: PACKAGES });
    await open(['help']);
    await screen.findByRole('heading', { name: 'Payments and invoices' });
    await waitFor(() => expect(sentRequests().some(({ operationName }) => operationName === 'Credits')).toBe(true));
    expect(screen.queryByRole('heading', { name: 'Credits' })).toBeNull();
  });
});
