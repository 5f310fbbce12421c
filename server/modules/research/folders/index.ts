export { createListCharge } from './listCharge.ts';
export { nameItems } from './nameItems.ts';
export { itemsOf } from './resolvers.ts';
