/** Finding a person of a tree by name. */
export const personFinderTexts = {
  start: 'Start typing a name.',
  none: 'No one in this tree has that name.',
  failed: 'We could not look up names. Try again in a moment.',
};
