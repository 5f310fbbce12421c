import { act, screen, waitFor, within } from '@testing-library/react';

import { signedIn } from '#features/kernel/auth/index.ts';
import { answerUploads } from '#test/support/answerUploads.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';

const LINE = {
  reference: 'R-ABCDEFGH',
  topic: 'records',
  subject: 'A page is missing',
  state: 'WAITING',
  promisedOn: '2026-11-30',
  madeAt: '2026-11-26T10:00:00Z',
  changedAt: '2026-11-26T11:00:00Z',
};
const message = (id: string, isStaff: boolean, text: string, files: object[] = []) => ({
  id,
  isStaff,
  text,
  writtenAt: '2026-11-26T10:00:00Z',
  files,
});
const REQUEST = {
  ...LINE,
  about: 'A/1',
  mayReply: true,
  email: null,
  messages: [
    message('1', false, 'The page after 12 is missing.', [
      { id: '5', name: 'page.webp', mediaType: 'image/webp', bytes: 12_000 },
    ]),
    message('2', true, 'It is at the binder’s.'),
  ],
};
const notices = { serviceNotices: () => [] };
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

describe('a member’s requests', () => {
  it('are listed with their states', async () => {
    answer({ supportRequests: () => [LINE] });
    await renderApp('/account/support', { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'A page is missing' })).toHaveAttribute(
      'href',
      '/account/support/R-ABCDEFGH',
    );
    expect(screen.getByText('Waiting for your reply')).toBeVisible();
    await expectAccessible();
  });

  it('are explained while there are none, and when they cannot be had', async () => {
    answer({ supportRequests: () => [] });
    await renderApp('/account/support', { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible();
  });

  it('can be replied to, with what was typed kept where it is refused', async () => {
    answer({
      supportRequest: () => REQUEST,
      replyToSupport: () => ({
        request: null,
        problems: [{ field: 'text', message: 'This request is closed. Send a new one.' }],
      }),
    });
    const { user } = await renderApp('/account/support/R-ABCDEFGH', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'A page is missing' })).toBeVisible();
    expect(within(screen.getByRole('log', { name: 'Messages' })).getByText('It is at the binder’s.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save page.webp, 12 kB' })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Write your message.')).toBeVisible();
    await user.type(screen.getByLabelText('Your message'), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('This request is closed. Send a new one.')).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('Thank you');
    answer({ replyToSupport: () => ({ request: REQUEST, problems: [] }) });
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveValue(''));
    expect(sent('ReplyToSupport').at(-1)).toEqual({
      input: { reference: 'R-ABCDEFGH', token: null, text: 'Thank you', files: [] },
    });
  });

  it('that are closed take no reply, and one that is not there says so', async () => {
    answer({
      supportRequest: ({ reference }: { reference: string }) =>
        reference === 'R-CLOSEDAA' ? { ...REQUEST, state: 'CLOSED', mayReply: false } : null,
    });
    const { router } = await renderApp('/account/support/R-CLOSEDAA', { reader: 'member' });
    expect(await screen.findByText(/^This request is closed\./u)).toBeVisible();
    expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument();
    await act(() => router.navigate('/account/support/R-NONE'));
    expect(await screen.findByRole('heading', { name: 'We don’t have this request' })).toBeVisible();
  });
});

