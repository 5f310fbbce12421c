export { checkTree } from './checkTree.ts';
