import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
  /** The server refuses the member's session while they work: they are asked to sign in again, and the page waits. */
  isLost: boolean;
}

const initialState = { status: 'unknown', member: null, isLost: false } as AuthState;

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SignedInMember>): AuthState => ({ status: 'member', member: payload, isLost: false }),
    /** The session was looked for and there is none. */
    visitorFound: (): AuthState => ({ status: 'visitor', member: null, isLost: false }),
    /** The reader asked to leave; the session's owner ends it everywhere and then says `signedOut`. */
    signOutRequested: (state) => state,
    /** The session ended: the store forgets everything else (src/app/rootReducer.ts). */
    signedOut: (): AuthState => ({ status: 'visitor', member: null, isLost: false }),
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
    selectMember: (state) => state.member,
    selectIsSessionLost: (state) => state.isLost,
    selectIsSignedIn: (state) => state.member !== null,
  },
});

export const { signedIn, visitorFound, signOutRequested, signedOut, sessionLost, sessionRegained } = authSlice.actions;
export const { selectIsSessionKnown, selectIsSessionLost, selectMember, selectIsSignedIn } = authSlice.selectors;
