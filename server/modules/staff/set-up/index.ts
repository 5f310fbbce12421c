export { CODE_HOURS, hasOwner, makeCode } from './setUpCode.ts';
