import { fireEvent } from '@testing-library/react';

import type { SessionLeft } from '#domain/account/security/sessionLimits.ts';
import { selectIsSessionLost, signedIn } from '#features/kernel/auth/index.ts';
import { session } from '#services/oidc/session.ts';

import { createStore } from '../store.ts';
import { watchSessionEnd } from './watchSessionEnd.ts';

let left: SessionLeft | null;
let renewals: number;
/** What a renewal leads to. */
let afterRenewal: SessionLeft | null;
let store: ReturnType<typeof createStore>;
let stop: () => void;

const toasts = () =>
  store
    .getState()
    .toasts.toasts.filter(({ isOpen }) => isOpen)
    .map(({ description, action }) => [description?.slice(0, 24), action?.label ?? null]);
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  renewals = 0;
  afterRenewal = { idle: 3600, whole: 40_000 };
  jest.spyOn(session, 'accessToken').mockResolvedValue('the-access-token');
  jest.spyOn(session, 'renew').mockImplementation(() => {
    renewals += 1;
    if (afterRenewal) left = afterRenewal;
    return Promise.resolve(afterRenewal !== null);
  });
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ left })));
  store = createStore();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function startWith(first: SessionLeft | null): void {
  left = first;
  stop = watchSessionEnd(store);
  store.dispatch(signedIn({ memberId: 41, displayName: 'Una', isInternal: true }));
}

it('says nothing while the end is far, and five minutes before it that nothing was done', async () => {
  startWith({ idle: 3600, whole: 40_000 });
  await pass(3298);
  expect(toasts()).toEqual([]);
  left = { idle: 299, whole: 36_000 };
  await pass(5);
  expect(toasts()).toEqual([['You haven’t used the sit', 'Stay signed in']]);
});

it('keeps the session when the reader does anything, and takes the notice away', async () => {
  startWith({ idle: 200, whole: 40_000 });
  await pass(1);
  expect(toasts()).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(1);
  expect([renewals, toasts()]).toEqual([1, []]);
});

it('says nothing more where another tab was used meanwhile', async () => {
  startWith({ idle: 600, whole: 40_000 });
  left = { idle: 3600, whole: 39_000 };
  await pass(400);
  expect([renewals, toasts()]).toEqual([0, []]);
});

it('asks the reader in at the end, when nothing was done', async () => {
  startWith({ idle: 120, whole: 40_000 });
  await pass(1);
  [left, afterRenewal] = [null, null];
  await pass(125);
  expect([renewals, toasts()]).toEqual([1, []]);
});

it('says before the end in any case that they will sign in again, which nothing they do changes', async () => {
  startWith({ idle: 3600, whole: 800 });
  await pass(1);
  expect(toasts()).toEqual([['For your security, we as', null]]);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(60);
  expect([renewals, toasts().length]).toEqual([0, 1]);
});

it('goes on asking where nothing answers, and says nothing of an end it does not know', async () => {
  startWith({ idle: 200, whole: 40_000 });
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('fetch failed')));
  await pass(1);
  expect([toasts(), selectIsSessionLost(store.getState())]).toEqual([[], false]);
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ left })));
  await pass(61);
  expect(toasts()).toHaveLength(1);
});
