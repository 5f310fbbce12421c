/** What a provider says when it has not yet made the user it was asked to know: the next connection puts that right. */
const SILENT = 'could not create user after 0 tries';

/** True for the one error of the messaging provider that is not logged (spec 1 section 8). */
export const isSilentError = (error: unknown): boolean =>
  error instanceof Error && error.message.toLowerCase().includes(SILENT);
