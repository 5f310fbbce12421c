import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { IntentGoal } from '#domain/site/intent/intentAnswers.ts';

/** The frame around the two questions. */
export const intentFrameTexts = {
  home: (siteName: string) => `${siteName} home page`,
  skip: 'Skip these questions',
  step: (step: number) => `Question ${step} of 2`,
};

/** The first question. */
export const goalTexts = {
  title: 'Where would you like to start?',
  lead: 'Choose what brings you here. You can go anywhere else later.',
  goals: 'What brings you here',
  choices: {
    ancestor: { title: 'Find an ancestor', text: 'Search the records for a person by name, year and place.' },
    house: { title: 'Trace the history of a house', text: 'See who lived at an address, census by census.' },
    newspaper: { title: 'Read old newspapers', text: 'Look for a name, a place or a day in the news.' },
    tree: { title: 'Build a family tree', text: 'Start with yourself, or upload a GEDCOM file.' },
    look: { title: 'Look around first', text: 'Walk through an example tree of four generations.' },
  } satisfies Record<IntentGoal, { title: string; text: string }>,
};

/** The second question. */
export const ancestorTexts = {
  title: 'Who are you looking for?',
  lead: 'Choose someone born before about 1920: records of people who may be living are closed.',
  form: 'The person you are looking for',
  firstName: 'First name(s)',
  lastName: 'Surname',
  born: 'Birth year',
  bornHint: 'About is enough: we look five years either way.',
  place: 'Place',
  placeHint: 'A town, parish or county.',
  nameMissing: 'Enter a first name or a surname.',
  yearWrong: 'Enter a year of four digits, such as 1881.',
  show: 'Show my results',
  back: 'Back',
};

/** The results that the answers lead to. */
export const personalisedTexts = {
  title: 'Personalised results',
  born: (year: string) => `born about ${year}`,
  change: 'Change my answers',
  unasked: 'Tell us who you are looking for',
  unaskedText: 'Answer two short questions, and this page shows the records that fit, and where to look next.',
  start: 'Answer two questions',
  loading: 'Searching the records',
  failed: 'We couldn’t search the records',
  records: 'Records that may match',
  all: (total: number) => `See all ${countInWords(total, 'record')}`,
  none: 'No record fits all of this',
  noneText: 'Ages were often wrong by several years, and people moved. Try the surname alone, or change your answers.',
  surnameAlone: 'Search the surname alone',
  bornIn: (birth: string) => `born ${birth}`,
  membersOnly: 'Members only',
  next: 'Where to look next',
  ways: {
    results: {
      title: 'Narrow the results',
      text: 'Sort them, filter by record set, county or occupation, and save the search.',
    },
    surname: (name: string) => ({
      title: `Everyone called ${name}`,
      text: 'The surname and its variant spellings, in all years and places.',
    }),
    newspapers: (name: string) => ({
      title: `${name} in the newspapers`,
      text: 'Births, deaths, court cases, prizes and sales.',
    }),
    place: (place: string) => ({
      title: `Around ${place}`,
      text: 'Everyone in the records of the place and ten miles around.',
    }),
    tree: { title: 'Put them in a tree', text: 'We compare your tree with the records and send you hints.' },
  },
  recent: 'Your recent searches',
  found: (total: number) => countInWords(total, 'result'),
};
