export { annotationFor } from './annotate.ts';
export { registerClippingStandards } from './registerClippingStandards.ts';
