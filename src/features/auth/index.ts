export { listenToSignOut } from './sessionListeners.ts';
export { completeLogin, startSession } from './startSession.ts';
export { authSlice, selectIsSessionKnown, selectIsSignedIn, selectMember, signedIn, signedOut, signOutRequested, visitorFound, type SignedInMember } from './authSlice.ts';
