import type { Sheet } from './deskApi.ts';

/** What is done with a sheet, in its order; each is a page of it. */
export const SHEET_STEPS = ['file', 'columns', 'problems', 'check', 'publish', 'history'] as const;
export type SheetStep = (typeof SHEET_STEPS)[number];
/** Who looks after a sheet: a page of it, for staff, and no step. */
export const PEOPLE_STEP = 'people';

/** The list of sheets. */
export const SHEETS_ADDRESS = '/desk';
/** Registers without an index. */
export const BOOKS_ADDRESS = '/desk/books';
/** Newspapers, and what is brought for them. */
export const NEWSPAPER_DESK = '/desk/newspapers';
/** When records open. */
export const CLOSURES_ADDRESS = '/desk/closures';

/** Where staff decide what waits for a second person. */
export const REQUESTS_ADDRESS = '/internal/staff';

/** A page of a sheet; without a step, the one where it goes on. */
export const sheetAddress = (id: string, step?: SheetStep | typeof PEOPLE_STEP): string =>
  `${SHEETS_ADDRESS}/sheets/${encodeURIComponent(id)}${step === undefined ? '' : `/${step}`}`;

/** Whether a sheet holds rows: of its file, or of the one before, where the last could not be read. */
export const hasRows = ({ columns }: Pick<Sheet, 'columns'>): boolean => columns.length > 0;

/** Whether something goes on with a sheet by itself, so that it is to be looked at again. */
export const isUnderWay = ({ file, publication }: Pick<Sheet, 'file' | 'publication'>): boolean =>
  file?.state === 'READING' || publication?.state === 'MAKING';

/** States of the latest publication in which readers have the records. */
const PUBLISHED_STATES: readonly NonNullable<Sheet['publication']>['state'][] = ['PUBLISHED', 'UNCHANGED'];

/** Whether a step needs nothing more. */
export function isDone(sheet: Sheet, step: SheetStep): boolean {
  const { file, lacks, publication, revision } = sheet;
  if (step === 'file') return hasRows(sheet) && file?.state === 'READ';
  if (step === 'columns') return hasRows(sheet) && lacks.length === 0;
  if (step !== 'publish' || publication?.revision !== revision) return false;
  return PUBLISHED_STATES.includes(publication.state);
}

/** Where a sheet goes on. */
export function nextStep(sheet: Sheet): SheetStep {
  if (sheet.publication?.state === 'MAKING') return 'publish';
  if (!isDone(sheet, 'file')) return 'file';
  if (!isDone(sheet, 'columns')) return 'columns';
  return isDone(sheet, 'publish') ? 'history' : 'problems';
}
