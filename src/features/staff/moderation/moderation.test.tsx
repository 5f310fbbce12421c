import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const CASE = {
  messageId: '8',
  kind: 'REPORT',
  senderId: '41',
  earlierRemovals: 1,
  since: '2026-01-02T10:00:00.000Z',
  appeal: null,
  decidedBecause: null,
  reports: [{ reason: 'harassment', words: 'He is rude.', madeAt: '2026-01-02T10:00:00.000Z' }],
  messages: [
    { isReported: false, isOfSender: false, text: 'Good morning', sentAt: '2026-01-02T09:00:00.000Z' },
    { isReported: true, isOfSender: true, text: 'Go away', sentAt: '2026-01-02T09:30:00.000Z' },
  ],
};
const sent = () => sentRequests().filter(({ operationName }) => operationName === 'DecideMessage');

it('shows a reported message with those before it, and takes a decision with its reason only', async () => {
  let isOpen = true;
  answer({
    moderationQueue: () => (isOpen ? [CASE] : []),
    decideMessage: () => !(isOpen = false),
    moderationLog: () => [],
  });
  const { user } = await renderApp('/internal/moderation', { reader: 'staff' });
  const messages = await screen.findByRole('list', { name: 'Messages in the report' });
  expect(
    within(messages)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('Good morning'), expect.stringContaining('This message')]);
  expect(screen.getByText('1 earlier removal')).toBeVisible();
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Decision'), 'removed');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Give a reason.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('Reason'), 'Terms, point 4');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ variables: { id: '8', decision: 'removed', reason: 'Terms, point 4' } }]),
  );
  expect(await screen.findByRole('heading', { name: 'Nothing to deal with' })).toBeVisible();
});

it('lists decisions', async () => {
  answer({
    moderationQueue: () => [],
    moderationLog: () => [
      {
        id: '1',
        decision: 'removed',
        reason: 'Terms, point 4',
        decidedAt: '2026-01-02T10:00:00.000Z',
        isAppealed: true,
      },
    ],
  });
  const { user } = await renderApp('/internal/moderation', { reader: 'staff' });
  await user.click(await screen.findByRole('tab', { name: 'Decisions' }));
  expect(await screen.findByRole('cell', { name: /Terms, point 4/u })).toBeVisible();
  await expectAccessible();
});

it('explains a failure', async () => {
  answer({
    moderationQueue: () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
  });
  await renderApp('/internal/moderation', { reader: 'staff' });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the queue' })).toBeVisible();
});
