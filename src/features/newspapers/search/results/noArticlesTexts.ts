/** Nothing was found. */
export const emptyTexts = {
  title: 'No articles match this search',
  wider: 'These wider searches find articles:',
  advice: 'Try fewer words, another spelling, or fewer filters.',
  all: 'See all articles',
  titles: 'Browse the newspapers',
};
