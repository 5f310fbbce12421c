/** Nothing was found. */
export const emptyTexts = {
  title: 'No articles match this search',
  wider: 'These wider searches find articles:',
  advice: 'Try fewer words, another spelling, or fewer filters.',
  all: 'See all articles',
  titles: 'Browse the newspapers',
};

/** The search was not answered. */
export const failureTexts = {
  title: 'We couldn’t run this search',
  safe: 'Your search is safe.',
  retry: 'Try again',
  limit: 'About this limit',
  request: (id: string) => `Request Id: ${id}`,
};
