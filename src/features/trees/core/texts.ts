/** Finding a person of a tree by name. */
export const personFinderTexts = {
  start: 'Start typing a name.',
  none: 'No one in this tree has that name.',
  failed: 'We could not look up names. Try again in a moment.',
};

/** Over pages that an owner sees as others do. */
export const lookingAsTexts = {
  GUEST: 'You see the tree as a guest does.',
  VISITOR: 'You see the tree as a visitor does.',
  asYourself: 'View as yourself',
};

/** A page about a whole tree, before its tree has come. */
export const treePageTexts = { loading: 'Loading tree', failed: 'We could not open this tree' };
