import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The page, `/internal/corrections`. */
export const correctionsPageTexts = {
  title: 'Newspaper corrections',
  tabs: 'Lists',
  review: 'To review',
  lost: 'Without a line',
  protected: 'Protected pages',
  loading: 'Loading the list…',
  failed: 'We couldn’t load the list',
} as const;

/** What every card of a correction says. */
export const correctionCardTexts = {
  formerMember: 'A former member',
  line: (line: number) => `line ${line + 1}`,
  picture: 'The line on its page',
  before: 'was',
  after: 'corrected to',
  notDone: 'Nothing was changed',
} as const;

/** Corrections that wait for review. */
export const reviewTexts = {
  nothing: 'Nothing to review',
  intro: 'The text changes once you accept a line. Members see that their line was accepted or refused.',
  by: (member: string, lines: number) => `${member}: ${countInWords(lines, 'line')}`,
  acceptAll: (lines: number) => (lines === 1 ? 'Accept this line' : `Accept all ${lines} lines`),
  accept: 'Accept',
  acceptNamed: (after: string) => `Accept “${after}”`,
  refuse: 'Refuse',
  refuseNamed: (after: string) => `Refuse “${after}”`,
  changedSince: (current: string) => `The line has changed since: “${current}”. Accepting replaces that.`,
  undoAll: 'Undo everything…',
  undoAllOf: (member: string) => `Undo everything by ${member}…`,
} as const;

/** The question before everything of one member is undone. */
export const undoAllTexts = {
  title: (member: string) => `Undo every correction by ${member}?`,
  description: 'Lines go back to the text they had before, and new lines from this member wait for review.',
  keep: 'Keep them',
  confirm: 'Undo every correction',
  done: (lines: number) => `${countInWords(lines, 'correction')} undone`,
} as const;

/** Corrections that a new import left without a line. */
export const lostTexts = {
  nothing: 'Every correction has its line',
  intro:
    'A new import of these pages has no line like the one that was corrected. Choose the line, or drop the correction.',
  choose: 'Which line is it?',
  noCandidate: 'The page is no longer here, or no line is like this one.',
  empty: '(no text)',
  place: 'Put it on this line',
  drop: 'Drop the correction',
  chooseFirst: 'Choose a line.',
  tooLate: 'Another curator decided this one first.',
} as const;

/** Protection of a page. */
export const protectionTexts = {
  nothing: 'No page is protected',
  protect: 'Protect page…',
  protectNamed: (page: string) => `Protect page ${page}…`,
  title: 'Protect this page?',
  description: 'Only curators will be able to correct it. Members see your reason.',
  reason: 'Reason',
  reasonMissing: 'Give a reason of up to 200 characters.',
  cancel: 'Leave it open',
  confirm: 'Protect page',
  done: 'Page protected',
  open: 'Open to members',
  openNamed: (page: string) => `Open ${page} to members`,
} as const;
