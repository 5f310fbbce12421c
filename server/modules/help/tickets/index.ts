export { openRequest } from './openRequest.ts';
export { registerSupportFiles } from './registerSupportFiles.ts';
export { startSupport } from './startSupport.ts';
export { requireRequestAllowance } from './supportAllowances.ts';
