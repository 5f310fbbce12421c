/** Browsers that say Safari because every browser does. */
const OTHERS = /Chrome|Chromium|CriOS|FxiOS|Edg|OPR|Android/u;

/**
 * True in Safari, where messages get no close button of ours (spec 1 section 9).
 * @param userAgent - as the browser states it
 */
export const isSafari = (userAgent: string): boolean => userAgent.includes('Safari/') && !OTHERS.test(userAgent);

/** What a provider says when it has not yet made the user it was asked to know: the next connection puts that right. */
const SILENT = 'could not create user after 0 tries';

/** True for the one error of the messaging provider that is not logged (spec 1 section 8). */
export const isSilentError = (error: unknown): boolean =>
  error instanceof Error && error.message.toLowerCase().includes(SILENT);
