import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { CONSENT_GROUPS, formatConsent, parseConsent } from '#domain/kernel/consent/consentGroups.ts';

import { consentRead, consentSlice, selectIsAllowed, selectMustAsk } from './consentSlice.ts';

describe('consent', () => {
  it('knows performance, functional and targeting by their ids', () => {
    expect(CONSENT_GROUPS).toEqual({ performance: 'C0002', functional: 'C0003', targeting: 'C0004' });
  });

  it('reads back what it writes', () => {
    const answers = fc
      .dictionary(fc.constantFrom('C0002', 'C0003', 'C0004'), fc.boolean())
      .map((value) => ({ ...value }));
    fc.assert(fc.property(answers, (given) => expect(parseConsent(formatConsent(given))).toEqual(given)));
  });

  it('reads any cookie without failing, and never takes garbage for a yes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const allowed of Object.values(parseConsent(text))) expect(typeof allowed).toBe('boolean');
      }),
    );
    expect(parseConsent('C0002:yes,C0003:,C0009:1,:1')).toEqual({});
    expect(parseConsent(null)).toEqual({});
  });

  it('takes no answer for a no that must still be asked', () => {
    const store = configureStore({ reducer: { consent: consentSlice.reducer } });
    expect(selectIsAllowed(store.getState(), 'C0002')).toBe(false);
    expect(selectMustAsk(store.getState(), 'C0002')).toBe(true);
    store.dispatch(consentRead({ C0002: true, C0003: false }));
    expect(selectIsAllowed(store.getState(), 'C0002')).toBe(true);
    expect(selectIsAllowed(store.getState(), 'C0003')).toBe(false);
    expect(selectMustAsk(store.getState(), 'C0003')).toBe(false);
    expect(selectMustAsk(store.getState(), 'C0004')).toBe(true);
  });
});
