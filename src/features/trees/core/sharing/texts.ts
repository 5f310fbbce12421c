import { countInWords } from '#domain/kernel/wording/countInWords.ts';

const people = (count: number): string => countInWords(count, 'person', 'people');

/**
 * Who can see a tree, in its settings and where it is shared. What each mode means is in
 * domain/trees/sharing/shareMode.ts.
 */
export const whoTexts = {
  loading: 'Loading sharing',
  failed: 'We couldn’t get the sharing of this tree',
  who: 'Who can see this tree',
  subscribersOnly: 'Only subscribers see more than a preview',
  subscribersOnlyHint:
    'Anyone sees the home person with two generations. People with your share link see the whole tree.',
  download: 'People who can see the tree can download it',
  downloadHint:
    'As a GEDCOM file, without people and facts hidden from them. You and your editors can always download it.',
  save: 'Save sharing',
  saved: 'Saved.',
  privateAsk: 'Make this tree private?',
  privateEffect: (members: number, invitations: number) =>
    `${people(members)} will lose access, and ${countInWords(invitations, 'invitation')} will be cancelled.`,
  privateCancel: 'Keep sharing',
  privateConfirm: 'Make it private',
};
