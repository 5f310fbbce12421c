export { DeepImage } from './components/DeepImage.tsx';
export { LookPanel } from './components/LookPanel.tsx';
export { PLAIN_LOOK, type ImageLook } from './model/imageLook.ts';
export { pathOf } from './model/pathOf.ts';
export { scrolledTo } from './model/scrolledTo.ts';
