import { screen, waitFor } from '@testing-library/react';

import { GRANTS_FAILED } from '#domain/kernel/grants/decideAccess.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const WENT_WRONG = 'Well, that didn’t quite go according to plan...';
const PAID = [
  '/payment',
  '/card-update',
  '/card-updated',
  '/payment-confirmation',
  '/account/referrals',
  '/gift-subscriptions',
  '/subscribe',
  '/upgrade',
  '/free-trial',
];

describe('sign-up on the way to a payment', () => {
  beforeEach(() => window.sessionStorage.clear());

  it.each([
    ['AUTH-003 AUTH-005', '/payment?isFreeTrialRequest=true', 'freeTrial'],
    ['AUTH-004', '/payment?isFreeTrial=true', 'freeTrial'],
    ['AUTH-004', '/payment?isFreeTrial=false', 'regular'],
    ['AUTH-006', '/payment?eventLabel=free-trial-banner', 'freeTrial'],
    ['AUTH-006', '/payment?x=1', 'regular'],
    ['AUTH-003', '/card-update?isFreeTrial=true', 'freeTrial'],
    ['AUTH-003', '/card-updated?isFreeTrial=true', 'freeTrial'],
    ['AUTH-003', '/payment-confirmation?isFreeTrial=true', 'freeTrial'],
    ['AUTH-003', '/payment/success?isFreeTrial=true', 'freeTrial'],
    ['AUTH-002 AUTH-008', '/account/referrals', 'regular'],
    ['AUTH-002', '/account/referrals?isFreeTrial=true', 'regular'],
  ])('%s leads a visitor from %s to the mode %s, and back there afterwards', async (_id, address, mode) => {
    const { router } = await renderApp(address);
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
      mode,
      prompt: 'login',
    });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(window.sessionStorage.getItem('returnTo')).toBe(address);
  });

  it('promises no plan and no page that is not there', async () => {
    await renderApp('/register?interaction=abc&mode=freeTrial');
    expect(await heading('Start your free trial')).toBeVisible();
    expect(screen.getByText('To start a trial you need an account. Creating one is free.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/plan|next page/iu);
  });
});

describe('the grant payment', () => {
  it.each(PAID)('GRANT-010 is required for %s', async (address) => {
    await renderApp(address, { reader: 'member', grants: ['tree'] });
    expect(await heading('Access denied')).toBeVisible();
    expect(screen.queryByText(/not open yet/)).not.toBeInTheDocument();
  });

  it.each([
    ['GRANT-007', '/payment'],
    ['GRANT-005 GRANT-038', '/subscribe'],
    ['GRANT-038', '/upgrade'],
    ['GRANT-038', '/free-trial'],
  ])(
    '%s: the fallback page shows at %s when the grants could not be loaded, and the console says why, word for word',
    async (_id, address) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await renderApp(address, { reader: 'member', grants: 503 });
      expect(await heading(WENT_WRONG)).toBeVisible();
      expect(GRANTS_FAILED).toBe('Failed to load user grants from feature entitlement service');
      expect(logged.mock.calls).toContainEqual(['Failed to load user grants from feature entitlement service']);
    },
  );
});

describe('pages of an account that depend on who reads', () => {
  it('ROUTE-088 leads a visitor from the leaving survey home, and not to sign-in', async () => {
    const { router } = await renderApp('/account/leaving-survey');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('lets a member onto the address of the leaving survey', async () => {
    await renderApp('/account/leaving-survey', { reader: 'member' });
    expect(await heading('Leaving survey')).toBeVisible();
  });

  it.each(['/payment', '/payment/success', '/card-update', '/account/subscription'])(
    'leads a member at a library’s terminal from %s home',
    async (address) => {
      const reports = reportsOfTest();
      const { router } = await renderApp(address, {
        reader: 'member',
        flags: ['library-hide-member-specific-options'],
      });
      await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
      // No server answers for the member's profile here.
      await waitFor(() => expect(reports()).toEqual(['profile']));
    },
  );

  it('PAY-002 guards all pages below /payment as /payment itself', async () => {
    const reports = reportsOfTest();
    const { router } = await renderApp('/payment/success', {
      reader: 'member',
      flags: ['library-hide-member-specific-options'],
    });
    // Home of a member, to which / leads on.
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    await waitFor(() => expect(reports()).toEqual(['profile']));
  });

  it.each([
    ['/payment-confirmation', 'Payment received'],
    ['/card-updated', 'Card saved'],
  ])('ROUTE-112 keeps %s at a library’s terminal', async (address, title) => {
    answer({ savedCards: () => [] });
    const { router } = await renderApp(address, { reader: 'member', flags: ['library-hide-member-specific-options'] });
    expect(await heading(title)).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
  });

  it.each(['/payment/nonsense', '/card-update/nonsense'])(
    'PAY-001 PAY-003 knows no other part of a checkout: %s',
    async (address) => {
      await renderApp(address, { reader: 'member' });
      expect(await heading('Page not found')).toBeVisible();
    },
  );

  it('GRANT-039 shows the fallback page where a tree is started and the grants could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp('/family-tree/create', { reader: 'member', grants: 503 });
    expect(await heading(WENT_WRONG)).toBeVisible();
  });
});
