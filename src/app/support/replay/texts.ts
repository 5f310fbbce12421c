import type { SupportFileRefusal } from '#domain/staff/support/readSupportFile.ts';

/** `/internal/support`, for staff: before a file is open. */
export const supportPageTexts = {
  title: 'Support files',
  lead: 'See what a reader saw when they chose “Copy details for support”. The file is read in this browser only.',
  file: 'Support file',
  choose: 'Choose the file, or drop it here.',
  paste: 'Or paste the copied details',
  open: 'Open',
};

/** Why a file did not open, and what to ask the reader for. */
export const refusalTexts: Readonly<Record<SupportFileRefusal, { title: string; text: string }>> = {
  'too-big': {
    title: 'This is too big for a support file',
    text: 'A support file has a few hundred kilobytes. Check that this is the right file, or ask for it again.',
  },
  'not-json': {
    title: 'This is not a whole support file',
    text: 'It may have been cut short or altered on its way, in an email for example. Ask for the downloaded file as an attachment.',
  },
  'not-support': { title: 'This is not a support file', text: 'Support files are made by “Copy details for support”.' },
  'other-format': {
    title: 'This support file has a different version',
    text: 'It was made by a newer or older version of the site. Open it on a site with that version.',
  },
  changed: {
    title: 'This support file was changed after it was made',
    text: 'You can’t rely on its contents. Ask for the downloaded file as an attachment.',
  },
  damaged: { title: 'This support file is damaged', text: 'Parts of it are missing or wrong. Ask for the file again.' },
};

/** The open file. */
export const replayTexts = {
  networkOff: 'The network is off',
  close: 'Close the file',
  devTools: 'Download for Redux DevTools',
  devToolsHow:
    'To look at states and actions in the Redux DevTools, download them and choose “Import from a file” there, in a tab of this site that you don’t need otherwise: it then shows the recorded state and asks the server for nothing.',
  copy: 'This is a copy of the reader’s screen. Nothing is requested, sent or saved. Names and words were never recorded: each is shown as “text 1”. Parts that could not be recorded look as they do without a connection.',
  otherVersion: (theirs: string, ours: string) =>
    `The reader had version ${theirs}. This site has ${ours} and may draw the page differently.`,
  time: 'Time',
  back: 'Step back',
  moment: 'Moment',
  forward: 'Step forward',
  at: (step: number, last: number, type: string) => `${step} of ${last}, ${type}`,
  start: 'before the first action',
  screen: 'Screen',
  redirected: 'This page sent the reader on to another page.',
};

/** Beside the screen: the actions, what the chosen one changed, and what was true throughout. */
export const stepTexts = {
  actions: 'Actions',
  happened: 'What happened',
  start: 'Before the first action',
  changes: 'Changes',
  changed: 'What it changed',
  noChange: 'No recorded value.',
  values: 'Changed values',
  more: (count: number) => `And ${count} more.`,
  absent: 'absent',
  facts: 'Recorded facts',
  recorded: 'As recorded',
};
