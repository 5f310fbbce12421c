import { figure } from '#domain/kernel/wording/countInWords.ts';

/** `/image-share/:shareId`. */
export const sharedTexts = {
  loading: 'Loading shared clipping',
  failed: 'We couldn’t fetch this clipping',
  missing: {
    heading: 'This clipping is not shared',
    text: 'The link may be incomplete, or its maker has stopped sharing it.',
    action: 'Discover collections',
  },
  eyebrow: 'A clipping shared by a member',
  pictures: 'Pictures',
  picture: (number: number, count: number) =>
    count === 1 ? 'The clipping' : `Part ${figure(number)} of ${figure(count)} of the clipping`,
  closed: {
    title: 'Its picture isn’t shown here',
    text: 'The page is not open to everyone. The citation says where it is from.',
  },
  replaced: {
    title: 'The image has been replaced',
    text: 'The page was photographed again since, and the clipping can’t be placed on the new image.',
  },
  source: 'Where it is from',
  open: 'Open the page it is from',
  note: 'Note',
  since: (date: string) => `Shared on ${date}.`,
  report: 'Report this clipping',
};

/** A report about it, by anyone. */
export const reportTexts = {
  title: 'Report this clipping',
  reason: 'What is wrong?',
  comment: 'Details',
  commentHint: 'Please don’t include your address or phone number. We can’t reply to reports.',
  send: 'Send report',
  cancel: 'Cancel',
  notSent: 'The report wasn’t sent',
  sent: {
    title: 'Thank you for your report',
    text: 'Our staff will look at this clipping. They can withdraw its link. We don’t tell anyone who reported it.',
  },
};
