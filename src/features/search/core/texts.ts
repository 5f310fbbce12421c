/** The record search, wherever a page has it. */
export const searchFormTexts = {
  label: 'Search records',
  draft: 'Your unfinished search is still here.',
  more: 'More options',
  loading: 'Loading more options',
  search: 'Search',
  clear: 'Clear',
  undo: 'Undo changes',
  failed: 'We couldn’t start your search. Nothing you typed is lost. Check your connection, then try again.',
};

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Fields, by what is asked for in them. */
export const fieldTexts = {
  variants: 'Include variants',
  variantsOf: (label: string) => `Include variants of ${inSentence(label)}`,
  soundsAlike: 'And names that sound alike',
  soundsLike: (label: string) => `And names that sound like the ${inSentence(label)}`,
  yearsEitherWay: (label: string) => `Years either way of ${label.toLowerCase()}`,
  years: (count: number) => (count === 0 ? 'Exact' : `± ${count}`),
  keywords: 'Words, or “a phrase”',
  value: 'Value, or part of it with *',
  valueHint: 'As the record has it, or part of it with *: lab*',
};

/** Places, suggested while typing. */
export const placeFieldTexts = {
  placeholder: 'Town or parish',
  distance: (label: string) => `Distance around ${label.toLowerCase()}`,
  miles: (count: number) => (count === 0 ? 'This place' : `+ ${count} miles`),
  tooShort: 'Enter at least two letters.',
  failed: 'We can’t suggest places at the moment. You can still search for what you typed.',
  // UI-013, SRCH-044: the specification's words.
  none: 'No suggestions.',
  asTyped: (term: string) => `Can't find what you're looking for? Use ${term}.`,
};

/** How far a search reaches around a place, on a map. */
export const placeCircleTexts = {
  open: (miles: number) => `Show ${miles} miles around on a map`,
  loading: 'Finding the place',
  unknown: 'We don’t know this place, or several have this name. Add the county.',
  map: (miles: number, place: string) => `${miles} miles around ${place}`,
};

/** Which part of the holdings is searched. */
export const scopeTexts = {
  legend: 'Where to search',
  region: 'Collections from',
  part: (region: string) => `Part of ${region}`,
  whole: (region: string) => `All of ${region}`,
  category: 'Category',
  anyCategory: 'Any category',
  subcategory: 'Subcategory',
  anySubcategory: 'Any subcategory',
  recordSet: 'Record set',
  anyRecordSet: 'Any record set',
  noRecordSet: 'No record set has these words in its name.',
  topic: 'Topic',
};

/** Fields beyond the first ones. */
export const furtherFieldTexts = {
  ofKind: 'These records also have',
  ofAll: 'The record and the family',
  added: 'Added fields',
  remove: (label: string) => `Remove ${label}`,
  add: 'Add a field',
  addHint: 'You can search every other detail that records have.',
  addExample: 'Ship, regiment, witness …',
  noField: 'No field has this name.',
};

/** Ways from a record to a search around it. */
export const searchWithinTexts = { label: 'Search within' };
