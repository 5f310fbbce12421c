import { waitFor } from '@testing-library/react';

import {
  completeLogin,
  selectHasSignOutFailed,
  selectIsSessionLost,
  selectLeftElsewhere,
  selectMember,
  signInAgain,
  signOutRequested,
  startSession,
} from '#features/kernel/auth/index.ts';
import { credentials } from '#services/graphql/credentials.ts';
import { session } from '#services/oidc/session.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { storeReturnLocation, takeReturnLocation } from '#services/routing/returnLocation.ts';
import { fakeFetch } from '#test/support/graphqlServer.ts';

import { createStore } from './store.ts';

const ORIGIN = 'http://localhost';

let leave: jest.SpyInstance<void, [string]>;
let tokenAnswers: (() => Response | Promise<Response>)[];
/** Which access tokens were shown to the server's sign-out. */
let signOuts: (string | null)[];
let answerSignOut: () => Promise<Response>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = (claims: object) =>
  `${encoded({ alg: 'RS256' })}.${encoded({ iss: `${ORIGIN}/oidc`, aud: 'spa', iat: Date.now() / 1000, exp: Date.now() / 1000 + 600, ...claims })}.signature`;
const tokens = (accessToken: string, expiresIn: number) => () =>
  Response.json({
    access_token: accessToken,
    refresh_token: 'the-refresh-token',
    token_type: 'Bearer',
    expires_in: expiresIn,
    scope: 'openid profile',
    id_token: idToken({ sub: '41', given_name: 'Una', kind: 'internal', amr: ['pwd', 'internal', 'otp'] }),
  });
const refusal = (error: string) => () => Response.json({ error }, { status: 400 });

/** What a browser gives that followed redirects: the last address is the answer's. */
const arrivedAt = (url: string) => Object.defineProperty(new Response('<!doctype html>'), 'url', { value: url });
const stateOfSignIn = () =>
  Object.keys(window.sessionStorage)
    .find((key) => key.startsWith('oidc.'))
    ?.slice(5) ?? '';

beforeEach(() => {
  window.sessionStorage.clear();
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
  tokenAnswers = [];
  signOuts = [];
  answerSignOut = () => Promise.resolve(Response.json({}));
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input);
    if (address.includes('/oidc/auth?'))
      return Promise.resolve(Response.json({ page: '/sign-in?interaction=the-question' }));
    if (address.includes('/oidc/auth'))
      return Promise.resolve(arrivedAt(address.replace('/oidc/auth', '/interaction/silent.html')));
    if (address.endsWith('/api/sign-out')) {
      signOuts.push(new Headers(init?.headers).get('authorization'));
      return answerSignOut();
    }
    if (!address.endsWith('/oidc/token')) return fakeFetch(input, init);
    const next = tokenAnswers.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError('fetch failed'));
  });
});

/** Signs in as far as the provider's return, as the pages do it. */
async function returnFromProvider(
  store: ReturnType<typeof createStore>,
  ...answers: (() => Response | Promise<Response>)[]
): Promise<void> {
  tokenAnswers.push(...answers);
  await session.login();
  const state = new URL(leave.mock.calls.at(-1)?.[0] ?? '').searchParams.get('state') ?? '';
  await completeLogin(store.dispatch, `${ORIGIN}/complete-login?code=once&state=${state}`);
}

