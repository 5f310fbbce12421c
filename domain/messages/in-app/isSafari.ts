/** Browsers that say Safari because every browser does. */
const OTHERS = /Chrome|Chromium|CriOS|FxiOS|Edg|OPR|Android/u;

/**
 * True in Safari, where messages get no close button of ours (spec 1 section 9).
 * @param userAgent - as the browser states it
 */
export const isSafari = (userAgent: string): boolean => userAgent.includes('Safari/') && !OTHERS.test(userAgent);
