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
}

const initialState = { status: 'unknown', member: null } as AuthState;

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SignedInMember>): AuthState => ({ status: 'member', member: payload }),
    /** The session was looked for and there is none. */
    visitorFound: (): AuthState => ({ status: 'visitor', member: null }),
    /** The reader asked to leave; the session's owner ends it everywhere and then says `signedOut`. */
    signOutRequested: (state) => state,
    /** The session ended: the store forgets everything else (src/app/rootReducer.ts). */
    signedOut: (): AuthState => ({ status: 'visitor', member: null }),
  },
  selectors: {
    selectIsSessionKnown: (state) => state.status !== 'unknown',
    selectMember: (state) => state.member,
    selectIsSignedIn: (state) => state.member !== null,
  },
});

export const { signedIn, visitorFound, signOutRequested, signedOut } = authSlice.actions;
export const { selectIsSessionKnown, selectMember, selectIsSignedIn } = authSlice.selectors;
