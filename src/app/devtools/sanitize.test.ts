import fc from 'fast-check';

import { sanitizeAction, sanitizeState } from './sanitize.ts';

const CANARY = 'CANARY-7f3';
const without = (value: unknown) => expect(JSON.stringify(value)).not.toContain(CANARY);

/** Anything that JSON holds, some of it under keys that the rules know. */
const key = fc.oneof(fc.string(), fc.constantFrom('name', 'data', 'living', 'deceased', 'recordId', 'originalArgs', 'queries', 'mutations', 'type', 'meta', 'arg', '__proto__'));
const anything = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(tie('value')), fc.dictionary(key, tie('value'))),
})).value;

const secretKey = fc.constantFrom('accessToken', 'refresh_token', 'password', 'newPassword', 'clientSecret', 'code_verifier', 'Authorization', 'publicTreeShareToken', 'recoveryCodes', 'totp');
const personalKey = fc.constantFrom('firstName', 'lastName', 'displayName', 'fullName', 'username', 'surname', 'forenames', 'email', 'emailAddress', 'phone', 'dateOfBirth', 'mothersMaidenName');
const leaf = fc.constantFrom<unknown>(CANARY, [CANARY], { deep: [{ deeper: CANARY }] });
const livingPerson = fc.constantFrom<Record<string, unknown>>(
  { living: true, name: CANARY },
  { isLiving: true, label: CANARY, facts: [{ value: CANARY }] },
  { deceased: false, note: CANARY },
  { mayBeLiving: true, recordId: 'r1', name: CANARY },
);

/** A value somewhere inside anything else. */
const buried = (inner: fc.Arbitrary<unknown>) =>
  fc.tuple(inner, fc.array(fc.oneof(fc.constantFrom('data', 'persons', 'api', 'node'), fc.constant(0)), { maxLength: 5 })).map(([value, path]) =>
    path.reduce<unknown>((held, step) => (step === 0 ? [held, 1] : { [step]: held, other: 'text' }), value),
  );
const state = fc.tuple(anything, fc.constantFrom('auth', 'grants', 'treeContext', 'api')).chain(([noise, slice]) =>
  buried(fc.oneof(fc.tuple(secretKey, leaf).map(([name, value]) => ({ [name]: value })), fc.tuple(personalKey, leaf).map(([name, value]) => ({ [name]: value })), livingPerson)).map(
    (secret) => ({ noise, [slice]: slice === 'api' ? { queries: { 'person({})': { data: secret } } } : secret }),
  ),
);

describe('what leaves the page for a recording', () => {
  it('never throws, whatever the state or the action', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => sanitizeState(value)).not.toThrow();
        expect(() => sanitizeAction({ type: 'x', payload: value, meta: value })).not.toThrow();
        expect(() => sanitizeAction(value as never)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws on cycles, functions, symbols and getters that throw', () => {
    const cycle: Record<string, unknown> = { fn: () => CANARY, [Symbol('s')]: 1 };
    cycle.self = cycle;
    expect(() => sanitizeState(cycle)).not.toThrow();
    const trap = { get api(): never { throw new Error(CANARY); } };
    without(sanitizeState(trap));
    without(sanitizeAction({ type: 'x', get payload(): never { throw new Error(CANARY); } }));
  });

  it('holds no secret and no name of anybody who may be living, wherever they stand', () => {
    fc.assert(fc.property(state, (value) => without(sanitizeState(value))), { numRuns: 1000 });
  });

  it('holds none in the payload of an action either', () => {
    fc.assert(
      fc.property(state, (value) => {
        without(sanitizeAction({ type: 'auth/signedIn', payload: value }));
        without(sanitizeAction({ type: 'api/executeQuery/fulfilled', payload: value, meta: { arg: { originalArgs: {} } } }));
        without(sanitizeAction({ type: 'support/importState', payload: value }));
      }),
      { numRuns: 300 },
    );
  });

  it('drops whatever a form sent and got back', () => {
    const clean = sanitizeAction({
      type: 'api/executeMutation/fulfilled',
      payload: { note: CANARY },
      meta: { requestId: 'm1', arg: { endpointName: 'rename', originalArgs: { note: CANARY } } },
    });
    without(clean);
    expect(clean).toMatchObject({ type: 'api/executeMutation/fulfilled', meta: { requestId: 'm1', arg: { endpointName: 'rename' } } });
    without(sanitizeState({ api: { queries: {}, mutations: { m1: { status: 'fulfilled', data: { note: CANARY } } } } }));
  });

  it('drops passing messages and earlier searches, which may name anybody', () => {
    without(
      sanitizeState({
        toasts: { toasts: [{ id: 't1', title: CANARY, description: CANARY }], message: { id: 'm', text: CANARY } },
        searchQuery: { list: null, recent: [{ address: `/search/results?lastname=${CANARY}`, label: CANARY, total: 1, at: 0 }] },
      }),
    );
    without(sanitizeAction({ type: 'toasts/toastRaised', payload: { title: CANARY } }));
    without(sanitizeAction({ type: 'searchQuery/searchMade', payload: { label: CANARY } }));
  });

  it('takes secrets out of the keys of the cache, the same way in every part', () => {
    const cacheKey = `verify({"code":"1","token":"${CANARY}"})`;
    const clean = sanitizeState({ api: { queries: { [cacheKey]: { originalArgs: { token: CANARY } } }, subscriptions: { [cacheKey]: {} } } });
    without(clean);
    expect(Object.keys(clean.api.queries)).toEqual(Object.keys(clean.api.subscriptions));
  });

  it('keeps what support needs: the search, the records found and the dead', () => {
    const shown = {
      api: {
        queries: {
          'search({"address":"lastname=pinch"})': {
            status: 'fulfilled',
            originalArgs: { address: 'lastname=pinch', firstName: 'William' },
            data: { hits: [{ recordId: 'r1', firstName: 'William', lastName: 'Pinch', bornYear: 1832 }], tree: { deceased: true, fullName: 'Ann Pinch' } },
          },
        },
        mutations: {},
      },
      searchQuery: { list: { queryAddress: '/search/results?lastname=pinch' }, recent: [] },
    };
    expect(sanitizeState(shown)).toEqual(shown);
  });
});
