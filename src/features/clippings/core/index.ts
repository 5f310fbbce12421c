import { lazyPart } from '#ui/lazyPart.ts';

import type { ClipToolProps } from './tool/clipToolProps.ts';

export { AddToCollection } from './add/AddToCollection.tsx';
export { useAddToCollectionMutation, useMakeCollectionMutation } from './add/addApi.ts';
export { ClipButton } from './ClipButton.tsx';
export { clippingsApi } from './clippingTags.ts';
export { readClipParameter, type NamedRegion } from './model/clipAddress.ts';
export { clipProblems, type ClipWords } from './model/clipProblems.ts';
export { tagsOf } from './model/tagsOf.ts';
export { refusalText } from './refusalText.ts';
export { imageIdOf, type ClipSheet, type SheetInView } from './model/clipSheet.ts';
export type { ClipToolProps } from './tool/clipToolProps.ts';

/**
 * The panel of a clipping that is being made, and what it draws over the image; its code comes when the first one is
 * started.
 */
export const ClipTool = lazyPart<ClipToolProps>(() => import('./tool/ClipTool.tsx').then((chunk) => chunk.ClipTool));
