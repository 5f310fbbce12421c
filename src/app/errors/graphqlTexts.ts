// Of screens whose code comes when it is needed: apart from texts.ts and lateTexts.ts, which every page has.

/** A refused query without a page of its own. Quoted: spec 1 section 8 (ERR-023 to ERR-028). */
export const graphqlTexts = {
  heading: 'Something went wrong',
  close: 'Close',
  refresh: 'Refresh',
  treeView: 'Close the tree view and open it again.',
  page: 'Refresh the page. You will come back to your tree, or to the login page.',
  support: 'If the problem persists, contact customer support.',
};

/** A link to a tree that opens nothing. */
export const shareLinkTexts = {
  heading: 'This share link does not work',
  text: 'It may be incomplete, expired or already used, or the owner of the tree may have withdrawn it.',
  ask: 'Ask the person who sent it to you for a new one.',
};

/** A family that can’t be. The heading is quoted (ERR-021). */
export const relationshipTexts = {
  heading: "There's a problem with a relationship in your tree",
  text: 'Two people in your tree have a relationship that can’t be right. Please fix this relationship, and your tree will open again.',
  next: 'Next',
};
