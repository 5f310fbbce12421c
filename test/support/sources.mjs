// Tests of the server run as the sources do elsewhere: in Node itself, by tsx. A worker loads them once for all its
// files.
import { register } from 'tsx/esm/api';

register();

// Hundreds of tests sign in and are about what comes after: a hash costs them a millisecond. Its own tests pay in full.
const { passwordCost } = await import('#server/engines/identity/hashing/password.ts');
passwordCost.N = 2 ** 7;

// What pg says of two statements that are sent to one connection at once is a fault of ours.
process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning' && warning.message.includes('client.query()')) throw warning;
});
