export { TROUBLED_MAIL } from './healthStore.ts';
