import { act, screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const MESSAGE = {
  id: '7',
  subject: 'Your account',
  text: 'Please look at it.',
  sentAt: '2026-11-02T10:00:00.000Z',
  isRead: false,
  request: null as string | null,
};

function serve() {
  const state = { message: { ...MESSAGE }, isThere: true, answers: [] as string[] };
  answer({
    unreadMessages: () => ({ conversations: 0, requests: 0, fromStaff: state.message.isRead ? 0 : 1 }),
    conversations: () => ({ cursor: null, conversations: [] }),
    staffMessages: () => (state.isThere ? [state.message] : []),
    markStaffMessageRead: () => (state.message.isRead = true),
    deleteStaffMessage: () => !(state.isThere = false),
    answerStaffMessage: ({ text }: { text: string }) => {
      state.answers.push(text);
      if (text === 'no')
        return { reference: null, problems: [{ field: 'text', message: 'You have answered this message already.' }] };
      state.message.request = 'R-ABCDEFGH';
      return { reference: 'R-ABCDEFGH', problems: [] };
    },
  });
  return state;
}

it('has messages of staff above the conversations, marked, and reads one by opening it', async () => {
  const state = serve();
  const { user } = await renderApp('/messaging', { reader: 'member' });
  const list = await screen.findByRole('list', { name: 'Messages from our staff' });
  expect(within(list).getByText('From our staff')).toBeVisible();
  expect(within(list).getByText('New')).toBeVisible();
  await expectAccessible();
  await user.click(within(list).getByRole('link', { name: 'Your account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(screen.getByText('Please look at it.')).toBeVisible();
  await waitFor(() => expect(within(list).queryByText('New')).not.toBeInTheDocument());
  expect(state.message.isRead).toBe(true);
  // There is nothing here to block or report.
  expect(screen.queryByRole('button', { name: /block this|report/iu })).not.toBeInTheDocument();
  await expectAccessible();
});

it('answers with a request to support, and leads to it', async () => {
  const state = serve();
  const { user } = await renderApp('/messaging?staff=7', { reader: 'member' });
  await user.type(await screen.findByLabelText('Your answer'), 'no');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('You have answered this message already.')).toBeVisible();
  await user.clear(screen.getByLabelText('Your answer'));
  await user.type(screen.getByLabelText('Your answer'), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('link', { name: 'Open support request R-ABCDEFGH' })).toHaveAttribute(
    'href',
    '/account/support/R-ABCDEFGH',
  );
  expect(state.answers).toEqual(['no', 'Thank you']);
});

it('deletes one, and says of a message that is not there that it is not', async () => {
  serve();
  const { user, router } = await renderApp('/messaging?staff=7', { reader: 'member' });
  await user.click(await screen.findByRole('button', { name: 'Delete this message' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(() => router.navigate('/messaging?staff=7'));
  expect(await screen.findByRole('heading', { name: 'This message is not here' })).toBeVisible();
});
