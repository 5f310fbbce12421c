import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, fakeFetch, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ADDRESS = '/account/security-settings';
const ALL = ['security-settings:manage:*'];
const DETAILS = {
  id: '41',
  firstName: 'Una',
  lastName: 'Testwell',
  dateOfBirth: null,
  email: 'una@example.com',
  mfaEnabled: false,
  connections: [] as object[],
  emailChangeExpiresAt: null,
};

// The first load compiles the page, its drawer and its frame.
beforeAll(() => Promise.all([import('./SecuritySettingsPage.tsx'), import('#ui/Drawer/DrawerPanel.tsx')]), 60_000);
afterEach(() => jest.useRealTimers());

async function open(details: Partial<typeof DETAILS> = {}, options: Parameters<typeof renderApp>[1] = {}) {
  answer({
    getPersonalDetails: () => ({ ...DETAILS, ...details }),
    secondFactors: () => ({ isMfaEnabled: false, hasAuthenticatorApp: false, recoveryCodesLeft: 0, passkeys: [] }),
  });
  const app = await renderApp(ADDRESS, { reader: 'member', grants: ALL, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Security settings' });
  return app;
}
const card = (name: string) => screen.getByRole('region', { name });
const has = (name: string) => screen.queryByRole('region', { name }) !== null;
const named = (name: string) => screen.getByRole('button', { name });
const newEmail = () => screen.getByRole('textbox', { name: 'New email' });
const confirmEmail = () => screen.getByRole('textbox', { name: 'Confirm email' });
const sent = (operation: string) => sentRequests().filter(({ operationName }) => operationName === operation);

/** A window of that width, as far as media queries go. */
function ofWidth(width: number) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
    return {
      matches: width <= limit,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList;
  });
}

