export { listenToSignOut } from './sessionListeners.ts';
export { completeLogin, signInAgain, startSession } from './startSession.ts';
export { authSlice, sessionLost, selectHasSignOutFailed, selectIsSessionKnown, selectIsSessionLost, selectIsSignedIn, selectLeftElsewhere, selectMember, signedIn, signedOut, signOutRequested, signOutSeen, visitorFound, type SignedInMember } from './authSlice.ts';
export { useDraftOwner } from './useDraftOwner.ts';
