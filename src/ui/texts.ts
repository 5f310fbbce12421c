/** What the signs of doubt in a transcription mean. */
export const readingTexts = {
  dot: '· a letter the transcriber could not read.',
  how: 'How we show what is unclear',
};

/** Words that shared components bring with them. Sentences of the larger ones are in their own folders. */
export const uiTexts = {
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  dismiss: 'Dismiss',
  done: 'done',
  dismissMessage: 'Dismiss message',
  hidePassword: 'Hide password',
  loadingPage: 'Loading page',
  newTab: ' (opens in a new tab)',
  /** Quoted: spec 1 section 8. */
  noSuggestions: 'No suggestions.',
  notRecorded: 'Not recorded',
  notifications: 'Notifications',
  optional: ' (optional)',
  remove: (value: string) => `Remove ${value}`,
  requestId: 'Request Id:',
  retry: 'Try again',
  /** Quoted: spec 1 section 4. */
  retryMessage: 'Try Again',
  skip: 'Skip to main content',
  table: 'Table',
  showPassword: 'Show password',
  signIn: 'Sign in',
  signUp: 'Create an account',
  year: 'Year',
};
