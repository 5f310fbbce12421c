import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { NoAnswer } from '#services/oidc/createPoller.ts';
import type { SignOutKind } from '#services/oidc/signOutSignal.ts';

/** The signed-in member as the chrome of the site needs them. */
export interface SignedInMember {
  memberId: number;
  /** What the account menu shows. */
  displayName: string;
  /** Staff who came in through the internal sign-in. */
  isInternal: boolean;
}

interface AuthState {
  /** `unknown` until the session was looked for: nothing may be decided on it yet. */
  status: 'unknown' | 'visitor' | 'member';
  member: SignedInMember | null;
  /**
   * Why the status is unknown still: the session was looked for without an answer, and will be again. Null while it is
   * asked for, and once it is known.
   */
  unanswered: NoAnswer | null;
  /** The server refuses the member's session while they work: they are asked to sign in again, and the page waits. */
  isLost: boolean;
  /** What another tab did that ended the session here, until the reader has seen it: the page waits for them. */
  leftElsewhere: SignOutKind | null;
  /** The reader asked to leave and the server could not be reached: they are still signed in. */
  hasSignOutFailed: boolean;
}

const initialState = {
  status: 'unknown',
  member: null,
  unanswered: null,
  isLost: false,
  leftElsewhere: null,
  hasSignOutFailed: false,
} as AuthState;

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SignedInMember>): AuthState => ({
      ...initialState,
      status: 'member',
      member: payload,
    }),
    /** The session was looked for and there is none. */
    visitorFound: (): AuthState => ({ ...initialState, status: 'visitor' }),
    /** The session was looked for and nothing answered. */
    sessionUnanswered: (state, { payload }: PayloadAction<NoAnswer>) => {
      state.unanswered = payload;
    },
    /** The reader would rather not wait until it is looked for again by itself. */
    sessionAskedFor: (state) => {
      state.unanswered = null;
    },
    /** The reader asked to leave; the session's owner ends it everywhere and then says `signedOut`. */
    signOutRequested: (state) => {
      state.hasSignOutFailed = false;
    },
    signOutFailed: (state) => {
      state.hasSignOutFailed = true;
    },
    /**
     * The session ended: the store forgets everything else (src/app/rootReducer.ts). The payload is what another tab
     * did.
     */
    signedOut: (_state, { payload }: PayloadAction<SignOutKind | null | undefined>): AuthState => ({
      ...initialState,
      status: 'visitor',
      leftElsewhere: payload ?? null,
    }),
    /** The reader has seen that they were signed out in another tab, and goes on. */
    signOutSeen: (state) => {
      state.leftElsewhere = null;
    },
    /** The session ended under the reader's hands: expired, ended on another device, or revoked. */
    sessionLost: (state) => {
      state.isLost = state.member !== null;
    },
    /** The same member has signed in again on the page. */
    sessionRegained: (state) => {
      state.isLost = false;
    },
  },
  selectors: {
    selectIsSessionKnown: (state) => state.status !== 'unknown',
    selectUnanswered: (state) => state.unanswered,
    selectMember: (state) => state.member,
    selectIsSessionLost: (state) => state.isLost,
    selectHasSignOutFailed: (state) => state.hasSignOutFailed,
    selectLeftElsewhere: (state) => state.leftElsewhere,
    selectIsSignedIn: (state) => state.member !== null,
  },
});

export const {
  signedIn,
  visitorFound,
  sessionUnanswered,
  sessionAskedFor,
  signOutRequested,
  signOutFailed,
  signedOut,
  signOutSeen,
  sessionLost,
  sessionRegained,
} = authSlice.actions;
export const {
  selectHasSignOutFailed,
  selectIsSessionKnown,
  selectIsSessionLost,
  selectLeftElsewhere,
  selectMember,
  selectIsSignedIn,
  selectUnanswered,
} = authSlice.selectors;
