/** What the tab says: the page first, so that narrow tabs still tell pages apart. */
export const documentTitle = (pageTitle: string, siteName: string): string => `${pageTitle} | ${siteName}`;
