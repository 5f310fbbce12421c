/**
 * The site a web address leads to, for a link's words; of what a file calls an address and is none, the text itself.
 */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);
