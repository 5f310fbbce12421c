import type { RecordItemType } from '#domain/records/core/record.ts';

const NAMES: Record<RecordItemType, string> = {
  CENSUS: 'Census',
  TRANSCRIPTION: 'Transcription',
  IMAGE: 'Image',
  PDF: 'PDF',
  ARTICLE: 'Article',
};

/**
 * Readers' name for the kind of item a record is: one of the five types (spec 1 section 3); anything else counts as a
 * transcription.
 */
export const recordTypeName = (type: string): string =>
  Object.hasOwn(NAMES, type) ? NAMES[type as RecordItemType] : NAMES.TRANSCRIPTION;
