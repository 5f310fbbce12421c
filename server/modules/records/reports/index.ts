export { acceptByEdit, waitingCorrections } from './acceptByEdit.ts';
