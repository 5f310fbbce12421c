export { pictureCopies } from './media/copyPicture.ts';
export { keepMediaFile, storedBytes, readMediaFile } from './media/keepMediaFile.ts';
export { mediaBytesOf, readTreeFile } from './media/mediaStore.ts';
export { readTreePicture } from './media/treePictureStore.ts';
