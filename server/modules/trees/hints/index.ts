export { newHintsOf } from './reading/newHints.ts';
