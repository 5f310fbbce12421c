import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** `/ai-search`: the sentence. */
export const sentencePageTexts = {
  title: 'Search in your own words',
  lead: 'Describe the person you’re looking for. We’ll show how we understood you, so that you can correct it before you search.',
  examplesTitle: 'Sentences that work',
  examples: [
    'Farmer John Carter born about 1830 near Wexcombe',
    'Baptism of Ann, daughter of William and Mary Smith, between 1800 and 1810',
    'Dressmakers in the 1881 census',
    'Will of Thomas Baker, 1860s',
  ],
  note: 'You’ll see what we understood, and what we didn’t.',
  form: 'Use the search form instead',
  search: 'Search',
};

/** The form for a sentence. */
export const sentenceFormTexts = {
  label: 'Your sentence',
  hint: 'Names, years, places, occupations, family and kinds of record.',
  missing: 'Enter who or what you’re looking for.',
  failed: 'We couldn’t read your sentence',
  lost: {
    title: 'We didn’t understand any of this',
    text: 'Try a person, a year, a place or an occupation: “farmer John Pinch born about 1830 near Roche”.',
  },
};

/** The search as it was understood. */
export const understoodTexts = {
  label: 'How we understood your sentence',
  edit: (field: string) => `Edit ${field}`,
  unread: (stretches: readonly string[]) => `Not understood: ${stretches.map((stretch) => `“${stretch}”`).join(', ')}`,
};

/** One field, to be corrected. */
export const fieldEditorTexts = {
  label: (field: string) => `Edit ${field}`,
  yearsEitherWay: 'Years either way',
  years: (count: number) => (count === 0 ? 'This year only' : `± ${count}`),
  around: 'Distance',
  miles: (count: number) => (count === 0 ? 'This place only' : `${count} miles`),
  save: 'Save field',
  cancel: 'Cancel',
};

/** The results in words. */
export const summaryTexts = {
  failed: 'We couldn’t summarise the results',
  all: (total: number) => (total === 1 ? 'See the record' : `See all ${countInWords(total, 'record')}`),
};

/** Searches that change one thing. */
export const similarTexts = { title: 'Similar searches', total: (count: number) => countInWords(count, 'record') };
