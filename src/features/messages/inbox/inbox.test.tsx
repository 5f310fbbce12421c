import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { signedIn, signedOut } from '#features/kernel/auth/index.ts';
import { messagesApi } from '#features/messages/core/index.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';

const HASH = '0123456789abcdefGHIJKL';
const aConversation = (rest: object = {}) => ({
  hash: HASH,
  otherName: 'silas.grigg',
  otherMemberId: 41,
  otherProfileId: 'p-1',
  about: null,
  lastText: 'I am.',
  lastAt: '2026-01-02T10:00:00.000Z',
  isLastOwn: false,
  unread: 0,
  isRequest: false,
  isMuted: false,
  isBlocked: false,
  isNew: false,
  standing: 'OPEN',
  ...rest,
});
const aMessage = (id: string, text: string, rest: object = {}) => ({
  id,
  isOwn: false,
  text,
  sentAt: '2026-01-02T10:00:00.000Z',
  state: 'SENT',
  references: [],
  mayTakeBack: false,
  report: null,
  removedBecause: null,
  mayAppeal: false,
  ...rest,
});
const sent = (name: string) => sentRequests().filter(({ operationName }) => operationName === name);

function serve({
  conversation = aConversation(),
  messages = [aMessage('1', 'Are you a Penrose?', { isOwn: true }), aMessage('2', 'I am.')],
  requests = 0,
}: { conversation?: object; messages?: object[]; requests?: number } = {}) {
  const said = [...messages];
  answer({
    staffMessages: () => [],
    unreadMessages: () => ({ conversations: 0, requests, fromStaff: 0 }),
    conversations: ({ folder }: { folder: string }) => ({
      cursor: null,
      conversations: folder === 'INBOX' ? [conversation] : [],
    }),
    conversation: ({ hash, before }: { hash: string; before: string | null }) =>
      hash === HASH
        ? {
            hasEarlier: before == null && said.length > 4,
            conversation,
            messages: before == null ? said : [aMessage('0', 'The very first')],
          }
        : null,
    sendMessage: ({ input }: { input: { text: string; hash: string } }) => {
      const message = aMessage(String(said.length + 1), input.text, { isOwn: true });
      said.push(message);
      return { hash: input.hash, message };
    },
    memberIdToProfileId: ({ memberId }: { memberId: number }) => `p-of-${memberId}`,
    markConversationRead: () => ({ conversations: 0, requests: 0, fromStaff: 0 }),
  });
  return said;
}
const open = (address = `/messaging/${HASH}`, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(address, { reader: 'member', ...options });

it('PROF-006 API-016 leads from a conversation to the profile of its other member, who is known by their number', async () => {
  serve();
  await open();
  expect(await screen.findByRole('link', { name: 'Profile of silas.grigg' })).toHaveAttribute(
    'href',
    '/profile/p-of-41',
  );
  expect(sent('memberIdToProfileId').map(({ variables }) => variables)).toEqual([{ memberId: 41 }]);
});

it('offers no profile to a reader who may open none', async () => {
  serve();
  await open(undefined, { grants: ['private-messaging'] });
  await screen.findByRole('heading', { name: 'silas.grigg' });
  expect(screen.queryByRole('link', { name: /^Profile/u })).toBeNull();
  expect(sent('memberIdToProfileId')).toEqual([]);
});

describe('the list', () => {
  it('ROUTE-117 GRANT-009 shows conversations to a member with the grant', async () => {
    serve({ conversation: aConversation({ unread: 2 }) });
    await open('/messaging');
    const list = await screen.findByRole('list', { name: 'Conversations' });
    expect(within(list).getByRole('link', { name: 'silas.grigg' })).toHaveAttribute('href', `/messaging/${HASH}`);
    expect(within(list).getByText('2 new messages')).toBeInTheDocument();
    await expectAccessible();
  });

  it('ROUTE-117 GRANT-009 is not for a member without it', async () => {
    await open('/messaging', { grants: ['help'] });
    expect(await screen.findByRole('heading', { name: /don.t have access|access/iu })).toBeVisible();
    expect(sent('Conversations')).toEqual([]);
  });

  it('ROUTE-119 has the bar at its head and no footer', async () => {
    serve();
    await open('/messaging');
    expect(await screen.findByRole('banner')).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('searches as one types, and says when nothing was found', async () => {
    serve();
    answer({
      conversations: ({ search }: { search: string | null }) => ({
        cursor: null,
        conversations: search ? [] : [aConversation()],
      }),
    });
    const { user } = await open('/messaging');
    await user.type(await screen.findByLabelText('Search messages'), 'zzz');
    expect(await screen.findByRole('heading', { name: 'We found no messages with these words' })).toBeVisible();
  });

  it('Q-106 says that messages are off where they are', async () => {
    await open('/messaging', { hasMessaging: false });
    expect(await screen.findByRole('heading', { name: 'Messages are switched off on this site' })).toBeVisible();
    expect(sentRequests()).toEqual([]);
  });
});

describe('a conversation', () => {
  it('ROUTE-118 MSG-001 is the one in the address', async () => {
    serve();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'silas.grigg' })).toBeVisible();
    const log = screen.getByRole('region', { name: 'Messages' });
    expect(
      within(log)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Are you a Penrose?'), expect.stringContaining('I am.')]);
    await expectAccessible();
  });

  it('Q-074 MSG-001 says inside messaging that an unknown one is not there', async () => {
    serve();
    await open('/messaging/nothing-like-it');
    expect(await screen.findByRole('heading', { name: 'We can’t find this conversation' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Conversations' })).toBeInTheDocument();
  });

  it('sends what is typed, and empties the field', async () => {
    serve();
    const { user } = await open();
    await user.type(await screen.findByLabelText('Your message'), 'From Wexcombe?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('From Wexcombe?')).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    expect(sent('SendMessage')).toMatchObject([
      {
        variables: { input: { hash: HASH, text: 'From Wexcombe?', clientId: expect.stringMatching(/^[\w-]{8,64}$/u) } },
      },
    ]);
  });

  it('keeps what was typed when it is refused, and is the same message the next time', async () => {
    serve();
    answer({
      sendMessage: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await open();
    await user.type(await screen.findByLabelText('Your message'), 'Hello');
    const send = screen.getByRole('button', { name: 'Send' });
    await user.click(send);
    await waitFor(() => expect(screen.getByLabelText('Your message')).toBeInvalid());
    expect(screen.getByLabelText('Your message')).toHaveValue('Hello');
    await user.click(send);
    await waitFor(() => expect(sent('SendMessage')).toHaveLength(2));
    const ids = sent('SendMessage').map(({ variables }) => (variables.input as { clientId: string }).clientId);
    expect(ids[0]).toBe(ids[1]);
  });

  it('keeps what was typed through a sign-out', async () => {
    serve();
    const { user, store } = await open();
    await user.type(await screen.findByLabelText('Your message'), 'Half a thou');
    act(() => void store.dispatch(signedOut()));
    act(() => void store.dispatch(signedIn(A_MEMBER)));
    serve();
    await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveValue('Half a thou'), { timeout: 4000 });
  });

  it.each([
    ['Ring 01872 555 123', 'Your message seems to contain a telephone number. People on this site never need it.'],
    [
      'My daughter was born in 2009',
      'Your message seems to be about someone who may be living. Leave out what they would not want a stranger to know.',
    ],
  ])('points out what a message to someone new gives away: %s', async (text, warning) => {
    serve({ conversation: aConversation({ isNew: true }) });
    await open();
    fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: text } });
    expect(await screen.findByText(warning)).toBeVisible();
    expect(sent('SendMessage')).toEqual([]);
  });

  it('leads elsewhere only between members who know each other', async () => {
    const messages = [aMessage('1', 'See https://example.org/x.')];
    serve({ messages });
    const view = await open();
    expect(await screen.findByRole('link', { name: 'https://example.org/x' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noreferrer'),
    );
    view.unmount();
    serve({ messages, conversation: aConversation({ isNew: true, isRequest: true, standing: 'REQUEST' }) });
    await open();
    expect(await screen.findByText(/https:\/\/example\.org\/x/u)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'https://example.org/x' })).not.toBeInTheDocument();
  });

  it('shows what may not be seen as nothing more than a page', async () => {
    serve({
      messages: [
        aMessage('1', 'Is this her?', {
          references: [{ address: '/trees/9/people/fmp-9-1', name: null, detail: null }],
        }),
      ],
    });
    await open();
    expect(await screen.findByText('A page you can’t open')).toBeVisible();
  });

  it('asks whether a stranger may write, and learns what was chosen', async () => {
    serve({ conversation: aConversation({ isRequest: true, isNew: true, standing: 'REQUEST' }) });
    answer({ answerMessageRequest: () => aConversation() });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(sent('AnswerMessageRequest')).toMatchObject([{ variables: { hash: HASH, isAccepted: true } }]),
    );
  });

  it.each([
    ['WAITING', /once they answer/u],
    ['BLOCKED', /Unblock them/u],
    ['CLOSED', /no longer write to/u],
    ['PAUSED', /moderator/u],
  ])('says why nothing can be written: %s', async (standing, words) => {
    serve({ conversation: aConversation({ standing }) });
    await open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument();
  });

  it('reports a message with its reason', async () => {
    serve();
    answer({ reportMessage: () => true });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Options for the message from silas.grigg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this message' });
    await user.selectOptions(within(dialog).getByLabelText('What is wrong with it?'), 'spam');
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(sent('ReportMessage')).toMatchObject([{ variables: { id: '2', reason: 'spam', words: '' } }]),
    );
  });

  it('is marked as read when it is seen, and asked for again when a hint names it', async () => {
    const said = serve({ conversation: aConversation({ unread: 1 }) });
    const { store } = await open();
    await waitFor(() =>
      expect(sent('MarkConversationRead')).toMatchObject([{ variables: { hash: HASH, messageId: '2' } }]),
    );
    said.push(aMessage('3', 'Said just now'));
    act(() => void store.dispatch(messagesApi.util.invalidateTags([{ type: 'Messages', id: HASH }])));
    expect(await screen.findByText('Said just now')).toBeVisible();
  });
});

