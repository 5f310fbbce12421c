export { acceptByEdit, editedCorrections, forgetEdit, noteEdit, waitingCorrections } from './acceptByEdit.ts';
export type { EditedCorrection } from './acceptByEdit.ts';
