import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { AWAY_MONTHS } from '#domain/trees/sharing/awayOwner.ts';

const others = (count: number): string =>
  count === 1
    ? '1 other person has this tree'
    : `${countInWords(count, 'other person', 'other people')} have this tree`;

/** Words about trees whose owner leaves. */
export const heirsTexts = {
  whoTakes: (tree: string) => `Who may take over “${tree}”?`,
  noEditors: (count: number) =>
    `${others(count)}, but no one can edit it. If you leave, they can read it and no one can change it. To name someone, share the tree with them as an editor first.`,
  noHeirs: (count: number) =>
    `${others(count)}. You have named no one: if you leave, they can read it and no one can change it.`,
  heirs: (count: number) =>
    count === 1
      ? 'If you leave, this person has 30 days to become its owner.'
      : 'If you leave, they have 30 days: the first to accept becomes its owner.',
  loading: 'Loading the people you share trees with',
  failed: 'We couldn’t load the people you share trees with.',
  again: 'Try again',
  left: 'The owner of this tree has closed their account. You can read it, but no one can change it.',
  takeOverUntil: (date: string) =>
    `The owner of this tree has closed their account and named you to take it over. You can do so until ${date}.`,
  awayUntil: (date: string) =>
    `The owner of this tree has not signed in for ${AWAY_MONTHS} months and named you to take it over. You can do so until ${date}. They would go on as an editor.`,
  takeOver: 'Become its owner',
};
