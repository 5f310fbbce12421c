import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

const share = (part: number, whole: number): string =>
  whole === 0 ? '0%' : part > 0 && part * 200 < whole ? 'under 1%' : `${Math.round((part * 100) / whole)}%`;

/** What a tree says of all its people together: `/tree/:rootsfinderId/statistics`. */
export const statisticsTexts = {
  tabTitle: (tree: string) => `Statistics of ${tree}`,
  heading: 'Statistics',
  lead: 'What the people in this tree have in common. Only people you may see are counted.',
  loading: 'Counting the tree. A large tree takes a few seconds.',
  failed: 'We could not count this tree',
  counted: (people: number, families: number) =>
    `${countInWords(people, 'person', 'people')} and ${countInWords(families, 'family', 'families')} counted.`,
  none: { title: 'Nothing to count yet', text: 'Figures appear here once the tree has people you may see.' },
};

/** Around each figure. */
export const figureTexts = {
  show: 'Show figures',
  hide: 'Hide figures',
  showOf: (title: string) => `Show figures: ${title}`,
  hideOf: (title: string) => `Hide figures: ${title}`,
  table: (title: string) => `${title}: figures`,
  save: 'Save',
  saveOf: (title: string) => `Save: ${title}`,
  svg: 'Save as SVG',
  png: 'Save as PNG',
  csv: 'Save as CSV',
  failed: 'We could not save the figure',
  empty: 'The tree does not record enough for this figure.',
};

/** How complete the ancestors of a person are. */
export const completenessTexts = {
  title: 'Ancestors known',
  caption: (name: string) => `How many ancestors of ${name} are in the tree. An ancestor in two lines counts once.`,
  person: 'Person',
  find: 'Count another person’s ancestors',
  failed: 'We could not count the ancestors',
  none: (name: string) => `The tree has no ancestors of ${name} that you may see.`,
  generation: 'Generation',
  // Parents, grandparents, great-grandparents, then “2× great-grandparents”.
  generations: (generation: number) =>
    generation === 1
      ? 'Parents'
      : generation === 2
        ? 'Grandparents'
        : generation === 3
          ? 'Great-grandparents'
          : `${generation - 2}× great-grandparents`,
  known: 'Known',
  possible: 'Possible',
  share: 'Share',
  value: (known: number, possible: number) => `${figure(known)} of ${figure(possible)}`,
  shareOf: share,
};

/** Ages, by century. */
export const ageTexts = {
  death: {
    title: 'Ages at death',
    caption: 'The middle half of all ages, by century of death. The line marks the age half of them reached.',
  },
  marriage: {
    title: 'Ages at marriage',
    caption: 'The middle half of all ages, by century of marriage. At the line, half of them were older.',
  },
  groups: { MEN: 'men', WOMEN: 'women' },
  row: (century: string, group: string) => `${century}, ${group}`,
  value: (median: number, count: number) => `${median} (${countInWords(count, 'person', 'people')})`,
  axis: 'Age in years',
  century: 'Years',
  group: 'Men or women',
  people: 'People',
  lower: 'A quarter younger than',
  median: 'Half younger than',
  upper: 'A quarter older than',
};

/** The commonest names. */
export const nameTexts = {
  title: 'Commonest names',
  caption: (which: string, when: string) => `${which}, ${when}. First names are the first of several.`,
  which: 'Names',
  kinds: { surnames: 'Surnames', menNames: 'Men’s first names', womenNames: 'Women’s first names' },
  name: 'Name',
  people: 'People',
  share: 'Share',
  value: (count: number, total: number) => `${figure(count)} (${share(count, total)})`,
  shareOf: share,
};

/** Where people were born. */
export const birthTexts = {
  title: 'Places of birth',
  caption: (known: number) =>
    `Of ${countInWords(known, 'person', 'people')} whose place of birth is recorded. Spellings of one place are counted together.`,
  which: 'Count by',
  kinds: { birthRegions: 'County or country', birthPlaces: 'Place' },
  place: 'Place',
  people: 'People',
};

/** Children per family. */
export const sizeTexts = {
  title: 'Children in a family',
  caption: (families: number, average: string) =>
    `${countInWords(families, 'family', 'families')} with children, ${average} children on average. Only children in the tree are counted.`,
  children: 'Children',
  families: 'Families',
  size: (children: number, isMost: boolean) =>
    `${isMost ? `${children} or more` : children} ${children === 1 ? 'child' : 'children'}`,
  value: (count: number) => countInWords(count, 'family', 'families'),
};

/** How many facts name a source. */
export const sourceTexts = {
  title: 'Facts with a source',
  caption: (sourced: number, facts: number) =>
    `${share(sourced, facts)} of ${countInWords(facts, 'fact')} name at least one source.`,
  fact: 'Fact',
  facts: 'Facts',
  sourced: 'With a source',
  share: 'Share',
  value: (sourced: number, facts: number) => `${share(sourced, facts)} of ${figure(facts)}`,
  shareOf: share,
};

/** Chooses a century. */
export const centuryTexts = {
  label: 'Years',
  all: 'All years',
  inAll: 'all years',
  ofBirth: (years: string) => `born ${years}`,
};
