import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The columns of a sheet, `/desk/sheets/:sheetId/columns`. */
export const columnTexts = {
  form: 'Columns of this sheet',
  kind: 'What are these records?',
  kindHint: 'It decides what a column can be and how readers find the records.',
  looksLike: (label: string) => `By its headings, this looks like: ${label}.`,
  kept: 'These records came by a command, so each column is a field that they have. A row is a record, and keeps its address.',
  columns: 'What is in each column?',
  columnsText: 'A column that is left out stays in the sheet, but readers don’t see it.',
  kindFirst: 'Say first what these records are.',
  choose: (heading: string) => `What is in ${heading}?`,
  leftOut: 'Left out',
  further: (heading: string) => `What else is in ${heading}?`,
  nothingElse: 'Nothing else',
  lastWord: (label: string) => `and ${label}: the last word`,
  sameToo: (label: string) => `and ${label}: the same`,
  usedBy: (label: string, heading: string) => `${label} (now ${heading})`,
  examples: 'For example',
  noExamples: 'Nothing in it',
  sure: 'Sure',
  likely: 'Likely',
  use: (label: string) => `Use “${label}”`,
  looking: 'Looking at what the columns hold',
  guessesFailed: 'We couldn’t work out what the columns probably are',
  takeAll: (count: number) => `Use ${countInWords(count, 'sure suggestion')}`,
  taken: (count: number) =>
    count === 0
      ? 'No column is plain enough to be filled in for you.'
      : `${countInWords(count, 'column')} filled in for you. Look at each.`,
  rowsCaption: 'The first rows, with a choice above each column',
  // What holds for all rows.
  forAll: 'The same for every row',
  forAllText: 'Fill in what the file doesn’t say itself. Where a column has it, the column comes first.',
  // What readers are told of the set.
  about: 'What readers will read',
  description: 'Description of the source',
  descriptionHint: 'One or two sentences: what the source is, and what it covers.',
  access: 'Who may read the whole record?',
  ACCESS: {
    FREE: { label: 'Everyone', hint: 'No account is needed.' },
    MEMBERS: { label: 'Members', hint: 'Visitors read a summary.' },
    SUBSCRIBERS: { label: 'Subscribers', hint: 'Others read a summary.' },
  },
  notation: 'How are letters marked that could not be read?',
  NOTATION: {
    PLAIN: { label: 'With a question mark, or not at all', hint: 'Smith?, and […] for a gap.' },
    FREEREG: {
      label: 'As FreeREG and FreeCEN do',
      hint: 'C__per, Mar*, Mar[gy]: readers who look for Cooper find it.',
    },
    FREEBMD: { label: 'As FreeBMD does', hint: 'The same, and s{0,1} for a letter that may not be there.' },
    LEIDEN: {
      label: 'As scholarly editions do',
      hint: 'W(illia)m, [...] for lost letters, a dot below a doubtful one.',
    },
  },
  repository: 'Archive',
  repositoryHint: 'Who keeps the original, for citations.',
  archiveSeries: 'Archive reference of the series',
  archiveSeriesHint: 'Such as “P12/1/5”.',
  attribution: 'Thanks and licence',
  attributionHint: 'Shown with every record, such as “Transcribed by Wexcombe FHS”.',
  // Saving.
  toDo: (count: number) => `${countInWords(count, 'thing')} to do before publishing`,
  ready: 'Nothing is missing: look at the records next.',
  save: 'Save',
  saveAndCheck: 'Save and look for problems',
  saved: 'Saved',
  refused: 'The columns were not saved',
  draft: 'This is what you last typed here, which was not saved yet.',
  discard: 'Go back to what was saved',
  // Someone else was quicker.
  changed: 'Someone else changed this sheet',
  changedText: 'Nothing you typed is lost. This is what differs:',
  keepMine: 'Save mine over it',
  takeTheirs: 'Take theirs',
  noDifference: 'Nothing differs from what you typed.',
  otherFile: (name: string) => `The file is now ${name}. Your choices follow the headings.`,
  differs: (what: string, theirs: string, mine: string) => `${what}: now ${theirs}; you have ${mine}.`,
  nothing: 'nothing',
} as const;
