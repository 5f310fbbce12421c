import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ConsentAnswers, ConsentGroup } from '#domain/kernel/consent/consentGroups.ts';

interface ConsentState {
  answers: ConsentAnswers;
  /** The banner is on the page. */
  isAsking: boolean;
  /** The privacy choices are open. */
  isChoosing: boolean;
}

const initialState: ConsentState = { answers: {}, isAsking: false, isChoosing: false };

const isUnanswered = (answers: ConsentAnswers): boolean =>
  answers.C0002 === undefined || answers.C0003 === undefined || answers.C0004 === undefined;

/** What this browser's reader allows. Its truth is a cookie, so it outlives a sign-out (src/app/rootReducer.ts). */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** The cookie was read: at the start, or because it changed. */
    consentRead(state, { payload }: PayloadAction<ConsentAnswers>) {
      state.answers = payload;
    },
    /** The reader answered here: nothing is asked any more. */
    consentAnswered: (_state, { payload }: PayloadAction<ConsentAnswers>) => ({
      answers: payload,
      isAsking: false,
      isChoosing: false,
    }),
    /** The banner checks again whether there is anything to ask. */
    bannerReloaded(state) {
      state.isAsking = isUnanswered(state.answers);
    },
    privacyChoicesOpened(state) {
      state.isChoosing = true;
    },
    privacyChoicesClosed(state) {
      state.isChoosing = false;
    },
  },
  selectors: {
    selectConsentAnswers: (state) => state.answers,
    /** True only after an explicit yes. */
    selectIsAllowed: (state, group: ConsentGroup) => state.answers[group] === true,
    selectMustAsk: (state, group: ConsentGroup) => state.answers[group] === undefined,
    selectIsAsking: (state) => state.isAsking,
    selectIsChoosing: (state) => state.isChoosing,
  },
});

export const { consentRead, consentAnswered, bannerReloaded, privacyChoicesOpened, privacyChoicesClosed } =
  consentSlice.actions;
export const { selectConsentAnswers, selectIsAllowed, selectMustAsk, selectIsAsking, selectIsChoosing } =
  consentSlice.selectors;
