import { figure } from '#domain/kernel/wording/countInWords.ts';

/** What a chart says instead of people, and over those that are there. */
export const rareTexts = {
  tree: 'We couldn’t open this tree',
  chart: 'We couldn’t draw the chart',
  tryAgain: 'Try again',
  // A branch that was asked for and did not come.
  branchOffline: { title: 'You need a connection to open more of the tree', text: 'The chart stays as it is.' },
  branchFailed: 'We couldn’t open more of the tree',
  tooMany: (most: number) =>
    `Only the nearest ${figure(most)} people are shown. Choose fewer generations, or open another person’s chart.`,
  // A tree without people.
  empty: {
    title: 'There are no people in this tree yet',
    toReader: 'The owner hasn’t added anyone yet.',
    toEditor: 'Start with yourself, or with the person you know most about.',
    add: 'Add the first person',
  },
};
