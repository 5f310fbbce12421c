/**
 * What is said where no census lists a street, the same in every nation (spec 2 section 8).
 * @param street as the reader typed it; escaped where it is drawn.
 */
export const noCensusResults = (street: string): string =>
  `We couldn’t find any results for ${street} in our British census records, but you can try searching for an address in England and Wales to see who lived there over time.`;
