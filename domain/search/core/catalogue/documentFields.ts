/**
 * Fields that hold a whole document, such as a will or an inquest. Their words are found by place, in the query
 * language of article search, with stretches of the text shown; the indexes of records do not hold them.
 */
export const DOCUMENT_FIELDS: readonly string[] = ['FullText'];

/** Whether a field holds a whole document. */
export const isDocumentField = (fieldId: string): boolean => DOCUMENT_FIELDS.includes(fieldId);