describe('the session of the reader', () => {
  it('is known to the store by id and first name only, and leaves no token anywhere', async () => {
    const store = createStore();
    startSession(store.dispatch);
    await returnFromProvider(store, tokens('the-access-token', 600));
    expect(selectMember(store.getState())).toEqual({ memberId: 41, displayName: 'Una', isInternal: true });
    expect(await credentials().token()).toBe('the-access-token');
    const kept = JSON.stringify([
      store.getState(),
      { ...window.localStorage },
      { ...window.sessionStorage },
      document.cookie,
    ]);
    expect(kept).not.toMatch(/the-access-token|the-refresh-token|signature/u);
  });

  it('is renewed once for everyone who waits when its token has expired', async () => {
    const store = createStore();
    await returnFromProvider(store, tokens('old', 0), tokens('new', 600));
    expect(await Promise.all([credentials().token(), credentials().token()])).toEqual(['new', 'new']);
    expect(selectMember(store.getState())).not.toBeNull();
  });

  /** A member whose session the provider refuses, and a call that waits for them. */
  async function loseSession() {
    const store = createStore();
    startSession(store.dispatch);
    await returnFromProvider(store, tokens('old', 600), refusal('invalid_grant'));
    const renewed = credentials().renew();
    await waitFor(() => expect(selectIsSessionLost(store.getState())).toBe(true));
    const member = selectMember(store.getState());
    if (!member) throw new Error('The member was forgotten');
    return { store, renewed, member };
  }

  it('waits for the member to sign in again when the provider refuses it, and then goes on with all that waited', async () => {
    const { store, renewed, member } = await loseSession();
    const token = credentials().token();
    tokenAnswers.push(tokens('new', 600));
    await signInAgain(store.dispatch, member, (uid) =>
      Promise.resolve(`${ORIGIN}/oidc/auth/${uid}?code=once&state=${stateOfSignIn()}`),
    );
    expect([await renewed, await token]).toEqual([true, 'new']);
    expect([selectIsSessionLost(store.getState()), selectMember(store.getState())?.memberId]).toEqual([false, 41]);
    expect(JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])).not.toContain('once');
  });

  it('starts a clean page when another account signs in there', async () => {
    const { store, member } = await loseSession();
    tokenAnswers.push(tokens('of somebody else', 600));
    void signInAgain(store.dispatch, { ...member, memberId: 7 }, (uid) =>
      Promise.resolve(`${ORIGIN}/oidc/auth/${uid}?code=once&state=${stateOfSignIn()}`),
    );
    await waitFor(() => expect(leave).toHaveBeenLastCalledWith('/'));
    expect(selectIsSessionLost(store.getState())).toBe(true);
    await session.forget();
  });

  it('can be asked for once more when the provider could not be reached', async () => {
    const { store, renewed, member } = await loseSession();
    const answer = (uid: string) => Promise.resolve(`${ORIGIN}/oidc/auth/${uid}?code=once&state=${stateOfSignIn()}`);
    await expect(signInAgain(store.dispatch, member, answer)).rejects.toMatchObject({ error: 'network_error' });
    expect(selectIsSessionLost(store.getState())).toBe(true);
    window.sessionStorage.clear();
    tokenAnswers.push(tokens('new', 600));
    await signInAgain(store.dispatch, member, answer);
    expect(await renewed).toBe(true);
  });

  it('ends cleanly when the member would rather not', async () => {
    const { store, renewed } = await loseSession();
    await session.forget();
    expect(await renewed).toBe(false);
    expect(selectMember(store.getState())).toBeNull();
    expect(await credentials().token()).toBeNull();
  });

  it('stays when only the network failed', async () => {
    const store = createStore();
    await returnFromProvider(store, tokens('kept', 600));
    expect(await credentials().renew()).toBe(false);
    expect(selectMember(store.getState())).not.toBeNull();
    expect(await credentials().token()).toBe('kept');
  });

  it.each([
    ['a site that starts', 503, { error: { code: 'STARTING', message: 'The site is starting.' } }],
    ['too many calls', 429, { error: { code: 'TOO_MANY_REQUESTS' } }],
    ['a fault of the provider', 500, { error: 'server_error' }],
    ['a proxy without a site', 502, 'Bad Gateway'],
  ])('is not over for %s in the place of a renewal', async (_what, status, body) => {
    const store = createStore();
    startSession(store.dispatch);
    const failing = () => Response.json(body, { status });
    await returnFromProvider(store, tokens('old', 0), failing, failing, failing);
    expect(await credentials().renew()).toBe(false);
    expect([selectIsSessionLost(store.getState()), selectMember(store.getState())?.memberId]).toEqual([false, 41]);
    // Nor is a call made as a visitor's, which would be answered with what visitors see.
    await expect(credentials().token()).rejects.toMatchObject({ error: 'network_error' });
    tokenAnswers = [tokens('new', 600)];
    expect(await credentials().token()).toBe('new');
  });

  it('AUTH-024 ends at the provider when the reader signs out, and the store forgets them', async () => {
    const store = createStore();
    await returnFromProvider(store, tokens('gone', 600));
    document.cookie = 'muniment_session=1';
    store.dispatch(signOutRequested());
    await waitFor(() => expect(selectMember(store.getState())).toBeNull());
    expect(signOuts).toEqual(['Bearer gone']);
    await waitFor(() => expect(leave).toHaveBeenLastCalledWith('/'));
    expect([await credentials().token(), document.cookie]).toEqual([null, '']);
    expect(selectLeftElsewhere(store.getState())).toBeNull();
  });

  it('leaves the next reader of the browser nothing of where this one was', async () => {
    const store = createStore();
    await returnFromProvider(store, tokens('gone', 600));
    storeReturnLocation('/family-tree/of-mine');
    store.dispatch(signOutRequested());
    await waitFor(() => expect(leave).toHaveBeenLastCalledWith('/'));
    // The guard of the page that is left decides once more.
    storeReturnLocation('/family-tree/of-mine');
    expect(takeReturnLocation()).toEqual({ kind: 'internal', path: '/' });
  });

  it('asks a reader who signs out for nothing when the server refuses what they had asked before', async () => {
    const store = createStore();
    startSession(store.dispatch);
    await returnFromProvider(store, tokens('the-access-token', 600), refusal('invalid_grant'));
    let answer: (ended: Response) => void = () => undefined;
    answerSignOut = () => new Promise((resolve) => (answer = resolve));
    store.dispatch(signOutRequested());
    await waitFor(() => expect(signOuts).toHaveLength(1));
    const renewed = credentials().renew();
    const token = credentials().token();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(selectIsSessionLost(store.getState())).toBe(false);
    answer(Response.json({}));
    expect([await renewed, await token, await credentials().renew()]).toEqual([false, null, false]);
    // The provider was asked for no other token.
    expect(tokenAnswers).toHaveLength(1);
    expect([selectIsSessionLost(store.getState()), selectMember(store.getState())]).toEqual([false, null]);
  });

  it('is kept, with a notice, when the site cannot be reached to sign out', async () => {
    const store = createStore();
    await returnFromProvider(store, tokens('kept', 600));
    answerSignOut = () => Promise.reject(new TypeError('fetch failed'));
    store.dispatch(signOutRequested());
    await waitFor(() => expect(selectHasSignOutFailed(store.getState())).toBe(true));
    expect([selectMember(store.getState())?.memberId, await credentials().token()]).toEqual([41, 'kept']);
  });

  it('does not come back by a renewal that was under way when another tab signed out', async () => {
    const store = createStore();
    startSession(store.dispatch);
    await returnFromProvider(store, tokens('old', 600));
    let arrive: (answer: Response) => void = () => undefined;
    tokenAnswers.push(() => new Promise<Response>((resolve) => (arrive = resolve)));
    const renewed = credentials().renew();
    await waitFor(() => expect(tokenAnswers).toEqual([]));
    const otherTab = new BroadcastChannel('muniment-signed-out');
    otherTab.postMessage('signed-out');
    await waitFor(() => expect(selectLeftElsewhere(store.getState())).toBe('signed-out'));
    arrive(tokens('late', 600)());
    expect(await renewed).toBe(false);
    expect([await credentials().token(), selectMember(store.getState())]).toEqual([null, null]);
    otherTab.close();
  });

  it('ends in a tab that was asleep when another signed out, as soon as its reader is back', async () => {
    const store = createStore();
    startSession(store.dispatch);
    document.cookie = 'muniment_session=1';
    await returnFromProvider(store, tokens('old', 600));
    window.dispatchEvent(new Event('pageshow'));
    await credentials().token();
    expect(selectMember(store.getState())).not.toBeNull();
    document.cookie = 'muniment_session=; Max-Age=0';
    window.dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(selectLeftElsewhere(store.getState())).toBe('signed-out'));
    expect(selectMember(store.getState())).toBeNull();
  });

  it('ends here when another tab signs out', async () => {
    const store = createStore();
    startSession(store.dispatch);
    await returnFromProvider(store, tokens('gone', 600));
    const otherTab = new BroadcastChannel('muniment-signed-out');
    otherTab.postMessage(null);
    await waitFor(() => expect(selectMember(store.getState())).toBeNull());
    otherTab.close();
  });

  it('is not looked for where there is no sign of one', async () => {
    const store = createStore();
    startSession(store.dispatch);
    await waitFor(() => expect(store.getState().auth.status).toBe('visitor'));
    expect(leave).not.toHaveBeenCalled();
  });

  it('does not start with a return from a sign-in that was never started', async () => {
    const store = createStore();
    await expect(completeLogin(store.dispatch, `${ORIGIN}/complete-login?code=x&state=unknown`)).rejects.toMatchObject({
      error: 'state_not_found',
    });
    expect(store.getState().auth.status).toBe('visitor');
  });
});
