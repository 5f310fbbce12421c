import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';

import { readSupportFile } from '#domain/staff/support/readSupportFile.ts';
import {
  SUPPORT_FILE_LIMIT,
  STEP_LIMIT,
  type SupportFile,
  writeSupportFile,
} from '#domain/staff/support/supportFile.ts';
import { signedIn, signedOut, visitorFound } from '#features/kernel/auth/index.ts';
import { messageShown, toastRaised } from '#features/kernel/toasts/index.ts';
import { searchMade, resultListShown } from '#features/search/core/index.ts';
import { onboardingAdvanced, personSelected, treeOpened } from '#features/trees/core/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { entitle, REQUEST_ID } from '#test/support/graphqlServer.ts';
import { A_MEMBER, renderApp } from '#test/support/renderApp.tsx';

import { pages } from '../pages.generated.ts';
import { createStore, type AppStore } from '../store.ts';
import { answerSupport } from './answerSupport.ts';
import { disclosedPathsOf } from './disclosure/operationDisclosures.ts';
import { makeSupportFile } from './makeSupportFile.ts';

const NO_OCCASION = { requestId: null };
/** What must never leave: a name, an address, a password and a token, as they could be anywhere. */
const CANARY = /canary/iu;
const fileOf = (store: AppStore): SupportFile => makeSupportFile(store, NO_OCCASION);

/** Parts of pages that come when they are shown bring endpoints of their own. */
const PARTS = [
  () => import('#features/site/home/homeProfileApi.ts'),
  () => import('#features/account/security/second-factors/secondFactorsApi.ts'),
];

/** Every page's endpoints are there once its code was loaded. */
beforeAll(() => Promise.all([...Object.values(pages), ...PARTS].map((load) => load())));
beforeEach(() => window.history.replaceState(null, '', '/search/results?lastname=Canary&id=canary@example.com'));

const someTree = {
  treeId: 'Canary tree',
  familyTreeRef: 'canary ref',
  rootsfinderId: 'fmp-canary',
  treeType: 'private',
  isEditable: true,
  isViewOnly: false,
  publicTreeShareToken: 'canary-token',
  tree: { showSurnamesUppercase: false },
} as const;

