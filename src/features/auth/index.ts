export { authSlice, selectIsSessionKnown, selectIsSignedIn, selectMember, signedIn, signedOut, visitorFound, type SignedInMember } from './authSlice.ts';
