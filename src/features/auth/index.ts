export { authSlice, selectIsSessionKnown, selectIsSignedIn, selectMember, signedIn, signedOut, signOutRequested, visitorFound, type SignedInMember } from './authSlice.ts';
