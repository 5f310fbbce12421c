/**
 * A whole name as the record has it: forenames and surname joined, white space made single, and nothing else touched.
 * Capitals stay capitals: they are how the transcriber marked a surname.
 * @returns the empty string when both are empty.
 */
export const displayName = (forenames: string, surname: string): string =>
  `${forenames} ${surname}`.replace(/\s+/gu, ' ').trim();
