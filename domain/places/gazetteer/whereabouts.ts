import { countryNamed, countyNamed } from './counties.ts';
import { presentCounty } from './presentCounties.ts';

/** What the parts of a text after the name say about where the place is. */
export interface Whereabouts {
  county: string | null;
  country: string | null;
  /** Parts that name neither. */
  unread: string[];
}

/** Name of the county a text names, or null. */
export type ReadCounty = (text: string) => string | null;

/** The parts between commas: `Roche, Cornwall` has two. */
export const splitParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads county and country from the parts of a text after its name; the Isle of Man is taken for a county. */
export function readWhereabouts(
  parts: readonly string[],
  readCounty: ReadCounty = (text) => countyNamed(text)?.name ?? null,
): Whereabouts {
  const read: Whereabouts = { county: null, country: null, unread: [] };
  for (const part of parts) {
    const asCountry = countryNamed(part);
    const asCounty = readCounty(part);
    if (asCountry && asCountry !== 'isle of man') read.country ??= asCountry;
    else if (asCounty) read.county ??= asCounty;
    // `Roche, Cornwall, UK`: what holds several countries tells none of them apart.
    else if (!presentCounty(part)) read.unread.push(part);
  }
  return read;
}
