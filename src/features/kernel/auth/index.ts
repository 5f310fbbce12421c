export { listenToSession } from './sessionListeners.ts';
export { completeLogin, signInAgain, startSession } from './startSession.ts';
export {
  authSlice,
  sessionAskedFor,
  sessionLost,
  sessionUnanswered,
  selectHasSignOutFailed,
  selectIsSessionKnown,
  selectIsSessionLost,
  selectIsSignedIn,
  selectLeftElsewhere,
  selectMember,
  selectUnanswered,
  signedIn,
  signedOut,
  signOutRequested,
  signOutSeen,
  visitorFound,
  type SignedInMember,
} from './authSlice.ts';
export { useDraftOwner } from './useDraftOwner.ts';
