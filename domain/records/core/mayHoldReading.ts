/** Notes, documents, numbers and references: a question mark or a bracket in them is what it is. */
const NEVER =
  /^(?:Notes|FullText|HowTo|Contents|Ssn|Piece|Book|Volume|Folio|Page|Schedule|\w*(?:Reference|Number|Id|(?:Number|Schedule)Suffix))$/u;

/**
 * Whether a field of records is shown by the notation of its set: names, places, dates, ages and short texts.
 *
 * @param fieldId - of the catalogue; what a page adds of its own, such as `source.citation`, is text.
 */
export const mayHoldReading = (fieldId: string): boolean => !NEVER.test(fieldId) && !fieldId.includes('.');
