import { act, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import type { InAppMessage } from '#domain/messages/in-app/inAppMessage.ts';
import { signedOut } from '#features/kernel/auth/index.ts';
import { createInAppSession, type InAppState, NOT_CONNECTED } from '#services/in-app/createInAppSession.ts';
import type { InAppProvider } from '#services/in-app/InAppProvider.ts';
import type { PageModule } from '#services/routing/featurePages.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, answerAt, refusal, sentMeasures, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { SiteExtras } from './late.ts';

const page = (id: string, pattern: string) => ({ id, pattern, title: id });
const definitions = [page('one', '/one'), page('help', '/help'), page('paid', '/payment/success')];
const pages = Object.fromEntries(
  definitions.map(({ id }) => [
    id,
    () => Promise.resolve<PageModule>({ Component: () => createElement('h1', null, id) }),
  ]),
);

const aMessage = (messageId: string, rest: Partial<InAppMessage> = {}): InAppMessage => ({
  messageId,
  customPayload: {},
  kind: 'card',
  title: `Title ${messageId}`,
  body: 'First.\n\nSecond.',
  link: { label: 'Read more', href: '/help' },
  ...rest,
});

interface Asked {
  address: string;
  token: string | null;
}
let asked: Asked[] = [];
let told: { messageId: string; kind: string }[] = [];

function provide(messages: readonly InAppMessage[], status = 200) {
  asked = [];
  told = [];
  let tokens = 0;
  answer({ getCepJwt: () => ({ token: `token-${(tokens += 1)}` }) });
  answerAt('/api/in-app/messages', ({ init, address }) => {
    asked.push({ address: address.pathname + address.search, token: new Headers(init?.headers).get('authorization') });
    return status === 200 ? Response.json({ inAppMessages: messages }) : new Response(null, { status });
  });
  answerAt('/api/in-app/events', ({ init }) => {
    told.push(JSON.parse(String(init?.body)) as (typeof told)[number]);
    return new Response(null, { status: 204 });
  });
}

const open = (address: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(address, {
    definitions,
    pages,
    Extras: SiteExtras,
    reader: 'member',
    flags: [FLAGS.messagingConnection],
    ...options,
  });
const tokensAsked = () => sentRequests().filter(({ operationName }) => operationName === 'GetCepJwt');

describe('messages in the browser', () => {
  it('FLAG-003 MSG-002 MSG-003 MSG-015 API-029 come from the provider, with the token of the product’s server, twenty at most', async () => {
    provide([aMessage('1')]);
    await open('/one');
    expect(await screen.findByRole('region', { name: 'Title 1' })).toBeVisible();
    expect(tokensAsked()).toMatchObject([{ variables: {} }]);
    expect(asked).toEqual([{ address: '/api/in-app/messages?count=20', token: 'Bearer token-1' }]);
    await expectAccessible();
  });

  it.each([
    ['flag off', { flags: [] }],
    ['a visitor', { reader: 'visitor' as const }],
  ])('FLAG-003 are not asked for: %s', async (_what, options) => {
    provide([aMessage('1')]);
    await open('/one', options);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
    expect([tokensAsked(), asked]).toEqual([[], []]);
  });

  it('MSG-005 ask for a new token at each connection, and not for each page', async () => {
    provide([]);
    const first = await open('/one');
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => first.router.navigate('/help'));
    await act(() => first.router.navigate('/one'));
    expect(tokensAsked()).toHaveLength(1);
    first.unmount();
    await open('/one');
    await waitFor(() => expect(asked.map(({ token }) => token)).toEqual(['Bearer token-1', 'Bearer token-2']));
  });

  it('MSG-012 MSG-013 are shown where their lists let them', async () => {
    provide([
      aMessage('1', { customPayload: { urlBlockList: ['/payment'] } }),
      aMessage('2', { customPayload: { urlAllowedList: ['/payment'] } }),
    ]);
    const { router } = await open('/payment/success');
    expect(await screen.findByRole('region', { name: 'Title 2' })).toBeVisible();
    await act(() => router.navigate('/help'));
    expect(await screen.findByRole('region', { name: 'Title 1' }, { timeout: 3000 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Title 2' })).not.toBeInTheDocument();
  });

  it('MSG-016 come one at a time, a second apart, and are not shown again', async () => {
    provide([aMessage('1'), aMessage('2')]);
    const { user } = await open('/one');
    const first = await screen.findByRole('region', { name: 'Title 1' });
    const closedAt = Date.now();
    await user.click(within(first).getByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('region', { name: 'Title 2' }, { timeout: 3000 })).toBeVisible();
    expect(Date.now() - closedAt).toBeGreaterThanOrEqual(990);
    expect(screen.queryByRole('region', { name: 'Title 1' })).not.toBeInTheDocument();
    expect(told).toEqual([
      { messageId: '1', kind: 'shown' },
      { messageId: '1', kind: 'dismissed' },
      { messageId: '2', kind: 'shown' },
    ]);
  });

  it('MSG-017 have links that open in a new tab and say so', async () => {
    provide([aMessage('1')]);
    await open('/one');
    const link = await screen.findByRole('link', { name: 'Read more (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('MSG-018 have a white cross of 16 pixels, but not in Safari, where "Not now" and Escape are left', async () => {
    provide([aMessage('1', { kind: 'modal' })]);
    const view = await open('/one');
    const cross = await screen.findByRole('button', { name: 'Close “Title 1”' });
    expect(cross.querySelector('svg')).toHaveAttribute('width', '16');
    expect(cross.querySelector('svg')).toHaveAttribute('stroke', '#ffffff');
    view.unmount();
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15');
    const { user } = await open('/one');
    expect(await screen.findByRole('button', { name: 'Not now' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close “Title 1”' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['MSG-009 measures how long an answer took', 200, 'success'],
    ['MSG-009 measures a failure as one', 503, 'error'],
  ] as const)('%s', async (_what, status, label) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    provide([], status);
    await open('/one');
    await waitFor(() =>
      expect(sentMeasures().map(({ body }) => body)).toContainEqual({
        metricKey: 'in_app_request',
        labels: { status: label },
        value: expect.any(Number),
        action: 'observe',
      }),
    );
  });

  it('MSG-006 go with the session: nothing is left of them after sign-out', async () => {
    provide([aMessage('1')]);
    const { store } = await open('/one');
    await screen.findByRole('region', { name: 'Title 1' });
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Title 1' })).not.toBeInTheDocument());
  });

  it('leave the page alone when there is no token to be had', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    provide([]);
    answer({
      getCepJwt: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await open('/one');
    await waitFor(() => expect(log).toHaveBeenCalledWith('Reported: messaging'));
    expect(screen.getByRole('heading', { name: 'one' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('a session with a provider', () => {
  const calls: unknown[][] = [];
  const note = (...call: unknown[]) => void calls.push(call);
  const aProvider = (request: InAppProvider['request']): InAppProvider => ({
    connect: async (token) => note('connect', token),
    identify: async (id) => note('identify', id),
    request: async (asking) => (note('request', asking), request(asking)),
    shown: async () => undefined,
    dismissed: async () => undefined,
    followed: async () => undefined,
    logout: () => note('logout'),
  });
  const run = async (request: InAppProvider['request']) => {
    calls.length = 0;
    const states: InAppState[] = [];
    const before: InAppState = NOT_CONNECTED;
    const session = createInAppSession({
      provider: aProvider(request),
      memberId: 12_345,
      fetchToken: async () => (note('token'), 'jwt'),
      onChange: (state) => states.push(state),
    });
    await session.start();
    return { session, states: [before, ...states] };
  };

  it('MSG-004 MSG-006 MSG-007 MSG-008 MSG-010 is connected after the token, identifies by text, asks for deferred display and reads data.inAppMessages', async () => {
    const { session, states } = await run(async () => ({ data: { inAppMessages: [aMessage('1')] } }));
    expect(calls).toEqual([
      ['token'],
      ['connect', 'jwt'],
      ['identify', '12345'],
      ['request', { count: 20, display: 'deferred' }],
    ]);
    expect(states.map(({ isConnected, status }) => [isConnected, status])).toEqual([
      [false, 'loading'],
      [true, 'loading'],
      [true, 'loaded'],
    ]);
    expect(states.at(-1)?.messages.map(({ messageId }) => messageId)).toEqual(['1']);
    session.stop();
    expect(calls.at(-1)).toEqual(['logout']);
  });

  it('MSG-010 MSG-019 goes from loading to error, and logs why', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { states } = await run(() => Promise.reject(new Error('x')));
    expect(states.map(({ status }) => status)).toEqual(['loading', 'loading', 'error']);
    expect(log).toHaveBeenCalledWith('Reported: messaging');
  });

  it('MSG-020 does not log that a user could not be created after 0 tries', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { states } = await run(() => Promise.reject(new Error('could not create user after 0 tries')));
    expect(states.at(-1)?.status).toBe('error');
    expect(log).not.toHaveBeenCalled();
  });
});
