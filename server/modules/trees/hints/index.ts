export { startHints } from './computing/startHints.ts';
export { lookSoon } from './reading/hintProgress.ts';
export { newHintsOf } from './reading/newHints.ts';
export { startHintDigests } from './mail/hintDigest.ts';
