/** The list of all newspapers. */
export const NEWSPAPERS = '/newspapers';

/** The page of a newspaper. */
export const newspaperAddress = (slug: string): string => `${NEWSPAPERS}/title/${encodeURIComponent(slug)}`;

/** The calendar of one of its years. */
export const yearAddress = (slug: string, year: number): string => `${newspaperAddress(slug)}/${year}`;

/** The page of an issue; its id is a path of its own. */
export const issueAddress = (id: string): string => `${NEWSPAPERS}/issue/${id.split('/').map(encodeURIComponent).join('/')}`;
