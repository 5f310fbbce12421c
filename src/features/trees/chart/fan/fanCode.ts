// All that only fans need: one file, which comes with the first of them.
export { wedgeRect } from '#domain/trees/chart/layout/wedgeRect.ts';

export { colouringOf } from './colouringOf.ts';
export { FanColours } from './FanColours.tsx';
export { isInWedge } from './isInWedge.ts';
export { paintFan } from './paintFan.ts';
