import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { LONGEST_REASON } from '#domain/trees/quality/treeFinding.ts';

/** What looks wrong in a tree: `/tree/:rootsfinderId/quality`. */
export const qualityTexts = {
  tabTitle: (tree: string) => `Data quality of ${tree}`,
  heading: 'Data quality',
  lead: 'We check every person and family against each other. Nothing in your tree changes until you change it.',
  editorsOnly: {
    title: 'Only the owner and editors can check this tree',
    text: 'Ask the owner to invite you as an editor.',
  },
  // What is listed.
  kind: 'Show',
  everything: 'Everything',
  kindOption: (label: string, count: number) => `${label} (${figure(count)})`,
  state: 'Findings',
  open: 'To check',
  dismissed: 'Dismissed',
};

/** The list. */
export const findingsTexts = {
  checking: 'Checking the tree. A large tree takes a few seconds.',
  failed: 'We could not check the tree',
  none: { title: 'Nothing to check', text: 'We found nothing impossible, unlikely or missing here.' },
  noneDismissed: { title: 'Nothing dismissed', text: 'Findings you dismiss appear here, with your reason.' },
  total: (total: number) => countInWords(total, 'finding'),
  cut: (listed: number, count: number, label: string) =>
    `${label}: the first ${figure(listed)} of ${figure(count)} are listed.`,
  more: 'Show more findings',
  people: 'People',
  // One finding.
  dismiss: 'Dismiss',
  dismissLabel: (text: string) => `Dismiss: ${text}`,
  restore: 'Restore',
  restoreLabel: (text: string) => `Restore: ${text}`,
  reason: (reason: string, date: string) => (reason === '' ? `Dismissed ${date}` : `Dismissed ${date}: ${reason}`),
  restored: 'Finding restored',
  restoreFailed: 'We could not restore the finding',
};

/** Asks why a finding is dismissed. */
export const dismissTexts = {
  title: 'Dismiss this finding?',
  reason: 'Reason',
  reasonHint: 'For you and other editors, such as “checked in the register”',
  tooLong: `Use at most ${LONGEST_REASON} characters.`,
  confirm: 'Dismiss finding',
  cancel: 'Cancel',
  refused: 'The finding was not dismissed',
  done: 'Finding dismissed',
};
