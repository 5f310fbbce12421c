export { attachClipping } from './attachClipping.ts';
