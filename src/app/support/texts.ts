/** “Details for support”, from its heading down. */
export const supportTexts = {
  title: 'Details for support',
  what: 'These details show support the page as it was. We do not send them: copy or download them, and add them to your message.',
  omitted: 'They contain no names, nothing you typed or searched for, and no email addresses, passwords or tokens.',
  showAll: 'Show the whole file',
  file: 'The whole file',
  download: 'Download',
  copy: 'Copy',
  attach: 'Attach to your request',
};

/** What happened to the details. */
export const doneTexts = {
  copied: 'Copied. Paste it into your message to support.',
  'copy-failed': 'Your browser did not allow copying. Download the file instead, or copy it from the list above.',
  downloaded: 'Downloaded. Attach the file to your message to support.',
};

/** The facts in the details, here and where staff read them. */
export const factTexts = {
  page: 'Page',
  noPage: 'Not a page of this site',
  made: 'Made',
  version: 'Version',
  error: 'Error',
  requestId: 'Request Id',
  window: 'Window',
  insideApp: ', inside the phone app',
  rights: 'Rights',
  unknownRights: 'not available',
  flagsAndGroups: 'Flags and groups',
  flags: 'Flags',
  groups: 'Test groups',
  consent: 'Consent',
  actions: 'What happened',
  calls: 'Calls to the server',
  lastCalls: 'Last calls',
  noAnswer: 'no answer',
  vitals: 'Web vitals',
  none: 'none',
  byName: (count: number) => `${count} by name`,
  byTypeAndTime: (count: number) => `${count === 1 ? 'last action' : `last ${count} actions`}, by type and time`,
  byNameAndOutcome: (count: number) => `${count === 1 ? 'last call' : `last ${count} calls`}, by name and outcome`,
};
