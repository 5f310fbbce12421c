/** The filters in force. */
export const chipTexts = {
  label: 'Filters of this search',
  exact: { name: 'Spelling', value: 'as typed' },
  refused: { name: 'Misreadings', value: (reading: string, word: string) => `not ${reading} for ${word}` },
  clear: 'Clear all',
};

/** What of the words or the address was not understood. */
export const faultTexts = {
  label: 'Parts of your search we didn’t understand',
  /** Between the place of a fault and what is wrong with it. */
  at: (text: string) => `At “${text}”:`,
  end: 'At the end:',
  address: (value: string) => `“${value}”:`,
};