describe('a visitor’s request', () => {
  it('is opened by the token of the link, which leaves the address', async () => {
    answer({ supportRequest: () => REQUEST, solveSupportRequest: () => ({ ...REQUEST, state: 'SOLVED' }) });
    const { user, router } = await renderApp('/support-request#token=abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'A page is missing' })).toBeVisible();
    expect(router.state.location.hash).toBe('');
    expect(sent('SupportRequest').at(-1)).toEqual({ reference: null, token: 'abc' });
    await user.click(screen.getByRole('button', { name: 'Mark as solved' }));
    await waitFor(() => expect(sent('SolveSupportRequest')).toEqual([{ reference: 'R-ABCDEFGH', token: 'abc' }]));
    await expectAccessible();
  });

  it('says that a link no longer works, or has no token', async () => {
    await renderApp('/support-request');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectAccessible();
  });

  it('can be asked for again when it could not be fetched', async () => {
    answer({
      supportRequest: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/support-request#token=abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t fetch your request' })).toBeVisible();
    answer({ supportRequest: () => REQUEST });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A page is missing' })).toBeVisible();
  });
});

describe('the contact form', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  const open = async (address = '/help/contact', options: Parameters<typeof renderApp>[1] = {}) => {
    answer({
      ...notices,
      helpSearch: () => [
        {
          id: '1',
          locale: 'en-gb',
          title: 'Cancel',
          snippet: 'How',
          html_url: 'https://x/help/articles/821-cancel',
          section: {
            id: '1',
            locale: 'en-gb',
            name: 'S',
            html_url: '',
            category: { id: '1', locale: 'en-gb', name: 'C', html_url: '' },
          },
        },
      ],
      contactSupport: () => ({ reference: 'R-ABCDEFGH', problems: [] }),
    });
    const view = await renderApp(address, options);
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    return view;
  };

  it('ROUTE-175 asks for the topic first, suggests articles while one types, and sends a visitor’s request', async () => {
    const { user } = await open();
    await expectAccessible();
    const [first] = screen.getAllByRole('combobox');
    expect(first).toHaveAccessibleName('What is it about?');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Choose what it is about.')).toBeVisible();
    expect(screen.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'payment');
    expect(screen.getByLabelText(/^Number of the payment or invoice/u)).toBeVisible();
    await user.type(screen.getByLabelText('Subject'), 'cancel');
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/help/articles/821-cancel');
    await user.type(screen.getByLabelText('What happened?'), 'Nothing happens.');
    await user.type(screen.getByLabelText('Your email address'), 'ann@example.com');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'We have your request R-ABCDEFGH' })).toBeVisible();
    expect(sent('ContactSupport')).toEqual([
      {
        input: {
          topic: 'payment',
          about: '',
          email: 'ann@example.com',
          subject: 'cancel',
          text: 'Nothing happens.',
          website: '',
          files: [],
        },
      },
    ]);
    await expectAccessible();
  });

  it('knows where its reader comes from, and asks a member for no address', async () => {
    const { user } = await open('/help/contact?topic=records&about=A%2F1', { reader: 'member' });
    expect(screen.getByLabelText('What is it about?')).toHaveValue('records');
    expect(screen.getByLabelText(/^Address or number of the record/u)).toHaveValue('A/1');
    expect(screen.queryByLabelText('Your email address')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Subject'), 'Closed?');
    await user.type(screen.getByLabelText('What happened?'), 'It should be open.');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('link', { name: 'Open your request' })).toHaveAttribute(
      'href',
      '/account/support/R-ABCDEFGH',
    );
  });

  it('takes files one after the other and says why one is refused', async () => {
    answerUploads([{ token: 't1', name: 'page.webp', bytes: 2000 }, { problem: 'This file is empty.' }, null]);
    const { user } = await open('/help/contact', { reader: 'member' });
    await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), [
      new File(['x'], 'page.png', { type: 'image/png' }),
      new File([''], 'none.txt', { type: 'text/plain' }),
      new File(['x'], 'lost.txt', { type: 'text/plain' }),
    ]);
    expect(await screen.findByText('none.txt: This file is empty.', undefined, { timeout: 3000 })).toBeVisible();
    expect(screen.getByText('lost.txt: The file didn’t arrive. Check your connection and try again.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Attached files' })).getByText('page.webp')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove page.webp' }));
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument();
  });

  it.each(['visitor', 'member'] as const)(
    'keeps what a %s typed through a reload and the way back, until it is sent',
    async (reader) => {
      const { user, unmount } = await open('/help/contact?topic=payment', { reader });
      await user.type(screen.getByLabelText('Subject'), 'Hello');
      await user.type(screen.getByLabelText('What happened?'), 'A question.');
      unmount();
      const again = await open('/help/contact', { reader });
      await waitFor(() => expect(screen.getByLabelText('What happened?')).toHaveValue('A question.'));
      expect(
        [screen.getByLabelText('Subject'), screen.getByLabelText('What is it about?')].map(
          (field) => (field as HTMLInputElement).value,
        ),
      ).toEqual(['Hello', 'payment']);
      if (reader === 'visitor') await again.user.type(screen.getByLabelText('Your email address'), 'ann@example.com');
      await again.user.click(screen.getByRole('button', { name: 'Send request' }));
      await screen.findByRole('heading', { level: 1, name: 'We have your request R-ABCDEFGH' });
      again.unmount();
      await open('/help/contact', { reader });
      expect(screen.getByLabelText('What happened?')).toHaveValue('');
    },
  );

  it('is found by no one else in the browser: a visitor’s words stay in the tab, until someone signs in there', async () => {
    const { user, store } = await open('/help/contact?topic=other');
    await user.type(screen.getByLabelText('What happened?'), 'A question.');
    expect(window.localStorage.getItem('formDrafts')).toBeNull();
    expect(window.sessionStorage.getItem('formDrafts')).toContain('A question.');
    await act(async () => void store.dispatch(signedIn(A_MEMBER)));
    expect(window.sessionStorage.getItem('formDrafts') ?? '').not.toContain('A question.');
  });

  it('keeps what was typed when it cannot be sent', async () => {
    const { user } = await open('/help/contact?topic=other', { reader: 'member' });
    answer({
      contactSupport: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    await user.type(screen.getByLabelText('Subject'), 'Hello');
    await user.type(screen.getByLabelText('What happened?'), 'A question.');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Your request was not sent')).toBeVisible();
    expect(screen.getByLabelText('What happened?')).toHaveValue('A question.');
    window.localStorage.clear();
  });
});

