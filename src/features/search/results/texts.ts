import { counted, figure } from '#domain/kernel/wording/counted.ts';

/** The filters in force, above the results. */
export const chipTexts = {
  label: 'Filters of this search',
  excluded: (variant: string) => `not ${variant}`,
  clear: 'Clear all',
  dropped: 'Parts of the address we didn’t understand',
};

/** The rows of results, as a table and as a list. */
export const rowTexts = {
  label: 'Search results',
  columns: { name: 'Name', born: 'Born', event: 'Event', place: 'Place', details: 'Details', recordSet: 'Record set', match: 'Match' },
  basis: (basis: string) => `Estimated birth years are ${basis}.`,
  nothing: '–',
  born: (words: string) => `born ${words}`,
  membersOnly: 'Members see more',
};

/** What a value of the details is, where it could be anything. */
export const detailTexts: Readonly<Record<string, string>> = { Age: 'aged', SpouseFirstName: 'spouse', FatherFirstName: 'father', MotherFirstName: 'mother', PlaceOfBirth: 'born in' };

/** Why a record is among the results. */
export const matchTexts = {
  ask: 'Why?',
  askOne: (name: string) => `Why? ${name}`,
  label: (name: string) => `Why ${name} matched`,
  leaveOut: (variant: string) => `Leave out ${variant}`,
};

/** Stretches of a long document that was searched. */
export const passageTexts = {
  label: (name: string) => `From the text: ${name}`,
  between: ' … ',
};

type ReasonText = (found: string, asked: string, distance: number | null) => string;

const away = (distance: number, unit: string): string => `${distance.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}${distance === 1 ? '' : 's'}`;

/** One reason, by how the record met that part of the search. */
export const reasonTexts: Readonly<Record<string, ReasonText>> = {
  exact: (found) => `${found}, as you asked`,
  'spelling variant': (found, asked) => `${found}, another spelling of ${asked}`,
  nickname: (found, asked) => `${found}, used for ${asked}`,
  abbreviation: (found, asked) => (found.length < asked.length ? `${found}, short for ${asked}` : `${found}; ${asked} is short for it`),
  'former name': (found, asked) => `${found}, the same place as ${asked}`,
  'sounds alike': (found, asked) => `${found}, which sounds like ${asked}`,
  wildcard: (found, asked) => `${found}, which fits ${asked}`,
  'within years': (found, asked, distance) => (distance ? `${found}, ${away(distance, 'year')} from ${asked}` : `${found}, as you asked`),
  'within miles': (found, asked, distance) => (distance ? `${found}, ${away(distance, 'mile')} from ${asked}` : `${found}, as you asked`),
  inside: (found, asked) => `${found}, in ${asked}`,
  'not located': (found) => `${found}; we don’t know where in the county this is`,
  words: (found) => `the record says ${found}`,
  'near spelling': (found, asked) => `${found}, one letter away from ${asked}`,
  estimated: (found, asked, distance) => `${found}, estimated from the record${distance ? `, ${away(distance, 'year')} from ${asked}` : ''}`,
};

/** Records that miss part of the search, where little was found. */
export const closeTexts = {
  heading: 'Close matches',
  lead: 'Names were misspelt and ages misremembered. Each of these records misses part of your search, and says which.',
  label: 'Records close to your search',
  differences: 'What differs',
  missed: (asked: string) => `not ${asked}, or not recorded`,
};

/** The order of results. */
export const orderTexts = { label: 'Sort by', relevance: 'Relevance', ascending: 'Sorted upwards. Sort downwards', descending: 'Sorted downwards. Sort upwards' };

/** Filters with counts, beside the results or in a drawer. */
export const facetTexts = {
  open: 'Filter results',
  show: (total: number) => `Show ${counted(total, 'record')}`,
  loading: 'Loading filters',
  failed: { title: 'The filters are not available', text: 'Your results are complete. The filters will return with your next search.' },
  chosen: (count: number) => `${figure(count)} selected`,
  find: (label: string) => `Find in ${label.toLowerCase()}`,
  noneLike: (text: string) => `Nothing like “${text}” here.`,
  all: (count: number, isMore: boolean) => `Show all ${count}${isMore ? '+' : ''}`,
  fewer: 'Show fewer',
  valuesOf: (label: string) => ` values of ${label.toLowerCase()}`,
};

