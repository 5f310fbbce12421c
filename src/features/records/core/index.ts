export { DeepImage } from './DeepImage.tsx';
export { LostImage } from './FirstPicture.tsx';
export { CopyViewTool, FullScreenTool, ImageTools, PageTools, ToolGroup, ViewTools } from './ImageTools.tsx';
export { LineOfPage } from './LineOfPage.tsx';
export { PLAIN_LOOK, type ImageLook } from './model/imageLook.ts';
export { pathOf } from './model/pathOf.ts';
export { scrolledTo } from './model/scrolledTo.ts';
export { WithdrawnSet } from './WithdrawnSet.tsx';