describe('security settings', () => {
  it('SEC-001 SEC-002 SEC-003 SEC-004 show the address, a masked password and the state of the second factor', async () => {
    await open();
    expect(within(card('Email')).getByText('una@example.com')).toBeVisible();
    expect(within(card('Email')).getByRole('button', { name: 'Update email' })).toBeVisible();
    expect(within(card('Password')).getByText(/^•+$/u)).toBeVisible();
    expect(within(card('Password')).getByRole('button', { name: 'Reset password' })).toBeVisible();
    expect(within(card('Multi-factor authentication')).getByText('Off')).toBeVisible();
    expect(
      within(card('Multi-factor authentication')).getByRole('button', { name: 'Enable multi-factor authentication' }),
    ).toBeVisible();
    await expectAccessible();
  });

  it('show what happened to the account, in plain words, to who asks', async () => {
    const { user } = await open();
    expect(sent('MySecurityEvents')).toEqual([]);
    answer({
      mySecurityEvents: () => [
        {
          id: '7',
          happenedAt: '2026-01-02T10:00:00.000Z',
          kind: 'signed-in',
          actor: 'member',
          detail: 'pwd, otp',
          network: '203.0.113.x',
        },
      ],
    });
    await user.click(within(card('Recent security activity')).getByRole('button', { name: 'Show recent activity' }));
    expect(
      await screen.findByRole('row', { name: /You signed in \(password and authenticator app\)\..*203\.0\.113\.x/u }),
    ).toBeVisible();
    await expectAccessible();
  });

  it('show where nothing happened, and where it could not be loaded', async () => {
    const { user, unmount } = await open();
    answer({ mySecurityEvents: () => [] });
    await user.click(named('Show recent activity'));
    expect(await screen.findByText('Nothing has happened in the last year.')).toBeVisible();
    unmount();
    const again = await open();
    answer({
      mySecurityEvents: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await again.user.click(named('Show recent activity'));
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your recent activity' })).toBeVisible();
  });

  it('API-004 SEC-033 ask for the reader once, with connections', async () => {
    await open();
    expect(sent('getPersonalDetails').map(({ variables }) => variables)).toEqual([{ getConnections: true }]);
  });

  it.each([
    ['SEC-005 GRANT-018 ROUTE-097 ENT-008 only :mfa', ['security-settings:manage:mfa'], [false, false, true]],
    ['SEC-005 GRANT-018 only :credentials', ['security-settings:manage:credentials'], [true, true, false]],
    ['SEC-005 every manage grant', ALL, [true, true, true]],
  ])('%s shows the cards that belong to it', async (_title, grants, cards) => {
    await open({}, { grants });
    expect([has('Email'), has('Password'), has('Multi-factor authentication')]).toEqual(cards);
  });

  it('GRANT-013 without any manage grant the page is refused in place and asks for nothing', async () => {
    await renderApp(ADDRESS, { reader: 'member', grants: ['help'] });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Security settings');
    expect([has('Email'), has('Password'), has('Multi-factor authentication'), sentRequests().length]).toEqual([
      false,
      false,
      false,
      0,
    ]);
    expect(window.location.pathname).toBe(ADDRESS);
  });

  it('ROUTE-096 send a visitor to sign in', async () => {
    jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp(ADDRESS);
    await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
    expect(sent('getPersonalDetails')).toEqual([]);
  });

  it('explain it when they cannot be loaded, and can be asked for again', async () => {
    answer({
      getPersonalDetails: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(ADDRESS, { reader: 'member', grants: ALL });
    expect(await screen.findByText('We couldn’t load your settings')).toBeVisible();
    answer({ getPersonalDetails: () => DETAILS });
    await user.click(named('Try again'));
    expect(await screen.findByText('una@example.com')).toBeVisible();
  });
});

describe('the email form', () => {
  const openForm = async (...parts: Parameters<typeof open>) => {
    const app = await open(...parts);
    await app.user.click(named('Update email'));
    return app;
  };

  it('SEC-006 SEC-015 is inside the card from md up, with two fields and a button', async () => {
    await openForm();
    expect(card('Email')).toContainElement(newEmail());
    expect(card('Email')).toContainElement(confirmEmail());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(newEmail()).toHaveFocus());
    await expectAccessible();
  });

  it.each([375, 600])('SEC-007 is in a drawer with a Close button at %i px', async (width) => {
    ofWidth(width);
    const { user } = await openForm();
    const drawer = await screen.findByRole('dialog', { name: 'Update email' });
    expect(drawer).toContainElement(within(drawer).getByRole('textbox', { name: 'New email' }));
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('SEC-020 SEC-023 SEC-025 says on leaving an empty field that it is required', async () => {
    const { user } = await openForm();
    await user.click(newEmail());
    await user.tab();
    expect(screen.getByText('New email is required')).toBeVisible();
    await user.tab();
    expect(screen.getByText('Confirm email is required')).toBeVisible();
    expect(named('Save email')).toBeDisabled();
    expect(sent('changeUserEmailAddress')).toEqual([]);
  });

  it.each([
    ['SEC-021', 'abc', 'New email must be a valid email'],
    ['SEC-022', 'a@b.con', 'New email is invalid'],
    ['SEC-022', 'a@b.org.um', 'New email is invalid'],
  ])('%s %s is shown on leaving the field: %s', async (_id, text, problem) => {
    const { user } = await openForm();
    await user.type(newEmail(), text);
    await user.tab();
    expect(screen.getByText(problem)).toBeVisible();
  });

  it('SEC-024 says that the second typing is another one', async () => {
    const { user } = await openForm();
    await user.type(newEmail(), 'new@example.com');
    await user.type(confirmEmail(), 'other@example.com');
    await user.tab();
    expect(screen.getByText('The email addresses do not match')).toBeVisible();
  });

  it('SEC-018 SEC-025 can be sent only while both fields fit', async () => {
    const { user } = await openForm();
    const save = named('Save email');
    expect(save).toBeDisabled();
    await user.type(newEmail(), 'new@example.com');
    expect(save).toBeDisabled();
    await user.type(confirmEmail(), 'new@example.com');
    expect(save).toBeEnabled();
    await user.type(confirmEmail(), 'x');
    expect(save).toBeDisabled();
  });

  const fillIn = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.type(newEmail(), 'new@example.com');
    await user.type(confirmEmail(), 'new@example.com');
  };

  it('API-005 SEC-016 SEC-027 STOR-008 is taken: banner, flag, the old address with a note, the focus on the button', async () => {
    const app = await openForm();
    await fillIn(app);
    answer({
      changeUserEmailAddress: () => ({ id: '41', email: 'una@example.com' }),
      getPersonalDetails: () => ({ ...DETAILS, emailChangeExpiresAt: '2026-11-22T10:00:00.000Z' }),
    });
    await app.user.click(named('Save email'));
    expect(
      await screen.findByText(
        'It can take up to 24 hours to update your email address. We’ll send you an email to let you know once it’s done.',
      ),
    ).toBeVisible();
    expect(window.localStorage.getItem('emailUpdated')).toBe('true');
    expect(sent('changeUserEmailAddress').map(({ variables }) => variables)).toEqual([
      { newEmailAddress: 'new@example.com' },
    ]);
    expect(await screen.findByText(/waiting for confirmation/u)).toBeVisible();
    expect(within(card('Email')).getByText('una@example.com')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'New email' })).not.toBeInTheDocument();
    await waitFor(() => expect(named('Update email')).toHaveFocus());
  });

  it('SEC-019 is sent once, however often it is pressed', async () => {
    const app = await openForm();
    await fillIn(app);
    let arrive: (user: object) => void = () => undefined;
    answer({ changeUserEmailAddress: () => new Promise((resolve) => (arrive = resolve)) });
    const save = named('Save email');
    await app.user.dblClick(save);
    fireEvent.submit(screen.getByRole('form', { name: 'Update email' }));
    await waitFor(() => expect(save).toBeDisabled());
    await act(async () => arrive({ id: '41', email: 'una@example.com' }));
    await screen.findByText(/It can take up to 24 hours/u);
    expect(sent('changeUserEmailAddress')).toHaveLength(1);
  });

  it('SEC-017 SEC-026 says at the top that it failed, keeps what was typed and can be sent again', async () => {
    const app = await openForm();
    await fillIn(app);
    answer({
      changeUserEmailAddress: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await app.user.click(named('Save email'));
    expect(await screen.findByText("Sorry, we couldn't update your email. Please try again.")).toBeVisible();
    expect(newEmail()).toHaveValue('new@example.com');
    expect(window.localStorage.getItem('emailUpdated')).toBeNull();
    await waitFor(() => expect(named('Save email')).toBeEnabled());
    await app.user.click(named('Save email'));
    await waitFor(() => expect(sent('changeUserEmailAddress')).toHaveLength(2));
  });

  it('SEC-017 shows a failure inside the drawer as well, which covers the top of the page', async () => {
    ofWidth(600);
    const app = await openForm();
    const drawer = within(await screen.findByRole('dialog', { name: 'Update email' }));
    await app.user.type(drawer.getByRole('textbox', { name: 'New email' }), 'new@example.com');
    await app.user.type(drawer.getByRole('textbox', { name: 'Confirm email' }), 'new@example.com');
    answer({
      changeUserEmailAddress: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await app.user.click(drawer.getByRole('button', { name: 'Save email' }));
    expect(await drawer.findByText("Sorry, we couldn't update your email. Please try again.")).toBeVisible();
  });

  const banners: [string, RegExp, () => unknown][] = [
    [
      'a failure',
      /^Sorry/u,
      () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    ],
    ['a success', /^It can take up to 24 hours/u, () => ({ id: '41', email: 'una@example.com' })],
  ];
  it.each(banners)(
    'SEC-008 SEC-017 the banner of %s is above the cards, and leaves after 5000 ms, not before',
    async (_what, words, changeUserEmailAddress) => {
      const app = await openForm();
      await fillIn(app);
      answer({ changeUserEmailAddress });
      jest.useFakeTimers();
      fireEvent.click(named('Save email'));
      await act(() => jest.advanceTimersByTimeAsync(0));
      for (let turn = 0; turn < 50 && !screen.queryByText(words); turn += 1)
        await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByText(words).compareDocumentPosition(card('Email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      act(() => jest.advanceTimersByTime(4999));
      expect(screen.getByText(words)).toBeVisible();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    },
  );

  it('SEC-031 SEC-032 is not there for members who came through another provider, which is named', async () => {
    await open({ connections: [{ provider: 'facebook', name: 'Facebook' }] });
    expect(screen.queryByRole('button', { name: 'Update email' })).not.toBeInTheDocument();
    expect(
      within(card('Email')).getByText(
        'You are logged in with Facebook. To change your email, change it in your Facebook settings.',
      ),
    ).toBeVisible();
  });
});

describe('a new password', () => {
  let asked: unknown[];
  const answerReset = (respond: () => Response) => {
    globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
      if (pathname !== '/api/password-reset') return fakeFetch(input, init);
      asked.push(JSON.parse(String(init?.body)));
      return Promise.resolve(respond());
    });
  };
  beforeEach(() => {
    asked = [];
  });

  it('SEC-028 SEC-030 AUTH-010 is asked for once, after a question, and then announced', async () => {
    answerReset(() => Response.json({}));
    const { user } = await open();
    await user.click(named('Reset password'));
    expect(asked).toEqual([]);
    await user.dblClick(within(card('Password')).getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText('A password reset email has been sent to you. Please check your email.'),
    ).toBeVisible();
    expect(asked).toEqual([{ email: 'una@example.com' }]);
  });

  it('SEC-029 that could not be asked for is reported', async () => {
    answerReset(() => new Response(null, { status: 500 }));
    const { user } = await open();
    await user.click(named('Reset password'));
    await user.click(named('Confirm'));
    expect(await screen.findByText("Sorry, we couldn't update your password. Please try again.")).toBeVisible();
  });

  it('is not asked for when the question is cancelled', async () => {
    answerReset(() => Response.json({}));
    const { user } = await open();
    await user.click(named('Reset password'));
    await user.click(named('Cancel'));
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
