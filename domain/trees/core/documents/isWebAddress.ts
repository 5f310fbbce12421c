/** What is wrong with an address of a citation or a source that is none. */
export const NO_WEB_ADDRESS = 'Use an address that begins with https:// or http://';

/**
 * Whether a text is the address of a page. Files of other programs, and records of a site that has no certificate yet, have
 * addresses without encryption: they are kept as they are. Nothing but pages: an address is drawn as a link.
 */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);
