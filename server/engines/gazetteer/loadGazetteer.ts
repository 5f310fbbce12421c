import { readFileSync } from 'node:fs';
import path from 'node:path';

import { COUNTIES } from '#domain/places/gazetteer/counties.ts';
import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

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

const FIRST_SAMPLE_ID = 900_000;
/** The made-up counties and the countries they are set in. */
const SAMPLE_COUNTRIES = { Wexcombeshire: 'england', Derwenshire: 'wales', Orvieshire: 'scotland', Corrin: 'ireland' };

let loaded: Gazetteer | undefined;

/**
 * The places of Britain and Ireland that come with the project, and those of the sample county. Read from the project's
 * folder once per process (about 0.1 s) and shared from then on.
 *
 * @throws Error when the file is missing or holds a line that is not a place.
 */
export function loadGazetteer(): Gazetteer {
  if (loaded) return loaded;
  const read = (file: string) => readFileSync(path.join(projectRoot(), 'server', 'engines', 'gazetteer', file), 'utf8');
  loaded = createGazetteer([
    ...readPlaces(read('places.tsv'), 1),
    ...readPlaces(read('samplePlaces.tsv'), FIRST_SAMPLE_ID, SAMPLE_COUNTRIES),
  ]);
  return loaded;
}
