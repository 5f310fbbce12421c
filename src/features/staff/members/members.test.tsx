import { screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const READER = { memberId: '41', displayName: 'Alice Hext', email: 'active@example.com', kind: 'member' };
const LOOK = {
  reader: READER,
  registeredAt: '2026-01-05T09:00:00.000Z',
  termsAcceptedAt: null,
  isMfaOn: true,
  erasureDueAt: null,
  sessions: [
    {
      device: 'Firefox on Linux',
      network: '203.0.113.x',
      firstSeenAt: '2026-11-20T09:00:00.000Z',
      lastSeenAt: '2026-11-27T09:00:00.000Z',
    },
  ],
  subscriptions: [
    {
      id: '4',
      plan: 'Everything',
      state: 'ACTIVE',
      type: 'CARD',
      createdAt: '2026-01-05T09:00:00.000Z',
      expiresAt: '2027-01-05T09:00:00.000Z',
    },
  ],
  requests: [{ reference: 'R-ABCD2345', topic: 'trees', state: 'OPEN', changedAt: '2026-11-27T09:00:00.000Z' }],
  choices: [{ name: 'news', isOn: false }],
  holdings: ['records', 'trees'],
  features: [
    { id: 'help', kind: 'GRANT', label: 'Help', isOn: true, reason: 'KIND_DEFAULT', heldThrough: null },
    { id: 'citations', kind: 'GRANT', label: 'Citations', isOn: false, reason: 'OFF', heldThrough: null },
  ],
};

it('finds an account, and shows it once it is said why', async () => {
  const looks: object[] = [];
  answer({
    findMembers: ({ by }: { by: string }) =>
      by === 'active@example.com' ? [{ reader: READER, through: 'ITSELF' }] : [],
    lookAtMember: (variables: object) => (looks.push(variables), LOOK),
  });
  const { user, router } = await renderApp('/internal/members', { reader: 'staff' });
  const by = await screen.findByLabelText('Email address, account number, invoice number or gift code');
  await expectAccessible();
  await user.type(by, 'nobody@example.com');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(await screen.findByText('Enter why you need to open this account.')).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), ' R-ABCD2345 ');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(await screen.findByText('No account has this email address, number or code.')).toBeVisible();
  await user.clear(by);
  await user.type(by, 'active@example.com');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alice Hext' })).toBeVisible();
  expect(looks).toEqual([{ memberId: '41', reason: 'R-ABCD2345' }]);
  expect(router.state.location).toMatchObject({ pathname: '/internal/members/41', search: '' });
  expect(screen.getByRole('row', { name: /Everything Active Card 5 January 2026 5 January 2027/u })).toBeVisible();
  expect(screen.getByRole('link', { name: 'R-ABCD2345' })).toHaveAttribute('href', '/internal/tickets/R-ABCD2345');
  expect(screen.getByText('Running subscriptions open: records, trees.')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Help Included by default' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Citations/u })).toBeNull();
  expect(screen.getByRole('link', { name: 'All features of this account' })).toBeVisible();
  await expectAccessible();
});

it('lists the accounts that a gift’s code names, and opens the one that is chosen with the same reason', async () => {
  const looks: object[] = [];
  const [buyer, redeemer] = [{ ...READER, memberId: '40', displayName: '', email: 'giver@example.com' }, READER];
  answer({
    findMembers: () => [
      { reader: buyer, through: 'GIFT_BOUGHT' },
      { reader: redeemer, through: 'GIFT_REDEEMED' },
    ],
    lookAtMember: (variables: object) => (looks.push(variables), LOOK),
  });
  const { user } = await renderApp('/internal/members', { reader: 'staff' });
  await user.type(
    await screen.findByLabelText('Email address, account number, invoice number or gift code'),
    'K7QM-4T9X-B2DW-HV0R',
  );
  await user.type(screen.getByLabelText('Reason'), 'A lost card');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(await screen.findByText('2 accounts have used this code')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'No name (giver@example.com): Bought the gift',
      'Alice Hext (active@example.com): Redeemed the gift',
    ]),
  );
  expect(looks).toEqual([]);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Alice Hext' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alice Hext' })).toBeVisible();
  expect(looks).toEqual([{ memberId: '41', reason: 'A lost card' }]);
});

it('asks why before it fetches anything, and does not link to what the duty does not open', async () => {
  answer({
    lookAtMember: () => ({ ...LOOK, sessions: [], subscriptions: [], requests: [], choices: [], holdings: [] }),
  });
  const { user } = await renderApp('/internal/members/41', { reader: 'staff', duties: ['support'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Account 41' })).toBeVisible();
  await expectAccessible();
  await user.type(screen.getByLabelText('Reason'), 'A letter');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  for (const words of [
    'No subscriptions.',
    'No support requests.',
    'Not signed in on any device.',
    'No subscription is running.',
  ])
    expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All features of this account' })).toBeNull();
});

it('is no page without such an account, or without the duty', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer({ lookAtMember: () => null });
  const { user } = await renderApp('/internal/members/999', { reader: 'staff' });
  await user.type(await screen.findByLabelText('Reason'), 'A letter');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it.each(['/internal/members/0', '/internal/members/mary'])('has no page %s', async (address) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp(address, { reader: 'staff' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it('is no page for staff without the duty', async () => {
  await renderApp('/internal/members', { reader: 'staff', duties: ['operations', 'audit'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it('says that the search failed', async () => {
  const { user } = await renderApp('/internal/members', { reader: 'staff' });
  goOffline();
  await user.type(await screen.findByLabelText('Email address, account number, invoice number or gift code'), '41');
  await user.type(screen.getByLabelText('Reason'), 'A letter');
  await user.click(screen.getByRole('button', { name: 'Open the account' }));
  expect(await screen.findByText('We couldn’t search for this account')).toBeVisible();
});
