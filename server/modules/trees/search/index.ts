export { startKeying } from './startKeying.ts';
