import { passwordCost } from '#server/engines/identity/hashing/password.ts';

// Hundreds of tests sign in and are about what comes after: a hash costs them a millisecond. Its own tests pay in full.
passwordCost.N = 2 ** 7;
