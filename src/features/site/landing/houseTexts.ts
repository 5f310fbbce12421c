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
