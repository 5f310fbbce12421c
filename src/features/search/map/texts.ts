import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** Nothing can be shown on the map. */
export const noPlacesTexts = {
  failed: 'We couldn’t show these records on a map',
  safe: 'Your search is safe.',
  title: 'No records found',
  text: 'No records match this search, so the map is empty.',
  wider: 'See wider searches',
};

/** The map, and the switch between it and the list on phones. */
export const mapTexts = {
  noMap: { title: 'This browser can’t draw maps', text: 'Places with records are listed below.' },
  showAs: 'Show as',
  map: 'Map',
  list: 'List',
  label: 'Map of the records found',
};

/** Places with records. */
export const placeListTexts = {
  region: 'Places',
  title: 'Places',
  titleInView: 'Places in view',
  total: (places: number, isInView: boolean, records: number, isMore: boolean, all: number) =>
    `${countInWords(places, 'place')}${isInView ? ' in view' : ''} with ${isMore ? 'more than ' : ''}${figure(records)} of ${countInWords(all, 'record')}`,
  noneInView: 'No records name a place in view. Zoom out, or move the map.',
  label: 'Places with records',
  more: (count: number) => `Show ${countInWords(count, 'more place')}`,
  hidden: (count: number) =>
    count === 1
      ? '1 smaller place is not listed. Zoom in to see it.'
      : `${figure(count)} smaller places are not listed. Zoom in to see them.`,
};

/** Records that are not on the map. */
export const unplacedTexts = {
  count: (count: number) => `${countInWords(count, 'record is', 'records are')} not on the map`,
  why: 'These records name no place, a place we don’t know, or one of several with the same name. You can find them in the search results.',
  names: 'Places we couldn’t find',
  name: (name: string, count: number) => `“${name}”: ${figure(count)}`,
};

/** Records of one place. */
export const placeRecordsTexts = {
  region: 'Records of a place',
  back: 'All places',
  failed: 'We couldn’t show the records of this place',
  total: (count: number) => (count === 0 ? 'No records found here' : countInWords(count, 'record')),
  label: (place: string) => `Records: ${place}`,
  born: (words: string) => `born ${words}`,
  pages: 'Pages of records',
  results: 'Show these in the search results',
};
