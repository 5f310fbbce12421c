export { pageFor } from './pageFor.ts';
