/** What a measurement says of an address that no route of the site matches (spec 1 section 8). */
export const OTHER_PATH = '/other';
