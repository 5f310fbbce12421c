export { CheckAgain } from './CheckAgain.tsx';
export { textAddress } from './textAddress.ts';
