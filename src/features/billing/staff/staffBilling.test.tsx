import { screen, waitFor, within } from '@testing-library/react';

import { session } from '#services/oidc/session.ts';
import { SignInError } from '#services/oidc/SignInError.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const AT = '2026-01-02T10:00:00.000Z';
const DIFFERENCE = {
  id: '5',
  kind: 'AMOUNT',
  subject: 'payment',
  theirs: { amount: gbp(1299), status: 'succeeded' },
  ours: null,
  proposal: 'ASK_PROCESSOR',
  processorId: 'pi_1',
  reference: null,
  firstSeenAt: AT,
  accountId: '7',
};
const NOTICE = {
  processor: 'sandbox',
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  objectId: 'pi_1',
  receivedAt: AT,
  handledAt: null,
  tries: 2,
  problem: 'Error',
};
const EMPTY_DESK = { refundLimit: 5000, hasClocks: true, differences: [], disputes: [], notices: [] };
const DESK = {
  ...EMPTY_DESK,
  differences: [DIFFERENCE],
  disputes: [
    { id: '3', accountId: '7', paymentId: 'p', amount: gbp(1299), state: 'OPEN', openedAt: AT, closedAt: null },
  ],
  notices: [NOTICE],
};
const PAYMENT = {
  id: 'p',
  createdAt: AT,
  state: 'SUCCEEDED',
  amount: gbp(11_999),
  refunded: gbp(0),
  refundable: gbp(11_999),
  processorId: 'pi_1',
  reference: null,
  failureCode: null,
  attempt: 1,
  isDisputed: false,
  invoiceNumber: 'INV-2026-000001',
};
const INVOICE = {
  id: '9',
  kind: 'INVOICE',
  number: 'INV-2026-000001',
  issuedAt: AT,
  state: 'OPEN',
  description: 'Everything, 12 months',
  total: gbp(11_999),
  href: '/api/internal/invoices/9.pdf',
};
const ACCOUNT = {
  id: '7',
  memberId: '41',
  name: 'Una Webb',
  email: 'una@example.com',
  currency: 'GBP',
  country: 'GB',
  cardCountry: 'IE',
  countrySigns: [
    {
      invoiceId: '9',
      number: 'INV-2026-000001',
      issuedAt: AT,
      country: 'GB',
      stated: 'GB',
      card: 'IE',
      agree: false,
      tax: gbp(2_000),
      taxRate: 2_000,
    },
  ],
  now: AT,
  isClockAhead: true,
  owed: gbp(0),
  creditsLeft: 4,
  subscriptions: [
    {
      id: '1',
      plan: 'Everything, 12 months',
      phase: 'ACTIVE',
      type: 'CARD',
      periodStart: AT,
      periodEnd: AT,
      renews: true,
      nextActionAt: null,
    },
  ],
  appPurchases: [
    { id: 'ab', store: 'GOOGLE', productId: 'everything:yearly', plan: null, phase: 'HOLD', endsAt: AT, saidAt: AT },
  ],
  payments: [PAYMENT],
  invoices: [INVOICE],
  ledger: [
    {
      id: '2',
      bookedAt: AT,
      cause: 'payment',
      causeId: 'p',
      amount: gbp(-11_999),
      balance: gbp(0),
      against: ['clearing'],
    },
  ],
  gifts: [
    {
      id: 'g',
      plan: 'Everything',
      state: 'READY',
      delivery: 'EMAIL',
      createdAt: AT,
      deliverAt: AT,
      endsAt: AT,
      redeemedAt: null,
    },
  ],
  voucherUses: [{ organisation: 'A society', plan: 'Everything', usedAt: AT }],
  purchases: [{ recordId: 'GBC/1', type: 'IMAGE', paidWith: 'credits', price: null, credits: 5, boughtAt: AT }],
  notices: [NOTICE],
  differences: [DIFFERENCE],
  disputes: [],
  acts: [
    { id: '1', at: AT, kind: 'days', reason: 'A gesture of goodwill.', amount: null, quantity: 14, subject: null },
  ],
};
const DONE = { isDone: true, requestId: null, problems: [] };
const problem = (field: string, message: string) => ({
  isDone: false,
  requestId: null,
  problems: [{ field, code: 'X', message }],
});
const sent = (operation: string) => sentRequests().filter(({ operationName }) => operationName === operation);

