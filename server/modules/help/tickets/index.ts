export { openRequest } from './openRequest.ts';
export { requireRequestAllowance } from './supportAllowances.ts';