describe('the support file', () => {
  it('says where the reader was, what they may do, what they met and what happened last', async () => {
    const store = createStore();
    entitle({ grants: ['my-research:*'], groups: ['early'], flags: ['enable-refiner'] });
    store.dispatch(signedIn(A_MEMBER));
    await waitFor(() => expect(store.getState().grants.status).toBe('loaded'));
    const error = new TypeError('Canary is not a function');
    const file = makeSupportFile(store, { requestId: 'request-9', error });
    expect(file).toMatchObject({
      page: { pattern: '/search/results', query: ['lastname', 'id'] },
      access: { grants: ['my-research:*'], groups: ['early'], flags: ['enable-refiner'] },
      error: { errorClass: 'TypeError', requestId: 'request-9' },
      viewport: { width: window.innerWidth, height: window.innerHeight },
      start: { slices: { auth: { status: 'unknown', member: null } } },
    });
    expect(file.requests.at(-1)).toMatchObject({ operation: '/api/entitlements', status: 200, requestId: REQUEST_ID });
    expect(file.steps.map(({ type }) => type)).toEqual([
      'auth/signedIn',
      'grants/grantsAskedFor',
      'grants/grantsLoaded',
    ]);
    expect(readSupportFile(writeSupportFile(file))).toEqual({ file: JSON.parse(JSON.stringify(file)) as unknown });
    expect(writeSupportFile(file)).not.toMatch(CANARY);
  });

  it('keeps the last actions only, and none from before a sign-out', () => {
    const store = createStore();
    for (let count = 0; count < STEP_LIMIT + 10; count += 1) store.dispatch(messageShown('canary'));
    expect(fileOf(store).steps).toHaveLength(STEP_LIMIT);
    store.dispatch(signedOut());
    expect(fileOf(store).steps.map(({ type }) => type)).not.toContain('toasts/messageShown');
  });

  it('holds nothing of what fills the slices: names, words, searches, trees', () => {
    const store = createStore();
    store.dispatch(signedIn({ memberId: 7, displayName: 'Mary Canary', isInternal: false }));
    store.dispatch(
      toastRaised({
        title: 'Canary',
        description: 'canary',
        icon: 'canary',
        action: { id: 'canary', label: 'canary' },
      }),
    );
    store.dispatch(messageShown('canary', 'canary'));
    store.dispatch(searchMade({ address: '/search/results?lastname=canary', label: 'Canary', total: 3 }));
    store.dispatch(
      resultListShown({
        queryAddress: '/search/results?lastname=canary',
        ids: ['canary'],
        page: 1,
        pageSize: 20,
        total: 3,
      }),
    );
    store.dispatch(treeOpened(someTree));
    store.dispatch(personSelected('canary'));
    store.dispatch(onboardingAdvanced({ mothersMaidenName: 'Canary', rootIsWho: 'canary', skippedNodes: ['canary'] }));
    const first = fileOf(store);
    expect(JSON.stringify(store.getState())).toMatch(CANARY);
    expect(writeSupportFile(first)).not.toMatch(CANARY);
    // The same again, with the full slices as the first recorded state.
    for (let count = 0; count < STEP_LIMIT; count += 1) store.dispatch(visitorFound());
    expect(writeSupportFile(fileOf(store))).not.toMatch(CANARY);
  });

  it('holds of the api’s answers only what is allowed, whatever the endpoint and wherever it is', async () => {
    // Only a query's answer can be put into the store from here.
    const endpoints = Object.entries(baseApi.endpoints).flatMap(([name, endpoint]) =>
      'useQuery' in (endpoint as object) ? [name] : [],
    );
    const canary = fc.string().map((text) => `${text}Canary${text}`);
    const names = [
      'name',
      'title',
      'record',
      'hits',
      'values',
      'value',
      'citation',
      'email',
      'token',
      'member',
      'place',
      'sections',
      'fields',
      'Canary key',
    ];
    const answer = fc.letrec<{ value: unknown; bag: Record<string, unknown> }>((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, canary, fc.array(tie('value'), { maxLength: 3 }), tie('bag')),
      bag: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 5 }),
    })).bag;
    const leavesOf = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null) return String(value).includes('Canary') ? [path] : [];
      if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, path));
      return Object.entries(value).flatMap(([key, entry]) => [
        ...(key.includes('Canary') ? [`key ${key}`] : []),
        ...leavesOf(entry, path === '' ? key : `${path}.${key}`),
      ]);
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...endpoints), answer, canary, async (endpoint, data, argument) => {
        const store = createStore();
        await store.dispatch(
          baseApi.util.upsertQueryData(endpoint as never, { name: argument } as never, data as never),
        );
        expect(JSON.stringify(store.getState())).toContain('Canary');
        const { steps, ...rest } = fileOf(store);
        expect(JSON.stringify(rest)).not.toContain('Canary');
        const isAllowed = (path: string) => disclosedPathsOf(endpoint)?.answer.has(path) ?? false;
        for (const { answer: recorded, ...step } of steps) {
          expect(JSON.stringify([step, { ...recorded, data: null }])).not.toContain('Canary');
          expect(leavesOf(recorded?.data, '').filter((path) => !isAllowed(path))).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a text that should be a support file', () => {
  const whole = () => writeSupportFile(fileOf(createStore()));
  const changed = (change: (file: Record<string, unknown>) => void) => {
    const file = JSON.parse(whole()) as Record<string, unknown>;
    change(file);
    return JSON.stringify(file);
  };

  it.each([
    ['not-json', () => 'Dear support'],
    ['not-json', () => whole().slice(0, -10)],
    ['not-support', () => '{"kind":"something else"}'],
    ['not-support', () => '[]'],
    ['other-format', () => changed((file) => (file.format = 2))],
    ['changed', () => changed((file) => (file.version = '9.9.9'))],
    ['too-big', () => ' '.repeat(SUPPORT_FILE_LIMIT + 1)],
    ['damaged', () => writeSupportFile({ ...fileOf(createStore()), steps: [7] as never })],
    ['damaged', () => writeSupportFile({ ...fileOf(createStore()), start: null as never })],
  ])('is refused as %s', (refusal, text) => {
    expect(readSupportFile(text())).toEqual({ refusal });
  });

  it('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(readSupportFile(text)).toHaveProperty('refusal')),
    );
  });

  it('is noticed when one character of it changed', () => {
    const text = JSON.stringify(JSON.parse(whole()));
    const letter = fc.nat(text.length - 1).filter((at) => /[a-z]/u.test(text[at] ?? ''));
    fc.assert(
      fc.property(letter, (at) =>
        expect(
          readSupportFile(`${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`),
        ).toHaveProperty('refusal'),
      ),
    );
  });
});

describe('copying the details', () => {
  it('shows the reader what is in them first, then copies exactly that', async () => {
    const { user, store } = await renderApp('/error');
    answerSupport(store);
    await user.click(await screen.findByRole('button', { name: 'Copy details for support' }));
    const dialog = await screen.findByRole('dialog', { name: 'Details for support' });
    expect(within(dialog).getByText('/error')).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(/We do not send them/);
    await expectAccessible();
    await user.click(within(dialog).getByText('Show the whole file'));
    const shown = within(dialog).getByLabelText('The whole file').textContent ?? '';
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await within(dialog).findByText('Copied. Paste it into your message to support.')).toBeVisible();
    expect(await window.navigator.clipboard.readText()).toBe(shown);
    expect(readSupportFile(shown)).toHaveProperty('file.page.pattern', '/error');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => undefined);
  });

  it.each(['/error/auth', '/access-denied'])(
    'is offered at %s, where a sign-in or access was refused',
    async (address) => {
      const { user, store } = await renderApp(address);
      answerSupport(store);
      await user.click(await screen.findByRole('button', { name: 'Copy details for support' }));
      expect(
        within(await screen.findByRole('dialog', { name: 'Details for support' })).getByText(address),
      ).toBeVisible();
    },
  );

  it('UI-003 says where they do not come, and collects them with Try Again', async () => {
    const { user, store } = await renderApp('/this-does-not-exist');
    const load = jest.fn(() => import('./showSupportDetails.tsx')).mockRejectedValueOnce(new Error('no network'));
    answerSupport(store, load);
    await user.click(await screen.findByRole('button', { name: 'Copy details for support' }));
    expect(await screen.findByText(/^We couldn’t collect the details/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('dialog', { name: 'Details for support' })).toBeVisible();
    expect(screen.queryByText(/^We couldn’t collect the details/u)).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('explains it when the browser does not allow copying', async () => {
    const { user, store } = await renderApp('/this-does-not-exist');
    answerSupport(store);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: 'Copy details for support' }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  });
});
