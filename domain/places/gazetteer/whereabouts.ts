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

/** What a reader may write before or behind the name of a place without meaning more than the place. */
const KIND = '(?:civil |ecclesiastical |market )?(?:parish|township|town|village|hamlet|borough|city)';
const BEFORE = new RegExp(`^(?:the )?${KIND} of (?=\\S)`, 'iu');
const BEHIND = new RegExp(`(?<=\\S) ${KIND}$`, 'iu');

/** Countries have names of two words at most, apart from the Isle of Man, which is a county as well. */
const MOST_WORDS = 2;

/** `Cornwall England` as `Cornwall, England`; null where it ends in no country. */
function withCountryApart(name: string): string | null {
  const words = name.split(/\s+/u);
  for (let take = Math.min(MOST_WORDS, words.length - 1); take > 0; take -= 1) {
    const country = words.slice(-take).join(' ');
    if (countryNamed(country) !== null) return `${words.slice(0, -take).join(' ')}, ${country}`;
  }
  return null;
}

/**
 * How a text may be read that names no place or region as it is written: without `parish of` or `township`, and with
 * its country apart where a comma was left out.
 */
export function otherReadings(text: string): string[] {
  const [name = '', ...rest] = splitParts(text);
  const bare = name.replace(BEFORE, '').replace(BEHIND, '');
  const apart = rest.length === 0 ? withCountryApart(bare) : null;
  const readings = [[bare, ...rest].join(', '), ...(apart === null ? [] : [apart])];
  return readings.filter((reading) => reading !== text);
}