/** Variants of a name. */
export const variantTexts = {
  variants: (label: string) => `${label}: variants`,
  soundsAlike: (label: string) => `${label}: names that sound alike`,
  legend: (label: string) => `Variants of ${label.toLowerCase()}`,
  leftOut: 'left out',
  variant: (name: string, how: string) => `${name} (${how})`,
  variantsOf: (label: string) => ` variants of ${label.toLowerCase()}`,
};

/** How the places of a search were understood. */
export const placeTexts = {
  label: 'Places in this search',
  unknown: (field: string, place: string) => `${field}: we don’t know a place called “${place}”. We searched for those words.`,
  outside: (field: string, place: string, isIn: string, notIn: readonly string[]) => `${field}: ${place} is in ${isIn}, not in ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(notIn)}.`,
  everywhere: 'Search everywhere',
  leftOut: (field: string, count: number) => `${field}: ${counted(count, 'record')} from the counties this distance reaches ${count === 1 ? 'is' : 'are'} left out, because we don’t know where in the county ${count === 1 ? 'it belongs' : 'they belong'}.`,
  searchedAs: (field: string, place: string, counties: readonly string[]) => `${field}: we searched ${place} as ${new Intl.ListFormat('en-GB').format(counties)}, the counties of the time.`,
  included: (field: string) => `${field}: records are included even where we don’t know where in the county they belong.`,
  add: 'Include them',
  leaveOut: 'Leave them out',
};

/** Nothing was found. */
export const emptyTexts = {
  title: 'No records match this search',
  wider: 'These wider searches find records:',
  advice: 'Check the spelling, include variants of the name, or clear a field.',
  sets: 'Browse record sets',
  again: 'Clear search',
};

/** What the search could have found at all. */
export const coverageTexts = {
  sets: (count: number) => counted(count, 'record set'),
  years: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  covered: (what: string, years: string) => (years === '' ? `Your search covered ${what}.` : `Your search covered ${what}, ${years}.`),
  asked: (year: number, yearsEitherWay: number | null) => (yearsEitherWay ? `${year} ± ${yearsEitherWay}` : `${year}`),
  none: (asked: string, isOne: boolean) => (isOne ? `It has no records for ${asked}.` : `None of them has records for ${asked}.`),
  some: (count: number, asked: string) => (count === 1 ? `One of them has records for ${asked}.` : `${figure(count)} of them have records for ${asked}.`),
};

/** What a member can do with a search as a whole. */
export const memoryTexts = {
  save: 'Save search',
  more: 'More about this search',
  similar: 'Similar searches',
  saved: 'Saved searches',
  diary: 'Research diary',
};

/** Searches that change one thing of this one. */
export const similarTexts = {
  title: 'Similar searches',
  lead: 'Each changes one thing. The figure is how many records it finds.',
  failed: 'We couldn’t work out similar searches',
  none: 'No similar search finds more.',
};

/** The way to the same search on a map. */
export const mapTexts = { link: 'Map' };

/** Results as a file: the button, and the dialog behind it. */
export const exportTexts = {
  open: 'Download',
  title: 'Download these results',
};

/** Pages and keys, under the results. */
export const footTexts = {
  pages: 'Pages of results',
  keys: 'Keyboard shortcuts',
  keyNames: { next: 'Next result', previous: 'Previous result', open: 'Open the result', form: 'Go to the search form', help: 'Show these shortcuts' },
  useKeys: 'Use keyboard shortcuts',
  useKeysHint: 'They never act while you type.',
};

/** `/steady-sherlock`: a member searched too often in a short time. */
export const limitTexts = {
  title: 'You have reached the limit',
  what: 'Your account made more searches in a few minutes than we allow, so that the site stays quick for everyone. Nothing is lost. Wait five minutes, then carry on.',
  notYou: 'If this wasn’t you, someone else may be using your account. Check your signed-in devices, and sign out any you don’t recognise.',
  back: 'Back to search',
  devices: 'Check signed-in devices',
};

/** What a member does with the record of a row. */
export const keepRowTexts = {
  menu: (name: string) => `Save ${name}`,
  research: 'Add to research',
  collection: 'Add to collection',
};
