export { listenToSignOut } from './sessionListeners.ts';
export { completeLogin, signInAgain, startSession } from './startSession.ts';
export { authSlice, sessionLost, selectIsSessionKnown, selectIsSessionLost, selectIsSignedIn, selectMember, signedIn, signedOut, signOutRequested, visitorFound, type SignedInMember } from './authSlice.ts';
