import { postcodeText, readPostcode } from './postcode.ts';

/**
 * What a postcode did for a search, as a sentence; null where none was given. No record bears one: they came with the 1960s.
 * @param hasLocation - whether a place was given beside it.
 */
export function postcodeNote(text: string, hasLocation: boolean): string | null {
  if (text === '') return null;
  const read = readPostcode(text);
  if (!read) return `${text} is no postcode that we know, so it was left out.`;
  const written = postcodeText(read);
  if (hasLocation) return `${written} was left out: old records bear no postcodes, and we do not know which houses it stands for.`;
  return `We do not know which houses ${written} stands for, only that its area is named after ${read.areaTown}. What you see is ${read.areaTown}: add the town or parish for more precise results.`;
}
