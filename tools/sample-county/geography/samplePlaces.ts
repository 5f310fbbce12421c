import { IRISH_PLACES, SCOTTISH_PLACES, WELSH_PLACES } from './celticPlaces.ts';
import { ENGLISH_PLACES } from './englishPlaces.ts';
import { type SamplePlace } from './samplePlace.ts';

/** Every fictional place; a place's index in this list is its number in the simulation. Positions are in samplePlaces.tsv of the gazetteer. */
export const SAMPLE_PLACES: readonly SamplePlace[] = [
  ...ENGLISH_PLACES,
  ...WELSH_PLACES,
  ...SCOTTISH_PLACES,
  ...IRISH_PLACES,
];
