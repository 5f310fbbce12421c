import { countInWords } from '#domain/kernel/wording/countInWords.ts';

const addParent = (relation: string | undefined): string => `Add ${relation === 'MOTHER' ? 'mother' : 'father'}`;

/** The page around a chart. What it shows rarely has texts of its own. */
export const chartPageTexts = {
  loadingTree: 'Loading tree',
  loading: 'Loading the chart',
  status: 'Chart',
  cards: (count: number) => `${countInWords(count, 'card')} in the chart`,
};

/** Above the chart. */
export const toolbarTexts = {
  people: (count: number) => countInWords(count, 'person', 'people'),
  view: 'View',
  views: {
    family: 'Family',
    hourglass: 'Hourglass',
    relatives: 'All relatives',
    pedigree: 'Pedigree',
    descendants: 'Descendants',
    fan: 'Fan',
    sunburst: 'Descendants’ fan',
    outline: 'Outline',
  },
  ancestors: 'Generations of ancestors',
  descendants: 'Generations of descendants',
  generationsUp: (count: number) => `${countInWords(count, 'generation')} up`,
  generationsDown: (count: number) => `${countInWords(count, 'generation')} down`,
  direction: 'Direction',
  directions: { across: 'Left to right', down: 'Upwards' },
  find: 'Find a person',
  share: 'Share',
  // On a phone all but the view is in a sheet.
  sheetButton: 'Find a person, generations, sharing',
  sheet: 'Chart',
  // The menu.
  more: 'More',
  menu: 'Chart',
};

/** Beside and on the chart. */
export const surfaceTexts = {
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit the chart',
  toFocus: 'Back to the centre of the chart',
  addParent,
  unknownParents: 'Parents not known',
  alsoShown: 'Also shown elsewhere: go there',
  marriedTo: (name: string) => `Married to ${name}`,
  nextParents: (families: number) => `${families} sets of parents: show the next`,
};

/** The chart in words, line by line. */
export const outlineTexts = {
  label: (tree: string) => `Outline of ${tree}`,
  addParentOf: (relation: string | undefined, child: string) => `${addParent(relation)} of ${child}`,
  unknownParentsOf: (child: string) => `Parents of ${child} not known`,
  marriedTo: (names: readonly string[]) => `also married to ${names.join(' and ')}`,
  alsoShown: 'also shown elsewhere in the chart',
};

/** Over the chart: the selected person. */
export const panelHeadTexts = {
  close: 'Close',
  loading: 'Loading details',
};
