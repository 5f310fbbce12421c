export { createWholeThread } from './wholeThread.ts';
export { createWholeTrees, type WholeTrees } from './wholeTrees.ts';
