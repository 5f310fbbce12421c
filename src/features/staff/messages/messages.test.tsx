import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const WRITTEN = {
  id: '1',
  subject: 'New records',
  text: 'They are here.',
  segment: 'test-group',
  group: 'testers',
  recipients: 1_240,
  read: 3,
  answered: 1,
  writtenAt: '2026-11-02T10:00:00.000Z',
  sentAt: null,
};

async function open(answers: object = {}) {
  answer({ writtenStaffMessages: () => [], ...answers });
  const rendered = await renderApp('/internal/messages', { reader: 'staff' });
  await screen.findByRole('form', { name: 'Write a message' });
  return rendered;
}
async function write(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(screen.getByLabelText('Subject'), 'Your account');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Please look.');
}

it('writes to one member, and says what the server refuses', async () => {
  const sent: object[] = [];
  const { user } = await open({
    sendStaffMessage: (variables: { account: string }) => (
      sent.push(variables),
      variables.account === '41'
        ? { isDone: true, problems: [] }
        : {
            isDone: false,
            problems: [{ field: 'account', message: 'There is no member with this number or email address.' }],
          }
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Enter an account number or an email address.')).toBeVisible();
  await write(user);
  await user.type(screen.getByLabelText('Account number or email address'), 'x');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('There is no member with this number or email address.')).toBeVisible();
  await user.clear(screen.getByLabelText('Account number or email address'));
  await user.type(screen.getByLabelText('Account number or email address'), '41');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''));
  expect(sent.at(-1)).toEqual({ account: '41', subject: 'Your account', text: 'Please look.' });
  await expectAccessible();
});

it('asks a colleague to approve a message to many, once it was checked who gets it', async () => {
  const asked: object[] = [];
  const { user } = await open({
    staffMessageDryRun: () => ({ count: 1_240, samples: ['7', '8', '9'] }),
    askStaffMessage: (variables: object) => (asked.push(variables), { isDone: true, problems: [] }),
  });
  await user.selectOptions(screen.getByLabelText('To'), 'A test group');
  await user.type(screen.getByLabelText('Test group'), 'testers');
  await write(user);
  await user.type(screen.getByLabelText('Why it should be sent'), 'A campaign');
  await user.click(screen.getByRole('button', { name: 'Ask a colleague to approve' }));
  expect(await screen.findByText('Check who gets it first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check who gets it' }));
  expect(await screen.findByText('1,240 members would get this message now.')).toBeVisible();
  expect(screen.getByText(/For example: 7, 8, 9\./u)).toBeVisible();
  await expectAccessible();
  // Another segment is another check.
  await user.type(screen.getByLabelText('Test group'), '2');
  expect(screen.queryByText(/would get this message/u)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check who gets it' }));
  await screen.findByText('1,240 members would get this message now.');
  await user.click(screen.getByRole('button', { name: 'Ask a colleague to approve' }));
  await waitFor(() =>
    expect(asked).toEqual([
      {
        input: { segment: 'test-group', group: 'testers2' },
        count: 1_240,
        subject: 'Your account',
        text: 'Please look.',
        reason: 'A campaign',
      },
    ]),
  );
});

it('lists what was written, with its words for the one who approves', async () => {
  const { user } = await open({ writtenStaffMessages: () => [WRITTEN] });
  expect(await screen.findByRole('row', { name: /A test group: testers Not sent.* 1,240 3 1/u })).toBeVisible();
  await user.click(screen.getByText('New records'));
  expect(screen.getByText('They are here.')).toBeVisible();
  await expectAccessible();
});

it('says that the list could not be fetched', async () => {
  await open({
    writtenStaffMessages: () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
  });
  expect(await screen.findByText('We couldn’t load the messages')).toBeVisible();
});
