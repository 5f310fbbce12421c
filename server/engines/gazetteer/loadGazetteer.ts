import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

import { readPlaces } from './readPlaces.ts';

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
