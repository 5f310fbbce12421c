import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const STEPHEN = {
  memberId: '17',
  displayName: 'Stephen Rosevear',
  email: 'staff@example.com',
  duties: ['SUPPORT', 'OPERATIONS'],
  isSelf: true,
};
const DEMELZA = { memberId: '18', displayName: 'Demelza Rowse', email: null, duties: [], isSelf: false };
const REQUEST = {
  id: '3',
  duty: 'OPERATIONS',
  description: 'Duties: support',
  memberId: '18',
  reason: 'Joins the desk',
  askedBy: 'Stephen Rosevear',
  askedAt: '2026-11-27T09:00:00.000Z',
  expiresAt: '2026-11-28T09:00:00.000Z',
  state: 'WAITING',
  decidedBy: null,
  decidedWhy: null as string | null,
  needsWhy: false,
  isOwn: false,
  mayApprove: true,
};
const open = (duties?: readonly ('billing' | 'content')[]) =>
  renderApp('/internal/staff', { reader: 'staff', ...(duties && { duties }) });
const board = (requests: object[], accounts: object[] | null = [STEPHEN, DEMELZA]) =>
  answer({ staffBoard: () => ({ accounts, requests }) });

it('lists staff with their duties, and asks a second person for others', async () => {
  board([]);
  const asked: object[] = [];
  answer({ askForDuties: ({ input }: { input: object }) => (asked.push(input), '4') });
  const { user } = await open();
  expect(
    await screen.findByRole('row', { name: /Stephen Rosevear \(you\) ?staff@example\.com Support ?Operations/u }),
  ).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Demelza Rowse ?18 None: this account can’t open staff pages/u }),
  ).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Change Change the duties of Demelza Rowse' }));
  const form = screen.getByRole('form', { name: 'Duties of Demelza Rowse' });
  expect(within(form).getByRole('button', { name: 'Ask for approval' })).toBeDisabled();
  await user.click(within(form).getByRole('checkbox', { name: 'Audit' }));
  await user.click(within(form).getByRole('button', { name: 'Ask for approval' }));
  expect(await within(form).findByText('Enter a reason.')).toBeVisible();
  await expectAccessible();
  await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'Reads the record');
  await user.click(within(form).getByRole('button', { name: 'Ask for approval' }));
  expect(
    (await screen.findAllByText(/Another member of staff with the duty Operations must approve it/u))[0],
  ).toBeVisible();
  expect(asked).toEqual([{ memberId: '18', duties: ['AUDIT'], reason: 'Reads the record' }]);
});

it('has a second person approve, and says when it could not be carried out', async () => {
  board([REQUEST]);
  const decided: object[] = [];
  answer({ decideStaffRequest: (variables: object) => (decided.push(variables), false) });
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: 'Duties: support' }));
  expect(card.getByText('Joins the desk')).toBeVisible();
  await expectAccessible();
  await user.click(card.getByRole('button', { name: 'Approve' }));
  expect((await screen.findAllByText(/Approved, but it could not be carried out/u))[0]).toBeVisible();
  expect(decided).toEqual([{ id: '3', isApproved: true }]);
});

it('lets who asked withdraw, not approve, and keeps what was refused to read', async () => {
  board([
    { ...REQUEST, isOwn: true, mayApprove: false },
    {
      ...REQUEST,
      id: '2',
      description: 'Duties: none',
      state: 'REFUSED',
      decidedBy: 'Demelza Rowse',
      mayApprove: false,
    },
  ]);
  answer({
    decideStaffRequest: () => {
      throw refusal('CONFLICT');
    },
  });
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: 'Duties: support' }));
  expect(card.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(card.getByText('Someone else must approve your own request.')).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Duties: none Refused 18 Joins the desk Stephen Rosevear Demelza Rowse/u }),
  ).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Withdraw' }));
  expect(await card.findByText('We could not do this')).toBeVisible();
});

it('shows billing requests alone, and is no page for other duties', async () => {
  board([], null);
  await open(['billing']);
  expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Staff accounts' })).toBeNull();
});

it('is no page for staff without its duties', async () => {
  await open(['content']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it('says that it could not be fetched, and tries again', async () => {
  goOffline();
  await open();
  expect(await screen.findByText('We couldn’t load the staff accounts')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
});

it('lists in the account menu the pages that the duties open', async () => {
  board([], null);
  const { user } = await open(['billing']);
  await user.click(await screen.findByRole('button', { name: /^Account of/u }));
  expect(await screen.findByRole('link', { name: 'Staff and duties' })).toBeVisible();
  for (const name of ['Audit', 'Members', 'Features', 'Moderation'])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

it('asks who refuses what is about records for the reason, and says it below', async () => {
  const decided: object[] = [];
  board([{ ...REQUEST, duty: 'RECORDS', description: 'Publish “Roche, burials”', needsWhy: true }], null);
  answer({
    decideStaffRequest: (sent: object) => {
      decided.push(sent);
      board(
        [
          {
            ...REQUEST,
            state: 'REFUSED',
            needsWhy: true,
            decidedBy: 'Demelza Rowse',
            decidedWhy: 'A page is missing.',
          },
        ],
        null,
      );
      return true;
    },
  });
  const { user } = await renderApp('/internal/staff', { reader: 'staff', duties: ['records'] });
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Why refused' }), ' A page is missing. ');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByRole('row', { name: /Refused .* A page is missing\./u })).toBeVisible();
  expect(decided).toEqual([{ id: '3', isApproved: false, why: 'A page is missing.' }]);
});
