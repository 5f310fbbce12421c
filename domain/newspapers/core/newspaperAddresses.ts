import { titleSlug } from './newspaperIds.ts';

/** Where articles and pages are fetched as PDF. */
export const OFFPRINTS = '/api/newspapers/offprints';

/** The address of an article or a page as PDF. */
export const offprintAddress = (id: string): string => `${OFFPRINTS}/${encodeURIComponent(id)}`;

/** The list of all newspapers. */
export const NEWSPAPERS = '/newspapers';

/** The page of a newspaper. */
export const newspaperAddress = (slug: string): string => `${NEWSPAPERS}/title/${encodeURIComponent(slug)}`;

/** The calendar of one of its years. */
export const yearAddress = (slug: string, year: number): string => `${newspaperAddress(slug)}/${year}`;

/** The page of an issue; its id is a path of its own. */
export const issueAddress = (id: string): string =>
  `${NEWSPAPERS}/issue/${id.split('/').map(encodeURIComponent).join('/')}`;

/** A town as it is written before the first comma: `London` of `London, England`. */
const townOf = (placeName: string): string => placeName.split(',')[0] ?? '';

/** Whether a name has a letter or figure that an address can hold. */
const isNameable = (name: string | null | undefined): name is string =>
  name != null && titleSlug(name) !== titleSlug('');

/** The page of the place a newspaper was published in; null where the town or the county is not known. */
export const placeAddress = ({
  placeName,
  county,
}: {
  placeName: string | null;
  county: string | null;
}): string | null =>
  isNameable(county) && isNameable(townOf(placeName ?? ''))
    ? `${NEWSPAPERS}/place/${titleSlug(county)}/${titleSlug(townOf(placeName ?? ''))}`
    : null;
