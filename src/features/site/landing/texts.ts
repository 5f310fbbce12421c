import { counted } from '#domain/kernel/wording/counted.ts';

/** What several landing pages say. */
export const landingTexts = {
  loadingPage: 'Loading page',
  pageFailed: 'We couldn’t fetch this page',
  setsFailed: 'We couldn’t fetch the record sets',
  seeSets: 'See all record sets',
  sample: 'Fictional sample data',
  createAccount: 'Create a free account',
  records: (count: number) => counted(count, 'record'),
  onThisPage: 'On this page',
  updated: 'Last updated',
  nothingHeld: 'We hold none of these records yet',
  nothingHeldText: 'This page describes the records themselves. You can search them here once they are published.',
};

/** The censuses and the register of 1939. */
export const censusTexts = {
  search1921: 'Search the 1921 census',
  lead1921: 'Taken on 19 June 1921. Start with a name and a year of birth; add a place to see the neighbours too.',
  name1921: 'Look for a name in 1921',
  search1939: 'Search the 1939 Register',
  more1939: 'Read more about the register',
  others1939: 'More about the register',
  none: (year: number) => `No ${year} census here yet`,
  noneText: 'The search above will find people once a census is published.',
  holdings: 'What you are searching',
  people: (count: number, places: number) => `${counted(count, 'person', 'people')} in ${counted(places, 'place')}`,
  aboutSet: 'About this record set',
  placesOf: (name: string) => `Places of ${name}`,
};

/** The 1911 census by surname. */
export const namesTexts = {
  census: '1911 census',
  loading: 'Loading names',
  failed: 'We couldn’t fetch the names',
  eyebrow: 'Sunday 2 April 1911',
  heading: 'The 1911 census by surname',
  lead: 'In England and Wales, the householders’ own forms survive from this census on. Choose the first letters of a surname, then follow a name to the person.',
  none: 'No 1911 census here yet',
  noneText: 'Its surnames will be listed here once it is published.',
  listed: (count: number) => `${counted(count, 'person is', 'people are')} listed.`,
  ranges: 'Surnames starting with',
  inCensus: (label: string) => `${label} in the 1911 census`,
  noPeople: 'No one with this surname is listed.',
  people: (total: number, page: number, last: number) => `${counted(total, 'person', 'people')} with these surnames${last > 1 ? `, page ${page} of ${last}` : ''}.`,
  noSurname: 'No surname starts with these letters',
  noSurnameText: 'Clerks spelled names as they heard them. Try a neighbouring letter.',
  otherLetters: 'Choose other letters',
  closer: 'Narrow the letters',
  peopleHeading: 'People',
  born: (year: number) => `born about ${year}`,
  pages: 'Pages of names',
  rangeCount: (count: number) => (count === 0 ? 'no one' : counted(count, 'person', 'people')),
};

/** One person of the 1911 census. */
export const personTexts = {
  loading: 'Loading record',
  failed: 'We couldn’t fetch the record',
  missing: 'We do not have this record',
  missingTitle: 'No person of the 1911 census has this address',
  missingText: 'The link may be incomplete, or the census may have been published again from another transcript. Look for the person in the list of surnames.',
  surnames: 'Surnames of the 1911 census',
  name: 'Name',
  closed: 'Closed for privacy',
  noName: 'Name not recorded',
  thisRecord: 'This record',
  membersTitle: 'Members can read the full household',
  membersText: 'The form also gives ages, work, birthplaces and everyone else in the house.',
  transcript: 'Open the full transcript',
  from: 'From',
};

