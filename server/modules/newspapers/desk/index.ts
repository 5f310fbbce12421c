export type { FileReport } from './fileReport.ts';
export { requireSeen } from './deskStore.ts';
export {
  holdNewspaper,
  NEWSPAPER_ACCESS,
  newspaperRequest,
  noteNewspaperAct,
  refusedNewspaper,
  requireNewspaperStaff,
} from './heldNewspaper.ts';
export {
  finishNewspaperFile,
  newspaperFileJobs,
  newspaperFileKey,
  newspaperFileWork,
  openNewspaperManifest,
  waitingNewspaperFiles,
} from './newspaperFiles.ts';
export type { WaitingNewspaperFile } from './newspaperFiles.ts';
export { changedNewspaper } from './resolvers.ts';
