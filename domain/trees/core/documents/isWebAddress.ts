/** What a form and the server say of a text that is not a web address. */
export const NO_WEB_ADDRESS = 'Enter an address that starts with https:// or http://';

/**
 * Whether a text is the address of a page. Files of other programs, and records of a site that has no certificate yet,
 * have addresses without encryption: they stay as they are. Nothing but pages: an address is drawn as a link.
 */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);
