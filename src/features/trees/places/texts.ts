import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The places of a tree: `/tree/:rootsfinderId/places`. */
export const placesTexts = {
  tabTitle: (tree: string) => `Places of ${tree}`,
  heading: 'Places',
  lead: 'Where the people in this tree were, and when. Only facts you may see are counted.',
};

/** The map by time. */
export const mapTexts = {
  heading: 'Map by year',
  label: (tree: string) => `Map of ${tree}`,
  loading: 'Reading the tree’s places. A large tree takes a few seconds.',
  failed: 'We could not load the map',
  none: {
    title: 'No places to show',
    text: 'Places appear here once the tree names some that we, or you, can place on a map.',
  },
  span: 'Years shown',
  spans: { all: 'All years', 10: '10 years', 25: '25 years', 50: '50 years', 100: '100 years' },
  from: 'From',
  years: (from: number, to: number) => `${from}–${to}`,
  earlier: 'Earlier years',
  later: 'Later years',
  play: 'Play',
  pause: 'Pause',
  shown: (events: number, places: number) => `${countInWords(events, 'event')} at ${countInWords(places, 'place')}.`,
  undated: (events: number) =>
    `${countInWords(events, 'event')} without a year ${events === 1 ? 'is' : 'are'} shown under “All years”.`,
  unplaced: (events: number) =>
    `${countInWords(events, 'event')} ${events === 1 ? 'is' : 'are'} at places we cannot locate.`,
  outside: (places: number) =>
    `${countInWords(places, 'place')} outside Britain and Ireland ${places === 1 ? 'is' : 'are'} in the list only.`,
};

/** The list. */
export const listTexts = {
  heading: 'All places',
  find: 'Find a place',
  loading: 'Loading places',
  failed: 'We could not load the places',
  total: (count: number) => countInWords(count, 'place'),
  none: { title: 'No places found', text: 'No place in this tree is written like that.' },
  more: 'Show more places',
  // One place.
  events: (count: number) => countInWords(count, 'event'),
  years: (from: number | null, to: number | null) =>
    from === null || to === null ? '' : from === to ? String(from) : `${from}–${to}`,
  written: 'Written as',
  andMore: (count: number) => `and ${figure(count)} more ways`,
  layIn: (name: string, from: number | null, to: number | null) =>
    from === null && to === null ? name : from === null ? `until ${to}: ${name}` : `from ${from}: ${name}`,
  positions: {
    EDITOR: 'On the map where an editor put it',
    PIN: 'On the map at a fact’s pin',
    GAZETTEER: 'On the map by our gazetteer',
    NONE: 'Not on the map',
  },
  select: (name: string) => `Select ${name}`,
  setPosition: 'Set position',
  setPositionOf: (name: string) => `Set position of ${name}`,
  selected: (count: number) => `${countInWords(count, 'place')} selected`,
  merge: 'These are one place',
  clear: 'Clear selection',
};

/** Merges places. */
export const mergeTexts = {
  title: 'Are these one place?',
  description: 'They will be listed, counted and mapped together. The facts in your tree stay as they are written.',
  name: 'Name of the place',
  missing: 'Choose a name.',
  confirm: 'Merge places',
  cancel: 'Cancel',
  refused: 'The places were not merged',
  done: 'Places merged',
};

/** Puts a place on the map. */
export const positionTexts = {
  title: (name: string) => `Where is ${name}?`,
  description: 'All facts at this place move on the map. The facts themselves stay as they are.',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'Degrees, such as 50.4211',
  latitudeWrong: 'Enter degrees from -90 to 90, such as 50.4211.',
  longitudeWrong: 'Enter degrees from -180 to 180, such as -4.8381.',
  confirm: 'Save position',
  reset: 'Use the gazetteer’s position',
  cancel: 'Cancel',
  refused: 'The position was not saved',
  done: 'Position saved',
};

/** What editors said of places. */
export const changesTexts = {
  heading: 'Changes to places',
  undo: 'Undo',
  undoLabel: (said: string) => `Undo: ${said}`,
  redo: 'Redo',
  redoLabel: (said: string) => `Redo: ${said}`,
  undone: 'Undone',
  refused: 'We could not undo the change',
};
