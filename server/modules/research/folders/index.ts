export { readFolderFile } from './registerFolderFiles.ts';
export { createListCharge } from './listCharge.ts';
export { requireSpace, SPACE_USED } from './requireSpace.ts';
export { nameItems } from './nameItems.ts';
export { IS_THEIRS, SHARED_FOLDER } from './sharedFolder.ts';
export { itemsOf } from './presentFolder.ts';
