/** Where articles and pages are fetched as PDF. */
export const OFFPRINTS = '/api/newspapers/offprints';

/** The address of an article or a page as PDF. */
export const offprintAddress = (id: string): string => `${OFFPRINTS}/${encodeURIComponent(id)}`;
