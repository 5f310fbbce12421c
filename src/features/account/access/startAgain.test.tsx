import { act, screen, waitFor } from '@testing-library/react';

import { sessionLost } from '#features/kernel/auth/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { answerAt, comeBack, goOffline } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

let leave: jest.SpyInstance<void, [string]>;

/** Where the provider says that its next question is asked. */
const nextIsAskedAt = (page: string) => answerAt('/oidc/auth', () => Response.json({ page }));
/** The question of the address is not open any more. */
const isOver = (step: string) =>
  answerAt(`/interaction/abc/${step}`, () => Response.json({ problems: [] }, { status: 410 }));
const step = (body: object) => () => Response.json({ step: body });

const email = () => screen.findByRole('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText('Password');
const startAgain = () => screen.findByRole('button', { name: 'Start again' });
const isGone = () => expect(screen.queryByText('This page has been open too long')).not.toBeInTheDocument();

beforeEach(() => {
  leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});
afterEach(() => comeBack());

describe('starting again after a question has expired', () => {
  async function signIn(address: string) {
    const view = await renderApp(address);
    await view.user.type(await email(), 'ann@example.com');
    await view.user.type(password(), 'clay labourer');
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
    return view;
  }

  it('asks the next one in the same document, in the place of this one, with what was typed and the focus in the form', async () => {
    isOver('login');
    nextIsAskedAt('/sign-in?interaction=next&prompt=login&mode=mfa');
    window.sessionStorage.setItem('returnTo', '/access-denied');
    const { user, router } = await signIn('/sign-in?interaction=abc&prompt=login&mode=mfa&notice=social-link');
    const entries = window.history.length;
    await user.click(await startAgain());
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/sign-in',
        search: '?interaction=next&prompt=login&mode=mfa',
      }),
    );
    isGone();
    expect(await email()).toHaveValue('ann@example.com');
    expect(password()).toHaveValue('clay labourer');
    expect(await email()).toHaveFocus();
    expect(window.sessionStorage.getItem('returnTo')).toBe('/access-denied');
    expect(window.history.length).toBe(entries);
    const sent: unknown[] = [];
    answerAt('/interaction/next/login', ({ init }) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ continueTo: 'http://localhost/oidc/auth/xyz' });
    });
    expect(leave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/oidc/auth/xyz'));
    expect(sent).toEqual([{ email: 'ann@example.com', password: 'clay labourer' }]);
  });

  it('says so without a connection, keeps what was typed, and can be tried again', async () => {
    isOver('login');
    const { user, router } = await signIn('/sign-in?interaction=abc');
    const button = await startAgain();
    goOffline();
    await user.click(button);
    expect(await screen.findByText('Sign-in did not open')).toBeVisible();
    isGone();
    comeBack();
    nextIsAskedAt('/sign-in?interaction=next&prompt=login');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.search).toContain('interaction=next'));
    expect(password()).toHaveValue('clay labourer');
  });

  it.each([
    ['a code', { kind: 'verify', factors: ['otp'] }, 'code'],
    ['a first code', { kind: 'enrol', secret: 'JBSWY3DP', qrCode: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'enrol'],
  ])('begins with the password where %s was asked for', async (_what, asked, at) => {
    answerAt('/interaction/abc/login', step(asked));
    isOver(at);
    nextIsAskedAt('/sign-in?interaction=next&prompt=login');
    const { user } = await signIn('/sign-in?interaction=abc');
    await user.type(await screen.findByRole('textbox', { name: /[Cc]ode/u }), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await startAgain());
    expect(await email()).toHaveValue('ann@example.com');
    expect(await email()).toHaveFocus();
    expect(password()).toHaveValue('');
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['the form', 'register', () => Response.json({ problems: [] }, { status: 410 })],
    ['the code by email', 'confirm-email', step({ kind: 'confirm-email' })],
  ])('keeps a sign-up, its mode and its route: %s', async (_what, at, registered) => {
    answerAt('/interaction/abc/register', registered);
    if (at === 'confirm-email') isOver(at);
    nextIsAskedAt('/register?interaction=next&mode=regular&registrationRoute=7&prompt=login');
    const { user, router } = await renderApp('/register?interaction=abc&mode=regular&registrationRoute=7&prompt=login');
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ann');
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch');
    await user.type(await email(), 'ann@example.com');
    await user.type(password(), 'clay labourer');
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    if (at === 'confirm-email') {
      await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), '1');
      await user.click(screen.getByRole('button', { name: 'Continue' }));
    }
    await user.click(await startAgain());
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/register',
        search: '?interaction=next&mode=regular&registrationRoute=7&prompt=login',
      }),
    );
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    expect(password()).toHaveValue('clay labourer');
    isGone();
    expect(leave).not.toHaveBeenCalled();
  });

  describe('as a newcomer of another provider', () => {
    const ANN = { provider: 'google', email: 'ann@example.com', firstName: 'Ann', lastName: 'Pinch' };
    async function openNewcomer(found: () => Response) {
      answerAt('/interaction/abc/social/newcomer', found);
      nextIsAskedAt('/register?interaction=next&mode=regular&prompt=login');
      return renderApp('/register?interaction=abc&newcomer=1&prompt=login');
    }

    it('says so without a connection, and asks once more who they are', async () => {
      goOffline();
      const { user } = await openNewcomer(() => Response.json(ANN));
      const again = await screen.findByRole('button', { name: 'Try again' });
      isGone();
      comeBack();
      await user.click(again);
      expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ann');
      expect(screen.getByRole('heading', { level: 1, name: 'Almost done' })).toHaveFocus();
    });

    it.each([
      ['before the form came', () => Response.json({ problems: [] }, { status: 410 })],
      ['once it was sent', () => Response.json(ANN)],
    ])('asks for a sign-up of ours, with the focus on its heading: %s', async (_when, found) => {
      isOver('social/register');
      const { user, router } = await openNewcomer(found);
      if (found().ok) {
        await user.click(await screen.findByRole('checkbox', { name: 'I accept the terms of use' }));
        await user.click(screen.getByRole('button', { name: 'Create account' }));
      }
      await user.click(await startAgain());
      await waitFor(() => expect(router.state.location.search).toBe('?interaction=next&mode=regular&prompt=login'));
      expect(await screen.findByLabelText('Password')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toHaveFocus();
      expect(leave).not.toHaveBeenCalled();
    });
  });

  it('loads another document for staff, in which nothing of a member may stay', async () => {
    isOver('login');
    nextIsAskedAt('/internal/login?interaction=next&prompt=login');
    const { user } = await signIn('/internal/login?interaction=abc&prompt=login');
    await user.click(await startAgain());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(new URL(leave.mock.calls[0]?.[0] ?? '').searchParams.get('mode')).toBe('internal');
  });
});

