// All that only fans need: one file, which comes with the first of them.
export { colouringOf } from './colouringOf.ts';
export { FanColours } from './FanColours.tsx';
export { paintFan } from './paintFan.ts';
