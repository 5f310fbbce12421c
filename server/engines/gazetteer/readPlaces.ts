import { COUNTIES } from '#domain/places/gazetteer/counties.ts';
import type { Place } from '#domain/places/gazetteer/gazetteer.ts';

const COUNTRY_OF = new Map(COUNTIES.map((county) => [county.name, county.country]));

/**
 * Reads the lines of a places file: name, county, latitude and longitude in degrees, parted by tabs, under a heading
 * line. The country follows from the county.
 *
 * @param firstId - id of the first place; the others count on.
 * @param countryOfOthers - for counties that are not historic ones, such as those of the sample.
 * @throws Error naming the line that is not a place.
 */
export function readPlaces(
  text: string,
  firstId: number,
  countryOfOthers: Readonly<Record<string, string>> = {},
): Place[] {
  const lines = text
    .split(/\r?\n/u)
    .slice(1)
    .filter((line) => line !== '');
  return lines.map((line, index) => {
    const [name = '', county = '', latitude, longitude] = line.split('\t');
    const country = COUNTRY_OF.get(county) ?? countryOfOthers[county];
    const place = {
      id: firstId + index,
      name,
      county,
      country: country ?? '',
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
    if (!name || !country || !latitude || !longitude || Number.isNaN(place.latitude + place.longitude))
      throw new Error(`Line ${index + 2} of the places file is not a place: ${line}`);
    return place;
  });
}