describe('the desk', () => {
  it('lists requests by state, and marks an answer that is late', async () => {
    answer({ deskRequests: () => ({ total: 1, requests: [{ ...LINE, state: 'NEW', promisedOn: '2020-01-01' }] }) });
    const { user, router } = await renderApp('/internal/tickets', { reader: 'staff' });
    expect(await screen.findByRole('link', { name: 'A page is missing' })).toHaveAttribute(
      'href',
      '/internal/tickets/R-ABCDEFGH',
    );
    expect(screen.getByText('Overdue')).toBeVisible();
    expect(within(screen.getByRole('table')).getByText('New')).toBeVisible();
    await expectAccessible();
    await user.selectOptions(screen.getByLabelText('Status'), 'SOLVED');
    await waitFor(() => expect(router.state.location.search).toBe('?state=SOLVED'));
    await waitFor(() => expect(sent('DeskRequests').at(-1)).toEqual({ state: 'SOLVED', page: 1 }));
    expect(await screen.findByText('1 request')).toBeVisible();
  });

  it('shows a request with its address, answers it and marks it as solved', async () => {
    answer({
      deskRequest: () => ({ ...REQUEST, state: 'OPEN', email: 'ann@example.com' }),
      deskReply: () => ({ request: REQUEST, problems: [] }),
      deskMove: () => null,
    });
    const { user } = await renderApp('/internal/tickets/R-ABCDEFGH', { reader: 'staff' });
    expect(await screen.findByText('ann@example.com')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('checkbox', { name: 'Mark as solved after the reply' }));
    await user.type(screen.getByLabelText('Your message'), 'Done.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() =>
      expect(sent('DeskReply')).toEqual([{ reference: 'R-ABCDEFGH', text: 'Done.', files: [], isSolved: true }]),
    );
    await user.click(screen.getByRole('button', { name: 'Mark as solved' }));
    expect(await screen.findByText('Someone else changed this request. Read it again before you go on.')).toBeVisible();
    window.localStorage.clear();
  });

  it('publishes and ends notices, and shows what readers say', async () => {
    const notice = {
      id: '1',
      level: 'OUTAGE',
      text: 'Payments are paused.',
      areas: ['payment'],
      startsAt: '2026-11-26T10:00:00Z',
      endsAt: null,
    };
    answer({
      plannedNotices: () => [notice],
      writeServiceNotice: () => ({ notice, problems: [] }),
      endServiceNotice: () => true,
      helpRatings: () => [
        {
          articleId: '821',
          title: 'Cancel',
          path: '/help/articles/821-cancel',
          version: '2026-11-26',
          yes: 1,
          no: 2,
          reasons: [{ reason: 'UNCLEAR', count: 2 }],
          words: ['Where?'],
        },
      ],
    });
    const { user } = await renderApp('/internal/help', { reader: 'staff' });
    expect(await screen.findByText('1 of 3')).toBeVisible();
    expect(await screen.findByText('Payments are paused.')).toBeVisible();
    await expectAccessible();
    await user.type(screen.getByLabelText('Text'), 'Search is slow.');
    await user.click(screen.getByRole('button', { name: 'Publish notice' }));
    await waitFor(() =>
      expect(sent('WriteServiceNotice')[0]).toMatchObject({
        input: { level: 'INFO', text: 'Search is slow.', areas: ['everything'], endsAt: null },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'End notice: Payments are paused.' }));
    await waitFor(() => expect(sent('EndServiceNotice')).toEqual([{ id: '1' }]));
  });

  it('says that no notice is planned and no reader has answered, or that this could not be loaded', async () => {
    answer({ plannedNotices: () => [], helpRatings: () => [] });
    const { unmount } = await renderApp('/internal/help', { reader: 'staff' });
    expect(await screen.findByText('No notice is in force or planned.')).toBeVisible();
    expect(await screen.findByText('No one has answered “Was this helpful?” yet.')).toBeVisible();
    unmount();
    const fail = () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    };
    answer({ plannedNotices: fail, helpRatings: fail });
    await renderApp('/internal/help', { reader: 'staff' });
    expect(await screen.findByRole('heading', { level: 3, name: 'We couldn’t load the notices' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'We couldn’t load the answers' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish notice' })).toBeVisible();
  });
});
