export { NEVER } from './appPurchaseStore.ts';
export type { AppStoreParts } from './AppStoreParts.ts';
