/** Sentences that spec 2 sections 2 and 8 give word for word, apostrophes included. */
export const QUOTED = {
  heading: 'Explore the history of your home',
  locationPlaceholder: 'Leeds, Yorkshire',
  locationHint: 'Add the county, city or nearest town for more precise results.',
  formTitle: 'Search Form',
  noPosition:
    "We couldn't find any results for the postcode you searched - are you sure you entered it correctly? Take a look at our newspaper and Census results to see what you can learn about your street.",
  /** Above articles of the local area, and only there: it says that there are some. */
  noArticles:
    "Unfortunately we couldn't find anything in our newspaper archive for your street address, but we have found some articles of your local area",
  /** Its first half, where the local area has none either. */
  noArticlesAtAll: "Unfortunately we couldn't find anything in our newspaper archive for your street address",
} as const;

/** Heading of the first section (spec 2 section 2). */
export const throughTime = (street: string, county: string): string =>
  `${street === '' ? county : street} through time`;

/** What the page says about each period. */
export const ERA_COPY = {
  intro:
    'Go back from today to the first censuses, with maps of the place, the households of your street and newspaper reports.',
  today:
    'Start with the place today. The map shows the middle of the town or parish you searched for: we hold no positions of single houses.',
  postWar:
    'Bombing had destroyed or damaged millions of homes in Britain, and men and women came back from the forces to start families. Councils led the rebuilding: over 800,000 homes were built from 1945 to 1951, many from parts made in factories.',
  war: 'War emptied some houses and filled others. Children left the cities, workers followed the factories, and officers were billeted wherever there was a bed.',
  preWar:
    'Between the wars councils and builders laid out new streets at the edges of towns. In England and Wales about 700,000 homes were built in the two years to 1939 alone. You can follow older streets back through the censuses, house by house.',
} as const;
