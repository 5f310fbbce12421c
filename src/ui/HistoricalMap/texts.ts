/** The caption of a map of a time. */
export const captionTexts = {
  today: 'The map of today.',
  noOthers: 'The map of today. This site has no historical maps.',
  placesOf: (year: number) => `The map of today, with the places of ${year}. This site has no historical maps.`,
};

/** Its controls: the time, and another map to compare. */
export const timesTexts = {
  mapOf: 'Map of',
  todaysMap: 'The map of today',
  today: 'Today',
  compare: 'Compare with',
  nothing: 'Nothing',
  swipe: 'Swipe between the two maps',
  share: (percent: number) => `${percent}% of the first map`,
  shareOf: (percent: number, map: string) => `${percent}% ${map}`,
};
