import { capitalise } from '#domain/kernel/wording/capitalise.ts';
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

/** A partner whose card is elsewhere in the chart. */
interface NamedPartner {
  name: string;
  /** Whether it is recorded that they married. */
  areMarried: boolean;
}

/** Those who are married, then those who are not. */
const inWords = (partners: readonly NamedPartner[], and: string, words: { married: string; partner: string }): string =>
  [true, false]
    .flatMap((areMarried) => {
      const names = partners.filter((partner) => partner.areMarried === areMarried).map(({ name }) => name);
      return names.length > 0 ? [`${areMarried ? words.married : words.partner} ${names.join(and)}`] : [];
    })
    .join(', ');

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
  /** @example [{ name: 'Ann Rowe', areMarried: false }] // 'Partner of Ann Rowe' */
  partnersElsewhere: (partners: readonly NamedPartner[]) =>
    capitalise(inWords(partners, ', ', { married: 'married to', partner: 'partner of' })),
  nextParents: (families: number) => `${families} sets of parents: show the next`,
};

/** The chart in words, line by line. */
export const outlineTexts = {
  label: (tree: string) => `Outline of ${tree}`,
  addParentOf: (relation: string | undefined, child: string) => `${addParent(relation)} of ${child}`,
  unknownParentsOf: (child: string) => `Parents of ${child} not known`,
  partnersElsewhere: (partners: readonly NamedPartner[]) =>
    inWords(partners, ' and ', { married: 'also married to', partner: 'also partner of' }),
  alsoShown: 'also shown elsewhere in the chart',
};

/** Over the chart: the selected person. */
export const panelHeadTexts = {
  close: 'Close',
  loading: 'Loading details',
};
