/** The site's name in tabs, link previews and the nav bar. */
export const SITE_NAME = 'Muniment';

/** What the tab says: the page first, so that narrow tabs still tell pages apart. */
export const documentTitle = (pageTitle: string): string => `${pageTitle} | ${SITE_NAME}`;
