export { drawingOf } from './drawingOf.ts';
export { pageFor } from './pageFor.ts';