describe('signing in over the page', () => {
  /** A member whose session was refused, on a page of their own. */
  async function loseSession() {
    const view = await renderApp('/access-denied', { reader: 'member' });
    await act(async () => void view.store.dispatch(sessionLost()));
    await screen.findByRole('dialog', { name: 'Sign in again' });
    return view;
  }

  it('has its form before the provider has answered, and sends what was filled in once it has', async () => {
    let say: (answered: Response) => void = () => undefined;
    let asked: RequestInit | undefined;
    answerAt('/oidc/auth', ({ init }) => {
      asked = init;
      return new Promise((resolve) => (say = resolve));
    });
    const sent: unknown[] = [];
    answerAt('/interaction/abc/login', ({ init }) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json(
        { problems: [{ field: null, code: 'WRONG', message: 'Wrong address or password' }] },
        { status: 422 },
      );
    });
    const { user } = await loseSession();
    await user.type(await email(), 'ann@example.com');
    await user.type(password(), 'clay labourer');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(sent).toEqual([]);
    // A name of the question, not the document that asks it.
    expect(new Headers(asked?.headers).get('accept')).toBe('application/json');
    await act(async () => say(Response.json({ page: '/sign-in?interaction=abc&prompt=login' })));
    expect(await screen.findByText('Wrong address or password')).toBeVisible();
    expect(sent).toEqual([{ email: 'ann@example.com', password: 'clay labourer' }]);
  });

  it.each([
    ['/sign-in?interaction=abc&prompt=login', 'a member'],
    ['/internal/login?interaction=abc&prompt=login', 'staff'],
  ])('starts again there with what was typed: %s', async (page) => {
    nextIsAskedAt(page);
    isOver('login');
    const { user } = await loseSession();
    await user.type(await email(), 'ann@example.com');
    await user.type(password(), 'clay labourer');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const button = await startAgain();
    goOffline();
    await user.click(button);
    expect(await screen.findByText('Sign-in did not open')).toBeVisible();
    comeBack();
    nextIsAskedAt('/sign-in?interaction=next&prompt=login');
    const answered: string[] = [];
    answerAt('/interaction/next/login', ({ address }) => {
      answered.push(address.pathname);
      return Response.json(
        { problems: [{ field: null, code: 'WRONG', message: 'Wrong address or password' }] },
        { status: 422 },
      );
    });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Wrong address or password')).toBeVisible();
    expect([answered, ((await email()) as HTMLInputElement).value]).toEqual([
      ['/interaction/next/login'],
      'ann@example.com',
    ]);
    expect(screen.queryByText('Sign-in did not open')).not.toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });
});
