/** A comment as it is stored: lines stay, other control characters and the marks that turn the direction of text go. */
const kept = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, '')
    .trim();

/** The comment of a survey as it is stored; empty when nothing but marks that take no room is left of it. */
export const surveyComment = (text: string): string => (/^[\p{C}\p{Z}\s]*$/u.test(text) ? '' : kept(text));
