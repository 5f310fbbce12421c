export { registerClippingExports } from './exportRoutes.ts';
export { startExports } from './startExports.ts';
