// What most charts never show: one file.
export { BranchesMissed } from './BranchesMissed.tsx';
export { EmptyTree } from './EmptyTree.tsx';
export { OutOfReach } from './OutOfReach.tsx';
export { TooMany } from './TooMany.tsx';
