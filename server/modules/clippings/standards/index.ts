export { registerClippingStandards } from './registerClippingStandards.ts';
