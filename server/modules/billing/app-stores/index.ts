export { NEVER } from './appPurchaseStore.ts';
export type { AppStoreParts } from './AppStoreParts.ts';
export { lookAtPurchases } from './lookAtPurchases.ts';
export { registerAppStores } from './registerAppStores.ts';
