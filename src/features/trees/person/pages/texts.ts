/** Texts of the pages of this part: a person, the sources of a tree, one source, the stories. */

/** A person: `/trees/:treeRef/people/:personId`. */
export const personPageTexts = {
  loading: 'Loading profile',
  failed: 'We could not open this profile',
};

/** The sources of a tree: `/tree/:rootsfinderId/sources`. */
export const sourcesPageTexts = {
  tabTitle: (tree: string) => `Sources of ${tree}`,
  heading: 'Sources',
  loading: 'Loading sources',
  failed: 'We could not open the sources',
  searchLabel: 'Find a source',
  searchPlaceholder: 'Title, author, archive or reference',
  orderLabel: 'Sort by',
};

/** One source: `/tree/:rootsfinderId/sources/:sourceId`. */
export const sourcePageTexts = {
  loading: 'Loading source',
  failed: 'We could not open this source',
};

/** The stories of a tree: `/tree/:rootsfinderId/stories`. */
export const storiesPageTexts = {
  tabTitle: (tree: string) => `Stories of ${tree}`,
  heading: 'Stories',
  loading: 'Loading stories',
  failed: 'We could not open the stories',
  write: 'Write a story',
  empty: {
    title: 'No stories yet',
    text: 'Stories about the people in this tree appear here. You can write one on anyone’s profile.',
    action: 'Write the first story',
  },
};

/** The old addresses of stories, which lead to a person: `/stories/…`. */
export const storiesRedirectTexts = {
  loading: 'Opening stories',
  failed: 'We could not open the tree',
};
