import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** How two people are related: `/tree/:rootsfinderId/relationship`. */
export const relationshipTexts = {
  tabTitle: (tree: string) => `How people are related in ${tree}`,
  heading: 'How are they related?',
  lead: 'Choose two people in this tree to see every way they’re related, by blood or by marriage.',
  loading: 'Loading tree',
  // The two people.
  first: 'First person',
  second: 'Second person',
  findPlaceholder: 'Start typing a name',
  change: 'Choose another person',
  changeLabel: (which: string) => `Choose another person in place of: ${which}`,
  swap: 'Swap them',
  notFound: 'This person is not in the tree. Choose another.',
};

/** The answer. */
export const answerTexts = {
  loading: 'Working out how they’re related',
  failed: 'We could not work out how they’re related',
  choose: {
    title: 'Choose two people',
    text: 'Their relationship appears here, with a chart of each way they’re related.',
  },
  none: 'The tree does not link them through parents, children or up to twelve marriages. They may still be related: a parent or a marriage may be missing.',
  same: 'This is the same person twice. Choose someone else to compare.',
  copy: 'Copy sentence',
  copied: 'Sentence copied',
  copyFailed: 'We couldn’t copy the sentence',
  hidden: 'a private person',
  notWhole: 'These two are related in more ways than we list. The closest come first.',
  relations: 'Ways they’re related',
  ways: (count: number) => countInWords(count, 'way'),
  more: (count: number) => `Show ${countInWords(count, 'more way')}`,
};

/** The chart of one way. */
export const routeTexts = {
  label: (at: number, of: number) => (of === 1 ? 'Chart' : `Chart, way ${at} of ${of}`),
  partners: (one: string, other: string) => `${one} and ${other} are partners`,
  unknownParents: 'Parents not recorded',
};