/** Record sets that are free to everyone. */
export const freeTexts = {
  loading: 'Loading record set',
  failed: 'We couldn’t fetch the record set',
  title: (name: string) => `Free ancestry records: ${name}`,
  trial: 'Start your free trial',
  none: 'No record sets are free at the moment',
  noneText: 'Every search is free: look up names, years and places without an account.',
  heading: 'Record sets that are free to everyone',
  freeToAll: 'Free to everyone',
  freeToSearch: 'Free to search',
  searchSet: 'Search this record set',
  searchNamed: (name: string) => `Search ${name}`,
  recordsFigure: (count: number) => (count === 1 ? 'record' : 'records'),
  yearsFigure: (isOne: boolean) => (isOne ? 'year covered' : 'years covered'),
  placesFigure: (count: number) => (count === 1 ? 'place' : 'places'),
  cost: 'What it costs',
  costNothing: 'Nothing. Search every record and read it in full, with or without an account.',
  costAccount: 'Searching is free, and everyone sees names, years and places. Members read the records in full.',
  places: 'Where its people lived',
  about: 'About the source',
  aboutText: (kind: string, country: string, repository: string | null) => `${kind} from ${country}${repository === null ? '' : `, held by ${repository}`}.`,
  inFull: 'Years, places and credits in full',
  others: 'Other free records',
};

/** Records by region and county. */
export const regionTexts = {
  loading: 'Loading region',
  failed: 'We couldn’t fetch the region',
  recordsOf: (name: string) => `Records of ${name}`,
  regions: 'Regions',
  byRegion: 'Records by region',
  byCountry: 'Records by country',
  browse: (count: number) => `Browse ${counted(count, 'record')}`,
  none: (name: string) => `No records of ${name} yet`,
  noneText: 'Records will be listed here once they are published.',
  noneLead: (name: string) => `We hold no records of ${name} yet.`,
  held: (count: number, name: string, span: string) => `${counted(count, 'record')} of ${name}${span} can be searched here.`,
  span: (first: number, last: number) => ` from the ${first}s${first === last ? '' : ` to the ${last}s`}`,
  chooseCounty: 'Choose a county.',
  choosePart: 'Choose a region.',
  chooseCountry: 'Choose a country.',
  records: 'records',
  decades: 'decades covered',
  otherCounties: 'Counties named in the records',
  countries: 'Countries',
  partsOf: (name: string) => `Parts of ${name}`,
  countiesOf: (name: string) => `Counties of ${name}`,
  noRecords: 'No records yet',
  places: 'Places with the most records',
  sets: 'Record sets',
  map: 'On the map',
  mapLabel: (name: string) => `Places of ${name} with records`,
};

/** Historic houses. */
export const houseTexts = {
  heading: 'Your historic houses',
  lead: 'Read the story of a house, then search for the people who kept it going.',
  failed: 'We couldn’t fetch the houses',
  none: 'No houses described yet',
  noneText: 'Use the search below to find people in any house the records name.',
  search: 'Search for a person who lived or worked there',
  start: 'Houses to start with',
  others: 'Other houses',
};

/** Stories from the records. */
export const storyTexts = { others: 'More stories from the records' };

/** Partners, the federation of societies and its members. */
export const partnerTexts = {
  partners: 'Partners',
  federation: 'Family history federation',
  thisPartner: 'This partner',
  thisSociety: 'This society',
  all: 'Our partners',
  others: 'Other partners',
  societies: 'Member societies',
  otherSocieties: 'Other member societies',
  failed: 'We couldn’t fetch the partners',
  none: 'No partners yet',
  noSocieties: 'No member societies yet',
  noneText: 'They will be listed here once they share their work on this site.',
};

/** Drafts, for their authors. */
export const previewTexts = {
  title: 'Content preview',
  titleOf: (title: string) => `Draft: ${title}`,
  intro: 'Texts marked “draft: true”. Readers don’t see them: their addresses answer “Page not found” until the mark is removed.',
  loading: 'Loading drafts',
  failed: 'We couldn’t fetch the drafts',
  none: 'No drafts',
  noneText: 'Add “draft: true” to the front matter of a text, and it is shown here only.',
  caption: 'Drafts',
  draft: 'Draft',
  file: 'File',
  updated: 'Last updated',
  undated: 'No date',
  faults: 'To mend',
  noFaults: 'Nothing',
  mark: 'Draft, not published',
  markText: 'Readers can’t open this page yet. It is drawn as they will see it.',
  all: 'All drafts',
};
