import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';

import { signedIn, signedOut } from '#features/kernel/auth/index.ts';
import type { PageModule } from '#services/routing/featurePages.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';

import { watchMember } from './watchMember.ts';

const KEY = 'nextTimeToSetLastActive';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const page = (id: string, pattern: string) => ({ id, pattern, title: id });
const definitions = [page('one', '/one'), page('two', '/two'), page('done', '/complete-login')];
const pages = Object.fromEntries(
  definitions.map(({ id }) => [
    id,
    () => Promise.resolve<PageModule>({ Component: () => createElement('h1', null, id) }),
  ]),
);
const PROFILE = {
  id: 'p',
  username: 'mary.penrose',
  profilePicture: '/mary.webp',
  ageGroup: null,
  registrationMonthYear: 'May 2024',
  pronouns: null,
  lastActiveDateString: null,
  dateOfBirth: null,
  shouldShowAgeGroup: false,
  profileStatus: 'ACTIVE',
  socials: [],
};

const sent = (name: string) => sentRequests().filter(({ operationName }) => operationName === name);
const stops: (() => void)[] = [];

/** Every request that is under way has been answered, and what follows from it is done. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
};

async function watch(address = '/one', options: Parameters<typeof renderApp>[1] = { reader: 'member' }) {
  const app = await renderApp(address, { definitions, pages, ...options });
  stops.push(watchMember(app.store, app.router));
  await settled();
  return app;
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  answer({ setUserLastActive: () => true, currentUserProfile: () => PROFILE });
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('the profile is asked for again with the next page where there was no answer, and then no more', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer({
    setUserLastActive: () => true,
    currentUserProfile: () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
  });
  const { router } = await watch();
  expect(sent('currentUserProfile')).toHaveLength(1);
  answer({ setUserLastActive: () => true, currentUserProfile: () => PROFILE });
  for (const [address, times] of [
    ['/two', 2],
    ['/one', 2],
  ] as const) {
    await act(() => router.navigate(address));
    await settled();
    expect(sent('currentUserProfile')).toHaveLength(times);
  }
});

describe('that a member is active', () => {
  it('PROF-018 API-019 is sent after the page of a member with my-profile has come, without variables', async () => {
    await watch();
    await waitFor(() => expect(sent('setUserLastActive')).toMatchObject([{ variables: {} }]));
  });

  it.each<[string, Parameters<typeof renderApp>[1]]>([
    ['a visitor', { reader: 'visitor' }],
    ['a member without the grant', { reader: 'member', grants: ['communication-preferences'] }],
    ['a member whose grants could not be loaded', { reader: 'member', grants: 503 }],
  ])('PROF-018 is not sent for %s', async (_who, options) => {
    const { router } = await watch('/one', options);
    await act(() => router.navigate('/two'));
    await settled();
    expect(sentRequests()).toEqual([]);
  });

  it('PROF-020 STOR-003 is not sent again for five minutes from the answer', async () => {
    await watch();
    await waitFor(() => expect(window.localStorage.getItem(KEY)).toBe(String(NOW + 300_000)));
  });

  it('PROF-019 waits until the stored time has passed', async () => {
    window.localStorage.setItem(KEY, String(NOW + 3_600_000));
    const { router } = await watch();
    expect(sent('setUserLastActive')).toEqual([]);
    window.localStorage.removeItem(KEY);
    await act(() => router.navigate('/two'));
    await waitFor(() => expect(sent('setUserLastActive')).toHaveLength(1));
  });

  it('PROF-023 is sent once for page views within 300000 milliseconds, and again after', async () => {
    const { router } = await watch();
    await waitFor(() => expect(window.localStorage.getItem(KEY)).not.toBeNull());
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 299_999);
    await act(() => router.navigate('/two'));
    await settled();
    expect(sent('setUserLastActive')).toHaveLength(1);
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 300_000);
    await act(() => router.navigate('/one'));
    await waitFor(() => expect(sent('setUserLastActive')).toHaveLength(2));
  });

  it.each([
    ['PROF-021 PROF-022 is reported as an error', '/one', 'error' as const, 'warn' as const],
    [
      'PROF-022 is only a warning on the way through complete-login',
      '/complete-login',
      'warn' as const,
      'error' as const,
    ],
  ])('when it cannot be sent, %s', async (_title, address, expected, other) => {
    const logs = {
      error: jest.spyOn(console, 'error').mockImplementation(() => undefined),
      warn: jest.spyOn(console, 'warn').mockImplementation(() => undefined),
    };
    answer({
      setUserLastActive: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { container } = await watch(address);
    await waitFor(() => expect(logs[expected]).toHaveBeenCalledWith('Reported: last-active'));
    expect(logs[other]).not.toHaveBeenCalledWith('Reported: last-active');
    expect(window.localStorage.getItem(KEY)).toBeNull();
    expect(container.ownerDocument.body).not.toHaveTextContent(/wrong|failed|could not/i);
  });

  it('PROF-021 leaves a time that had passed as it was when it cannot be sent', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.localStorage.setItem(KEY, String(NOW - 1));
    answer({
      setUserLastActive: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await watch();
    await waitFor(() => expect(sent('setUserLastActive')).toHaveLength(1));
    await settled();
    expect(window.localStorage.getItem(KEY)).toBe(String(NOW - 1));
  });
});

describe('the profile of the shell', () => {
  it('API-008 is asked for once, without variables, and its picture is in the account menu', async () => {
    const { router } = await watch();
    expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/mary.webp');
    await act(() => router.navigate('/two'));
    await settled();
    expect(sent('currentUserProfile')).toMatchObject([{ variables: {} }]);
  });

  it('is asked for again when another member signs in, and is removed at sign-out', async () => {
    const { store } = await watch();
    await screen.findByRole('presentation');
    answer({ currentUserProfile: () => ({ ...PROFILE, profilePicture: '/silas.webp' }) });
    act(() => void store.dispatch(signedOut()));
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    act(() => void store.dispatch(signedIn({ ...A_MEMBER, memberId: 42 })));
    expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/silas.webp');
    expect(sent('currentUserProfile')).toHaveLength(2);
  });

  it('PROF-016 is reported when it cannot be had, and the page works without it', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({
      currentUserProfile: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await watch();
    await waitFor(() => expect(reported).toHaveBeenCalledWith('Reported: profile'));
    expect(screen.getByRole('heading', { level: 1, name: 'one' })).toBeVisible();
  });
});
