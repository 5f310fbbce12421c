/** The bar above the text of a page. */
export const correctingTexts = {
  start: 'Correct this text',
  stop: 'Stop correcting',
  intro: 'Type each line as it is printed. Enter saves it and opens the next.',
  loading: 'Getting ready…',
  failed: 'We could not start correcting.',
  protectedFor: (why: string) => `Reason: ${why}`,
  correctLine: (line: number) => `Correct line ${line + 1}`,
} as const;

/** What became of a line, beside it and read out. */
export const outcomeTexts = {
  saved: 'Saved',
  waiting: 'Waiting for review',
  savedLine: (line: number) => `Line ${line + 1} saved.`,
  unchangedLine: (line: number) => `Line ${line + 1} is unchanged.`,
  waitingLine: (line: number, reason: string) => `Line ${line + 1} is waiting for review. ${reason}`,
} as const;

/** The line in hand. */
export const editorTexts = {
  label: (line: number) => `Line ${line + 1}, as printed`,
  hint: 'Escape leaves. Alt with an up or down arrow moves to another line.',
  picture: 'The line on its page',
  save: 'Save line',
  leave: 'Leave',
  draft: 'Your unsaved text is back.',
  history: 'History',
  notSaved: 'This line was not saved',
  offline: 'There is no connection. Your text stays in this browser: save it when you are back online.',
} as const;

/** Someone else changed the line meanwhile. */
export const conflictTexts = {
  title: 'Another member has changed this line',
  theirs: 'Their text',
  yours: 'Your text',
  useTheirs: 'Use their text',
  saveYours: 'Save your text',
} as const;

/** Who changed the line, and what they changed. */
export const historyTexts = {
  label: (line: number) => `History of line ${line + 1}`,
  loading: 'Fetching the history…',
  failed: 'We could not fetch the history.',
  none: 'No member has changed this line.',
  formerMember: 'A former member',
  before: 'was',
  after: 'corrected to',
  states: { WAITING: 'Waiting for review', APPLIED: 'Accepted', REFUSED: 'Not accepted', UNDONE: 'Undone' },
  undo: 'Undo',
  undoNamed: (after: string) => `Undo “${after}”`,
  notUndone: 'This correction was not undone. Try again.',
} as const;
