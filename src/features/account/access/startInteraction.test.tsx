import { act, screen, waitFor } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { answerAt, comeBack, goOffline } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

let leave: jest.SpyInstance<void, [string]>;
/** Where the provider was asked. */
let asked: URL[];

/** What the provider says, one answer each time it is asked. */
function providerSays(...answers: (() => Response | Promise<Response>)[]): void {
  answerAt('/oidc/auth', ({ address }) => {
    asked.push(address);
    const next = answers.shift();
    if (!next) throw new Error('The provider was asked once more than it answers');
    return next();
  });
}

const askedAt = (page: string) => () => Response.json({ page });
const email = () => screen.findByRole('textbox', { name: 'Email address' });

beforeEach(() => {
  asked = [];
  leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});

describe('asking the provider', () => {
  it('shows the form of its question in the same document, whose address takes the place of this one', async () => {
    providerSays(askedAt('/sign-in?interaction=abc&prompt=login'));
    const { router } = await renderApp('/sign-in');
    const entries = window.history.length;
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/sign-in', search: '?interaction=abc&prompt=login' }),
    );
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeVisible();
    expect(window.history.length).toBe(entries);
    expect(leave).not.toHaveBeenCalled();
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      prompt: 'login',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/complete-login',
    });
    // What the return is compared with: only this tab has it.
    expect(window.sessionStorage.getItem(`oidc.${asked[0]?.searchParams.get('state')}`)).toContain('code_verifier');
  });

  it('AUTH-008 hands mode and registration route on, with prompt login, and shows the form of that mode', async () => {
    providerSays(askedAt('/register?interaction=abc&mode=search&registrationRoute=7&prompt=login'));
    const { router } = await renderApp('/register?mode=search&registrationRoute=7&prompt=login');
    await waitFor(() => expect(router.state.location.search).toContain('interaction=abc'));
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      screen_hint: 'signup',
      sign_up_mode: 'search',
      registration_route: '7',
      prompt: 'login',
    });
    expect(asked).toHaveLength(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it('hands on that a second factor is asked for', async () => {
    providerSays(askedAt('/sign-in?interaction=abc&prompt=login&mode=mfa'));
    const { router } = await renderApp('/sign-in?mode=mfa');
    await waitFor(() => expect(router.state.location.search).toContain('interaction=abc'));
    expect(screen.getByText(/a second factor/u)).toBeVisible();
    expect(asked[0]?.searchParams.get('mode')).toBe('mfa');
  });

  it.each([
    ['an error', () => new Response('<!doctype html>', { status: 400 })],
    ['a document', () => new Response('<!doctype html>')],
    ['another page of the site', askedAt('/internal/login?interaction=abc&prompt=login')],
    ['a page without a question', askedAt('/sign-in')],
    ['a page of another site', askedAt('https://other.example/sign-in?interaction=abc')],
    ['no address', askedAt('https://')],
    ['something else', () => Response.json([null])],
  ])('sends the browser there when the provider answers with %s', async (_what, answered) => {
    providerSays(answered);
    const { router } = await renderApp('/sign-in');
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(leave.mock.calls[0]?.[0]).toBe(asked[0]?.href);
    expect(router.state.location.search).toBe('');
  });

  it.each([
    ['a fault', 500],
    ['a site that starts', 503],
    ['too many calls', 429],
  ])('says so and asks again when a reader wants it after %s', async (_what, status) => {
    providerSays(
      () => Response.json({ error: { code: 'SOME' } }, { status }),
      askedAt('/sign-in?interaction=abc&prompt=login'),
    );
    const { user, router } = await renderApp('/sign-in');
    expect(await screen.findByText('Sign-in did not open')).toBeVisible();
    expect(screen.getByText('Check your connection, then try again.')).toBeVisible();
    await user.type(await email(), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.search).toContain('interaction=abc'));
    expect(screen.queryByText('Sign-in did not open')).not.toBeInTheDocument();
    expect(await email()).toHaveValue('ann@example.com');
    expect(leave).not.toHaveBeenCalled();
  });

  it('stays on the page without a connection, and asks when there is one', async () => {
    providerSays(askedAt('/register?interaction=abc&mode=regular&prompt=login'));
    // The site answered before: only the provider is out of reach.
    const { user, router } = await renderApp('/access-denied');
    goOffline();
    await act(() => router.navigate('/register'));
    expect(await screen.findByText('Sign-in did not open')).toBeVisible();
    comeBack();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.search).toContain('interaction=abc'));
    expect(leave).not.toHaveBeenCalled();
  });

  /** What the form sent, when it was signed in with. */
  function takesPassword(): unknown[] {
    const sent: unknown[] = [];
    answerAt('/interaction/abc/login', ({ init }) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ continueTo: 'http://localhost/oidc/auth/xyz' });
    });
    return sent;
  }

  it('sends what was filled in before the provider answered as soon as it has', async () => {
    let say: (answered: Response) => void = () => undefined;
    providerSays(
      () =>
        new Promise((resolve) => {
          say = resolve;
        }),
    );
    const sent = takesPassword();
    const { user } = await renderApp('/sign-in');
    await user.type(await email(), 'ann@example.com');
    await user.type(screen.getByLabelText('Password'), 'clay labourer');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(sent).toEqual([]);
    await act(async () => say(Response.json({ page: '/sign-in?interaction=abc&prompt=login' })));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/oidc/auth/xyz'));
    expect(sent).toEqual([{ email: 'ann@example.com', password: 'clay labourer' }]);
  });

  describe('in a browser that suggests passkeys', () => {
    let wanted: string[];
    beforeEach(() => {
      wanted = [];
      Object.assign(window, {
        PublicKeyCredential: Object.assign(class {}, { isConditionalMediationAvailable: () => Promise.resolve(true) }),
      });
      answerAt('/interaction/abc/passkey-options', ({ address }) => {
        wanted.push(address.pathname);
        return new Response('{}', { status: 410 });
      });
    });
    afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

    /** Signs in before the question has come, which then comes. */
    async function signInEarly(): Promise<void> {
      let say: (answered: Response) => void = () => undefined;
      providerSays(
        () =>
          new Promise((resolve) => {
            say = resolve;
          }),
      );
      const { user } = await renderApp('/sign-in');
      await user.type(await email(), 'ann@example.com');
      await user.type(screen.getByLabelText('Password'), 'clay labourer');
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      await act(async () => say(Response.json({ page: '/sign-in?interaction=abc&prompt=login' })));
    }

    it('asks for none of a question that is answered as it comes', async () => {
      takesPassword();
      await signInEarly();
      await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/oidc/auth/xyz'));
      // What fetches them has had the time to come.
      await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
      expect(wanted).toEqual([]);
    });

    it('asks for them when the answer was refused', async () => {
      answerAt('/interaction/abc/login', () =>
        Response.json(
          { problems: [{ field: null, code: 'WRONG', message: 'Wrong address or password' }] },
          { status: 422 },
        ),
      );
      await signInEarly();
      expect(await screen.findByText('Wrong address or password')).toBeVisible();
      await waitFor(() => expect(wanted).toHaveLength(1));
      expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
    });
  });

  it('asks again with the next press of the button where the provider gave no answer, and loses nothing', async () => {
    providerSays(
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Response('{}', { status: 503 }),
      askedAt('/sign-in?interaction=abc&prompt=login'),
    );
    const sent = takesPassword();
    const { user } = await renderApp('/sign-in');
    await screen.findByText('Sign-in did not open');
    await user.type(await email(), 'ann@example.com');
    await user.type(screen.getByLabelText('Password'), 'clay labourer');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/Nothing you typed is lost/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/oidc/auth/xyz'));
    expect([asked.length, sent.length]).toEqual([3, 1]);
  });

  it('has nothing in the address that was typed, should the form be sent without its script', async () => {
    providerSays(
      () => new Promise(() => undefined),
      () => new Promise(() => undefined),
    );
    const { router } = await renderApp('/sign-in');
    expect(screen.getByRole('form', { name: 'Sign in' })).toHaveAttribute('method', 'post');
    await act(() => router.navigate('/register'));
    expect(await screen.findByRole('form', { name: 'Register' })).toHaveAttribute('method', 'post');
  });

  it('does not fetch a reader back who went elsewhere meanwhile', async () => {
    let say: (answered: Response) => void = () => undefined;
    providerSays(
      () =>
        new Promise((resolve) => {
          say = resolve;
        }),
    );
    const { router } = await renderApp('/sign-in');
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => router.navigate('/access-denied'));
    await act(async () => say(Response.json({ page: '/sign-in?interaction=abc&prompt=login' })));
    await act(async () => undefined);
    expect(router.state.location.pathname).toBe('/access-denied');
    expect(leave).not.toHaveBeenCalled();
  });
});
