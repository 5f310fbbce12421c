export { refusedBook, textOf } from './bookChanges.ts';
export {
  bookFileJobs,
  bookFileKey,
  bookFileToRead,
  finishBookFile,
  openManifest,
  waitingBookFiles,
} from './bookFiles.ts';
export type { ReadPage, WaitingBookFile } from './bookFiles.ts';
export { endFolders, openFolder, setOfSheetFile } from './booksOfSheets.ts';
export { bookNumber } from './bookStore.ts';
export { holdBook, noteBookAct } from './heldBook.ts';
export { bookSets, deskBook } from './deskStore.ts';
export { requireBookStaff } from './requireBookStaff.ts';
