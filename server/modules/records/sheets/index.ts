export { memberNameSql } from './memberNameSql.ts';
export { finishAdoption, openAdoption } from './adoptedFiles.ts';
export { askedSteps } from './askedSteps.ts';
export { isTakenBelow, mendedRow } from './entries.ts';
export type { MendedRow } from './entries.ts';
export { editsOfEntry, revisionOfReaders, sheetOfSet } from './sheetEdits.ts';
export {
  deliveredChanges,
  failDelivery,
  finishDelivery,
  holdDelivery,
  knownEntries,
  openDelivery,
  rowsByRecord,
} from './deliveries.ts';
export type { DeliveredChanges } from './deliveries.ts';
export { askForTwo } from './askForTwo.ts';
export { HOURS_FOR_RECORDS } from './publicationRequest.ts';
export { publishOrAsk } from './publishOrAsk.ts';
export {
  noteOpenings,
  noteWithdrawal,
  finishPublication,
  SHEET_PUBLICATIONS,
  waitingSheetPublications,
} from './sheetPublications.ts';
export type { WaitingPublication } from './sheetPublications.ts';
export { addChange, refusedSheet, withSheet } from './sheetChanges.ts';
export {
  emptySheetFile,
  finishSheetFile,
  sheetFileJobs,
  sheetFileKey,
  storeSheetRows,
  waitingSheetFiles,
} from './sheetFiles.ts';
export type { WaitingFile } from './sheetFiles.ts';
export {
  askComparison,
  comparedRecords,
  comparisonOf,
  finishComparison,
  SHEET_COMPARISONS,
  waitingSheetComparisons,
} from './sheetComparisons.ts';
export type { ComparedRecord, StoredComparison, WaitingComparison } from './sheetComparisons.ts';
export { finishPlaced, offerPlaces, sheetOfFile } from './placedRows.ts';
export { offerTables } from './tableChoice.ts';
export { eachRow, rowsOfRecords, wholeRows } from './sheetRows.ts';
export type { RowOfOne, StoredRow } from './sheetRows.ts';
export { findSheet, makeSheet, mayFillSet, revisionOf } from './sheetStore.ts';
export type { Revision, StoredSheet } from './sheetStore.ts';
export { decideQuestion, questionsOf, storeQuestions } from './sheetQuestions.ts';
export { labelsOf, toSheet } from './toSheet.ts';