describe('the desk', () => {
  it('finds an account by a clue that no address shows, and that is there again after Back', async () => {
    answer({
      billingDesk: () => EMPTY_DESK,
      findBillingAccounts: ({ clue }: { clue: string }) =>
        clue === 'una@example.com'
          ? [
              { accountId: '7', memberId: '41', name: 'Una Webb', email: 'una@example.com' },
              { accountId: null, memberId: '42', name: null, email: null },
            ]
          : [],
    });
    const { user } = await renderApp('/internal/billing', { reader: 'staff' });
    expect(await screen.findByRole('heading', { name: 'Nothing needs attention' })).toBeVisible();
    await user.type(screen.getByLabelText('Email address or number'), 'una@example.com');
    await user.click(screen.getByRole('button', { name: 'Find account' }));
    expect(await screen.findByRole('link', { name: 'Una Webb' })).toHaveAttribute('href', '/internal/billing/7');
    expect(screen.getByText('Member 42: Has never paid for anything')).toBeVisible();
    expect(window.location.href).toMatch(/\/internal\/billing$/u);
    await expectAccessible();
    await user.clear(screen.getByLabelText('Email address or number'));
    await user.type(screen.getByLabelText('Email address or number'), 'Webb{Enter}');
    expect(await screen.findByRole('heading', { name: 'No account found' })).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('link', { name: 'Una Webb' })).toBeVisible();
    expect(window.location.href).not.toContain('una');
  });

  it('shows what waits, and settles a difference with a note', async () => {
    answer({ billingDesk: () => DESK, settleBillingDifference: () => DONE });
    const { user } = await renderApp('/internal/billing', { reader: 'staff' });
    const differences = await screen.findByRole('table', { name: 'Differences from the payment provider' });
    expect(within(differences).getByText('Different amount (payment)')).toBeVisible();
    expect(within(differences).getByText('£12.99, succeeded')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Disputes' })).toBeVisible();
    expect(screen.getByText('Waiting · 2 tries: Error')).toBeVisible();
    await expectAccessible();
    await user.click(within(differences).getByRole('button', { name: 'Settle' }));
    const dialog = await screen.findByRole('dialog', { name: 'Settle a difference' });
    await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
    expect(await within(dialog).findByText('Write a note.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Note for colleagues'), 'asked them');
    await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
    await waitFor(() =>
      expect(sent('SettleBillingDifference')).toMatchObject([{ variables: { id: '5', note: 'asked them' } }]),
    );
  });

  it.each([
    ['/internal/billing', 'We couldn’t load the queue'],
    ['/internal/billing/7', 'We couldn’t load the account'],
  ])('explains a failure at %s', async (address, heading) => {
    const fails = () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    };
    answer({ billingDesk: fails, staffBillingAccount: fails });
    await renderApp(address, { reader: 'staff' });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});

describe('an account', () => {
  it('says of an account without any that there are no transactions yet', async () => {
    answer({ billingDesk: () => EMPTY_DESK, staffBillingAccount: () => ({ ...ACCOUNT, ledger: [] }) });
    const { user } = await renderApp('/internal/billing/7', { reader: 'staff' });
    await user.click(await screen.findByRole('tab', { name: 'Ledger' }));
    expect(await screen.findByText('No transactions yet.')).toBeVisible();
  });

  it('shows every part of it', async () => {
    answer({ billingDesk: () => EMPTY_DESK, staffBillingAccount: () => ACCOUNT });
    const { user } = await renderApp('/internal/billing/7', { reader: 'staff' });
    expect(await screen.findByRole('heading', { name: 'Payments of Una Webb' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'INV-2026-000001 (PDF)' })).toBeVisible();
    await expectAccessible();
    const facts = screen.getByText('Country of the card').closest('dl');
    expect(facts).toHaveTextContent('Country statedUnited KingdomCountry of the cardIreland');
    for (const [tab, shown] of [
      ['Ledger', 'clearing'],
      ['Subscriptions and gifts', 'A society'],
      ['Provider notices', 'payment_intent.succeeded'],
      ['Staff actions', 'A gesture of goodwill.'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByText(shown)).toBeVisible();
      await expectAccessible();
    }
    await user.click(screen.getByRole('tab', { name: 'Ledger' }));
    const signs = await screen.findByRole('table', { name: 'Evidence of the buyer’s country, by invoice' });
    expect(
      within(signs)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 January 2026', 'United Kingdom', 'Ireland', 'Conflicts', 'United Kingdom', '£20.00 (20%)']);
  });

  it('refunds with amount, reason and note; what is refused stays in the window', async () => {
    let said: object = problem('amount', 'A colleague has just refunded this payment. Check it again.');
    answer({ billingDesk: () => EMPTY_DESK, staffBillingAccount: () => ACCOUNT, refundAsStaff: () => said });
    const { user } = await renderApp('/internal/billing/7', { reader: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund a payment' });
    const amount = within(dialog).getByLabelText('Amount in GBP');
    expect(amount).toHaveValue('119.99');
    await expectAccessible();
    await user.clear(amount);
    await user.type(amount, '１２');
    const press = () => user.click(within(dialog).getByRole('button', { name: 'Refund' }));
    await press();
    expect(await within(dialog).findByText('Type digits and a point, such as 12.99.')).toBeVisible();
    expect(within(dialog).getByText('Choose a reason.', { selector: ':not(option)' })).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '60.00');
    await user.selectOptions(within(dialog).getByLabelText('Reason for the member'), 'our-fault');
    await user.type(within(dialog).getByLabelText('Note for colleagues'), 'asked by phone');
    await press();
    expect(
      await within(dialog).findByText('A colleague has just refunded this payment. Check it again.'),
    ).toBeVisible();
    said = { isDone: false, requestId: '4', problems: [] };
    await press();
    expect(await screen.findByText('A second person must approve this within 24 hours.')).toBeVisible();
    const [first, second] = sent('RefundAsStaff').map(
      ({ variables }) => variables as { input: object; because: { key: string } },
    );
    expect(second).toEqual({
      input: { paymentId: 'p', amount: '60.00', currency: 'GBP', refundedBefore: 0, endsSubscription: false },
      because: { reason: 'our-fault', note: 'asked by phone', key: first?.because.key },
    });
  });

  it.each([
    ['Add days', 'Add days', 'Days', '14', 'GiveSubscriptionDays', { accountId: '7', days: 14 }],
    ['Add credits', 'Add credits', 'Credits', '10', 'GiveItemCredits', { accountId: '7', credits: 10 }],
  ])('gives: %s', async (open, title, label, typed, operation, variables) => {
    answer({
      billingDesk: () => EMPTY_DESK,
      staffBillingAccount: () => ACCOUNT,
      giveSubscriptionDays: () => DONE,
      giveItemCredits: () => DONE,
    });
    const { user } = await renderApp('/internal/billing/7', { reader: 'staff' });
    await user.click(await screen.findByRole('button', { name: open }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await user.type(within(dialog).getByLabelText(label), '0');
    await user.selectOptions(within(dialog).getByLabelText('Reason for the member'), 'goodwill');
    await user.type(within(dialog).getByLabelText('Note for colleagues'), 'sorry');
    await user.click(within(dialog).getByRole('button', { name: title }));
    expect(await within(dialog).findByText(/^Type a whole number from 1 to/u)).toBeVisible();
    await user.clear(within(dialog).getByLabelText(label));
    await user.type(within(dialog).getByLabelText(label), typed);
    await user.click(within(dialog).getByRole('button', { name: title }));
    await waitFor(() =>
      expect(sent(operation)).toMatchObject([
        { variables: { ...variables, because: { reason: 'goodwill', note: 'sorry' } } },
      ]),
    );
  });

  it('cancels an unpaid invoice, sends mails again, works a notice and moves the clock', async () => {
    answer({
      billingDesk: () => EMPTY_DESK,
      staffBillingAccount: () => ACCOUNT,
      voidInvoiceAsStaff: () => DONE,
      resendBillingMail: () => DONE,
      replayProcessorNotice: () => DONE,
      advanceAccountClock: () => problem('to', 'The clock goes forward only.'),
    });
    const { user } = await renderApp('/internal/billing/7', { reader: 'staff' });
    const act = async (open: string, title: string, confirm: string) => {
      await user.click(await screen.findByRole('button', { name: open }));
      const dialog = await screen.findByRole('dialog', { name: title });
      const reason = within(dialog).queryByLabelText('Reason for the member');
      if (reason) await user.selectOptions(reason, 'our-fault');
      await user.type(within(dialog).getByLabelText('Note for colleagues'), 'asked');
      await user.click(within(dialog).getByRole('button', { name: confirm }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await act('Cancel invoice', 'Cancel an unpaid invoice', 'Cancel invoice');
    await act('Send again', 'Send the invoice again', 'Send email');
    await user.click(screen.getByRole('tab', { name: 'Subscriptions and gifts' }));
    await screen.findByRole('table', { name: 'Gifts bought' });
    await act('Send again', 'Send the gift again', 'Send email');
    await user.click(screen.getByRole('tab', { name: 'Provider notices' }));
    await screen.findByRole('table', { name: 'Disputes' });
    await act('Process again', 'Process a notice again', 'Process again');
    expect(sent('VoidInvoiceAsStaff')).toMatchObject([
      { variables: { invoiceId: '9', because: { reason: 'our-fault' } } },
    ]);
    expect(sent('ResendBillingMail').map(({ variables }) => variables)).toEqual([
      { invoiceId: '9', note: 'asked' },
      { giftId: 'g', note: 'asked' },
    ]);
    expect(sent('ReplayProcessorNotice')).toMatchObject([
      { variables: { processor: 'sandbox', id: 'evt_1', note: 'asked' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Advance to…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Advance the clock' });
    await user.type(within(dialog).getByLabelText('Date'), '2026-02-01');
    await user.click(within(dialog).getByRole('button', { name: 'Advance' }));
    expect(await within(dialog).findByText('The clock goes forward only.')).toBeVisible();
  });

  it('asks for a new sign-in when the last was long ago', async () => {
    answer({
      billingDesk: () => EMPTY_DESK,
      staffBillingAccount: () => ACCOUNT,
      giveItemCredits: () => {
        throw refusal('RECENT_SIGN_IN_REQUIRED');
      },
    });
    const { user } = await renderApp('/internal/billing/7', { reader: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Add credits' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add credits' });
    await user.type(within(dialog).getByLabelText('Credits'), '1');
    await user.selectOptions(within(dialog).getByLabelText('Reason for the member'), 'goodwill');
    await user.type(within(dialog).getByLabelText('Note for colleagues'), 'sorry');
    await user.click(within(dialog).getByRole('button', { name: 'Add credits' }));
    expect(await within(dialog).findByText(/^Your last sign-in was more than ten minutes ago/u)).toBeVisible();
    jest.spyOn(session, 'login').mockRejectedValueOnce(new SignInError('network_error', ''));
    await user.click(within(dialog).getByRole('button', { name: 'Sign in again' }));
    expect(
      await within(dialog).findByText('We couldn’t reach the site. Check your connection and try again.'),
    ).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Sign in again' })).toBeVisible();
  });

  it('says so where there is none, and offers nothing for a member who is gone', async () => {
    answer({
      billingDesk: () => EMPTY_DESK,
      staffBillingAccount: ({ id }: { id: string }) =>
        id === '8' ? null : { ...ACCOUNT, memberId: null, name: null, email: null, owed: gbp(-500) },
    });
    await renderApp('/internal/billing/8', { reader: 'staff' });
    expect(await screen.findByRole('heading', { name: 'We can’t find this account' })).toBeVisible();
    await expectAccessible();
  });

  it('of a former member shows the books and what we owe', async () => {
    answer({
      billingDesk: () => EMPTY_DESK,
      staffBillingAccount: () => ({ ...ACCOUNT, memberId: null, name: null, email: null, owed: gbp(-500) }),
    });
    await renderApp('/internal/billing/7', { reader: 'staff' });
    expect(await screen.findByRole('heading', { name: 'Payments of A former member' })).toBeVisible();
    expect(screen.getByText('Nothing: we owe £5.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add days' })).toBeNull();
  });
});

it('is not there for staff of other duties', async () => {
  await renderApp('/internal/billing', { reader: 'staff', duties: ['support'] });
  expect(screen.queryByRole('heading', { name: 'Payments of members' })).toBeNull();
});
