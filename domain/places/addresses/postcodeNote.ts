import { postcodeText, readPostcode } from './postcode.ts';

/**
 * What a postcode did for a search, as a sentence; null where none was given. No old record has one: postcodes came in
 * from 1959.
 * @param hasLocation - whether a place was given beside it.
 */
export function postcodeNote(text: string, hasLocation: boolean): string | null {
  if (text === '') return null;
  const read = readPostcode(text);
  if (!read) return `We do not know the postcode ${text}, so we left it out.`;
  const written = postcodeText(read);
  if (hasLocation)
    return `We left out ${written}: old records have no postcodes, and we do not know which houses it covers.`;
  return `We know only that ${written} is in the area named after ${read.areaTown}, so these are results for ${read.areaTown}. Add the town or parish for more precise results.`;
}
