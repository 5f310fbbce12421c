export { createWholeThread } from './wholeThread.ts';
export { createWholeTrees } from './wholeTrees.ts';
