/**
 * What is wrong with a field that narrows a search. Apart from the fields’ own words, since it comes with the first
 * check.
 */
export const narrowProblems = {
  date: 'Enter a year or a date, such as 1842 or 17/2/1842.',
  order: 'This date is before the first one.',
  place: 'Use no more than 200 characters.',
  words: 'Enter a whole number.',
  wordsOrder: 'This is less than the shortest length.',
  quality: 'Enter a whole number from 1 to 100.',
};
