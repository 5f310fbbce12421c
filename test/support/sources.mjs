// Tests of the server and of the rules run as the sources do elsewhere: in Node itself, by tsx. A worker loads them once
// for all its files.
import { register } from 'tsx/esm/api';

register();

// What pg says of two statements that are sent to one connection at once is a fault of ours.
process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning' && warning.message.includes('client.query()')) throw warning;
});
