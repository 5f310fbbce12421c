import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const EVENT = {
  id: '7',
  happenedAt: '2026-01-02T10:00:00.000Z',
  kind: 'signed-in',
  memberId: '41',
  actor: 'member',
  staffId: null,
  detail: 'pwd, otp',
  network: '203.0.113.x',
};
const VIEWED = { ...EVENT, id: '6', kind: 'member-viewed', actor: 'staff', staffId: '3', detail: null, network: null };

it('lists events for staff, and asks again by kind and account, which are in the address', async () => {
  const asked: object[] = [];
  answer({
    securityEvents: (variables: { kind: string | null }) => {
      asked.push(variables);
      return variables.kind === null ? [EVENT, VIEWED] : [VIEWED];
    },
  });
  const { user, router } = await renderApp('/internal/security-events', { reader: 'staff' });
  const row = await screen.findByRole('row', { name: /Signed in/u });
  expect(within(row).getByText('password and authenticator app')).toBeVisible();
  expect(
    within(screen.getByRole('row', { name: /Staff opened an account/u })).getByText('Staff, account 3'),
  ).toBeVisible();
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Event'), 'Staff opened an account');
  await user.type(screen.getByLabelText('Account number'), '41');
  await user.click(screen.getByRole('button', { name: 'Show events' }));
  expect(router.state.location.search).toBe('?kind=member-viewed&account=41');
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'member-viewed', memberId: '41', before: null }));
  expect(screen.queryByRole('row', { name: /Signed in/u })).not.toBeInTheDocument();
});

it('says beside the field that letters are no account number, and asks for nothing', async () => {
  const asked: object[] = [];
  answer({ securityEvents: (variables: object) => (asked.push(variables), [EVENT]) });
  const { user, router } = await renderApp('/internal/security-events?account=41', { reader: 'staff' });
  const field = await screen.findByRole('textbox', { name: 'Account number' });
  await user.clear(field);
  await user.type(field, 'mary');
  await user.click(screen.getByRole('button', { name: 'Show events' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/digits only/u));
  expect([router.state.location.search, asked.length]).toEqual(['?account=41', 1]);
  await user.click(screen.getByRole('button', { name: 'Show every account' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ memberId: null }));
});

it('goes back in time page by page', async () => {
  answer({
    securityEvents: ({ before }: { before: string | null }) =>
      before === null ? Array.from({ length: 100 }, (_, at) => ({ ...EVENT, id: String(200 - at) })) : [VIEWED],
  });
  const { user } = await renderApp('/internal/security-events', { reader: 'staff' });
  await user.click(await screen.findByRole('button', { name: 'Older events' }));
  expect(await screen.findByRole('row', { name: /Staff opened an account/u })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Newest events' }));
  expect(await screen.findByRole('button', { name: 'Older events' })).toBeVisible();
});

it.each([
  ['none', () => [], 'No events match in the last year.'],
  [
    'a failure',
    () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
    'We couldn’t load the events',
  ],
])('explains it: %s', async (_what, securityEvents, words) => {
  answer({ securityEvents });
  await renderApp('/internal/security-events', { reader: 'staff' });
  expect(await screen.findByText(words)).toBeVisible();
});
