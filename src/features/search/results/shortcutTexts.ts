/** The keys of the list of results, in a window of their own. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  keyNames: {
    next: 'Next result',
    previous: 'Previous result',
    open: 'Open the result',
    form: 'Go to the search form',
    help: 'Show these shortcuts',
  },
  useKeys: 'Use keyboard shortcuts',
  useKeysHint: 'They never act while you type.',
};
