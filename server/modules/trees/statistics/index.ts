export { countTree, type CountedTree } from './countTree.ts';
