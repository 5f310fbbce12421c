import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ConsentAnswers, ConsentGroup } from '#domain/consent/consentGroups.ts';

interface ConsentState {
  answers: ConsentAnswers;
}

const initialState: ConsentState = { answers: {} };

/** What this browser's reader allows. Its truth is a cookie, so it outlives a sign-out (src/app/rootReducer.ts). */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** The cookie was read: at the start, or because it changed. */
    consentRead: (_state, { payload }: PayloadAction<ConsentAnswers>) => ({ answers: payload }),
  },
  selectors: {
    selectConsentAnswers: (state) => state.answers,
    /** True only after an explicit yes. */
    selectIsAllowed: (state, group: ConsentGroup) => state.answers[group] === true,
    selectMustAsk: (state, group: ConsentGroup) => state.answers[group] === undefined,
  },
});

export const { consentRead } = consentSlice.actions;
export const { selectConsentAnswers, selectIsAllowed, selectMustAsk } = consentSlice.selectors;
