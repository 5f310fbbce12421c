export { registerClippingPictures } from './registerClippingPictures.ts';
