/** Records that miss part of the search, where little was found. */
export const closeTexts = {
  heading: 'Close matches',
  lead: 'Names were misspelt and ages misremembered. Each of these records misses part of your search, and says which.',
  label: 'Records close to your search',
  differences: 'What differs',
  missed: (asked: string) => `not ${asked}, or not recorded`,
};
