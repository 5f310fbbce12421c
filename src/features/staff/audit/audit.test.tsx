import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const LOOK = {
  id: '9',
  happenedAt: '2026-11-27T09:00:00.000Z',
  duty: 'SUPPORT',
  what: 'member-viewed',
  staff: 'Stephen Rosevear',
  staffId: '17',
  isOperator: false,
  memberId: '41',
  reason: 'R-ABCD2345',
  before: [],
  after: ['page: account'],
};
const CHANGE = {
  ...LOOK,
  id: '8',
  duty: 'OPERATIONS',
  what: 'duties-changed',
  staff: null,
  staffId: null,
  isOperator: true,
  memberId: null,
  reason: null,
  before: ['duties: none'],
  after: ['duties: support'],
};

it('lists who did what, when, on whom and why, filtered by the address, page by page', async () => {
  const asked: object[] = [];
  answer({
    staffActs: (variables: object) => (asked.push(variables), { total: 120, pageSize: 50, acts: [LOOK, CHANGE] }),
  });
  const { user, router } = await renderApp('/internal/audit?act=nonsense&duty=support&member=x', { reader: 'staff' });
  expect(
    await screen.findByRole('row', {
      name: /Opened an account Stephen Rosevear \(17\) Support 41 R-ABCD2345 page: account/u,
    }),
  ).toBeVisible();
  expect(
    screen.getByRole('row', {
      name: /Changed duties Command line Operations – – Before: duties: none ?After: duties: support/u,
    }),
  ).toBeVisible();
  expect(screen.getByText('120 entries')).toBeVisible();
  expect(asked[0]).toEqual({ filter: { what: null, duty: 'SUPPORT', memberId: null, staffId: null }, page: 1 });
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2 }));
  await user.selectOptions(screen.getByLabelText('Action'), 'Changed duties');
  await waitFor(() => expect(router.state.location.search).toBe('?act=duties-changed&duty=support'));
  await user.type(screen.getByLabelText('Member’s account number'), 'forty');
  await user.click(screen.getByRole('button', { name: 'Show entries' }));
  expect(await screen.findByText('Enter an account number: digits only.')).toBeVisible();
  await user.clear(screen.getByLabelText('Member’s account number'));
  await user.type(screen.getByLabelText('Member’s account number'), '41');
  await user.click(screen.getByRole('button', { name: 'Show entries' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ filter: { what: 'duties-changed', memberId: '41' }, page: 1 }),
  );
});

it('says that the file could not be made', async () => {
  answer({
    staffActs: () => ({ total: 1, pageSize: 50, acts: [LOOK] }),
    exportStaffActs: () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
  });
  const { user } = await renderApp('/internal/audit', { reader: 'staff' });
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(await screen.findByText('We could not make the file')).toBeVisible();
});

it.each([
  ['no acts', { staffActs: () => ({ total: 0, pageSize: 50, acts: [] }) }, 'No entries match.'],
  [
    'a failure',
    {
      staffActs: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    },
    'We couldn’t load the audit log',
  ],
])('explains %s', async (_what, answers, words) => {
  answer(answers);
  await renderApp('/internal/audit', { reader: 'staff' });
  expect(await screen.findByText(words)).toBeVisible();
});

it('is no page for staff without the duty', async () => {
  await renderApp('/internal/audit', { reader: 'staff', duties: ['operations', 'support', 'billing'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
