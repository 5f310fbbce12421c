export { NEVER } from './appPurchaseStore.ts';
export type { AppStoreDeps } from './AppStoreDeps.ts';
