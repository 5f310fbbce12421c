export { registerSupportFiles } from './registerSupportFiles.ts';
export { startSupport } from './startSupport.ts';