describe('a new message', () => {
  it.each([
    ['a member who may', {}, '/messaging?to=p-1'],
    ['one without the grant', { grants: ['my-profile'] }, null],
    ['anyone while messages are off', { hasMessaging: false }, null],
  ])('starts at a member’s profile for %s', async (_who, options, address) => {
    answer({
      publicProfile: () => ({ __typename: 'GdprProfile', id: 'p-1', username: 'silas.grigg' }),
      currentUserProfile: () => null,
      unreadMessages: () => ({ conversations: 0, requests: 0, fromStaff: 0 }),
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/profile/p-1', options);
    expect(await screen.findByRole('heading', { level: 1, name: 'silas.grigg' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Message' })?.getAttribute('href') ?? null).toBe(address);
  });

  it('goes to the member in the address, about the page in it, and opens the conversation', async () => {
    serve();
    answer({
      messageRecipient: () => ({ profileId: 'p-1', name: 'silas.grigg', isStranger: true }),
      startConversation: () => ({ hash: HASH, message: aMessage('1', 'Hello') }),
    });
    const { user, router } = await open('/messaging?to=p-1&about=%2Ftranscript%3Fid%3DA%2F1');
    expect(
      await screen.findByText('Your first message waits as a request. You can write again once they answer.'),
    ).toBeVisible();
    await expectAccessible();
    await user.type(screen.getByLabelText('Your message'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/messaging/${HASH}`));
    expect(sent('StartConversation')).toMatchObject([
      { variables: { input: { profileId: 'p-1', text: 'Hello', about: '/transcript?id=A/1' } } },
    ]);
  });

  it('finds a member whom one shares no tree with by their username, about the page one came from', async () => {
    serve();
    answer({
      messageContacts: () => [],
      messageRecipient: ({ username }: { username: string }) =>
        username === 'silas.grigg' ? { profileId: 'p-1', name: 'silas.grigg', isStranger: true } : null,
    });
    const { user, router } = await open('/messaging?about=%2Ftranscript%3Fid%3DA%2F1');
    await user.click(await screen.findByRole('button', { name: 'Find member' }));
    expect(await screen.findByText('Enter a username.')).toBeVisible();
    await expectAccessible();
    await user.type(screen.getByLabelText('Username'), 'silas.grig');
    await user.click(screen.getByRole('button', { name: 'Find member' }));
    expect(await screen.findByRole('heading', { name: 'We found no one to write to' })).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('silas.grig');
    await user.type(screen.getByLabelText('Username'), 'g');
    await user.click(screen.getByRole('button', { name: 'Find member' }));
    expect(
      await screen.findByText('Your first message waits as a request. You can write again once they answer.'),
    ).toBeVisible();
    expect(router.state.location.search).toBe('?user=silas.grigg&about=%2Ftranscript%3Fid%3DA%2F1');
  });

  it('offers members one knows, and others by their username', async () => {
    serve();
    answer({ messageContacts: () => [{ profileId: 'p-2', name: 'Ann', isStranger: false }] });
    const { user } = await open('/messaging?new=1');
    expect(await screen.findByLabelText('Username of another member')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Members you know'), 'Ann');
    expect(await screen.findByLabelText('Your message')).toBeVisible();
    expect(screen.queryByLabelText('Username of another member')).not.toBeInTheDocument();
  });

  it('comes first from whom the member lets write, which is saved as it is chosen', async () => {
    serve();
    let takes = true;
    let fails = true;
    answer({
      blockedMembers: () => [],
      takesMessageRequests: () => takes,
      setTakesMessageRequests: (chosen: { takes: boolean }) => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR');
        takes = chosen.takes;
        return takes;
      },
    });
    const { user } = await open('/messaging');
    await user.click(await screen.findByRole('button', { name: 'Who can write to you' }));
    const known = await screen.findByRole('radio', { name: /^People you know/u });
    expect(screen.getByRole('radio', { name: /^Any member/u })).toBeChecked();
    await expectAccessible();
    await user.click(known);
    expect(await screen.findByText('We couldn’t save your choice')).toBeVisible();
    expect(known).not.toBeChecked();
    fails = false;
    await user.click(known);
    await waitFor(() => expect(known).toBeChecked());
    await waitFor(() => expect(takes).toBe(false));
    expect(screen.queryByText('We couldn’t save your choice')).not.toBeInTheDocument();
  });

  it.each([
    [
      'someone who cannot be written to',
      '/messaging?to=p-9',
      { messageRecipient: () => null },
      'You can’t write to this member',
    ],
    [
      'a username that is none',
      '/messaging?user=silas',
      { messageRecipient: () => null },
      'We found no one to write to',
    ],
  ])('explains %s', async (_what, address, answers, heading) => {
    serve();
    answer(answers);
    await open(address);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});
