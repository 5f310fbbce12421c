/** Sentences that spec 2 sections 2 and 8 give word for word, apostrophes included. */
export const QUOTED = {
  heading: 'Explore the history of your home',
  locationPlaceholder: 'Leeds, Yorkshire',
  locationHint: 'Add the county, city or nearest town for more precise results.',
  formTitle: 'Search Form',
  noPosition:
    "We couldn't find any results for the postcode you searched - are you sure you entered it correctly? Take a look at our newspaper and Census results to see what you can learn about your street.",
  noArticles: "Unfortunately we couldn't find anything in our newspaper archive for your street address, but we have found some articles of your local area",
} as const;

/** Heading of the first section (spec 2 section 2). */
export const throughTime = (street: string, county: string): string => `${street === '' ? county : street} through time`;

/** What the page says before an address was asked for. */
export const INVITATION = {
  title: 'Which address would you like to look at?',
  text: 'Enter a town or county above, and a street if you know it. A house number and a postcode narrow it further.',
  example: `See an example: ${QUOTED.locationPlaceholder}`,
} as const;

/** What the page tells of each time besides. */
export const ERA_COPY = {
  intro: 'Walk back from today to the first censuses: maps of the place, the households of your street and what the newspapers wrote.',
  today: 'Begin with the place as it is now. The map shows the middle of the town or parish you searched for: we hold no positions of single houses.',
  postWar:
    'Peace found Britain short of homes. Bombs had destroyed or damaged millions, and soldiers came back to start families. Over 800,000 homes were built from 1945 to 1951, a good part of them put together from parts made in factories.',
  war: 'War emptied some houses and filled others. Children left the cities, workers followed the factories, and officers were billeted wherever there was a bed.',
  preWar: 'Between the wars councils and builders laid out new streets at the edges of towns: about 700,000 homes had been built by 1939. Older streets go back through the censuses, house by house.',
} as const;
