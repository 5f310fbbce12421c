/** The texts of the site, `/internal/content`. */
export const contentTexts = {
  title: 'Texts of the site',
  intro:
    'Every text of the site can be written here. Drafts, faults, and which of your own texts replace ours are listed first.',
  feedback: 'Read what visitors say about help articles',
  loading: 'Loading texts',
  failed: 'We couldn’t load the texts',
  nothing: '–',

  faults: 'Faults',
  noFaults: 'No faults: every text can be shown whole.',
  file: 'File',
  fault: 'Fault',

  drafts: 'Drafts',
  noDrafts: 'No drafts. A text that is saved as a draft appears here until it is published.',
  text: 'Text',
  kind: 'Kind',
  updated: 'Updated',
  toMend: 'To correct',
  ready: 'Ready to publish',

  own: 'Your own texts',
  noOwn: 'None yet: readers see the texts that come with the site.',
  replaces: 'Replaces',
  addition: 'Nothing: an addition',
  older: 'Ours has changed since: check that yours is still true',
} as const;

/** All texts, and how one is opened that does not exist yet. */
export const listTexts = {
  title: 'All texts',
  caption: 'Texts with their names, and where they were written',
  loading: 'Loading the list of texts',
  failed: 'We couldn’t load the list of texts',
  find: 'Find a text',
  notFound: 'No text has this in its title or name.',
  showAll: (count: number): string => `Show all ${count}`,
  text: 'Text',
  name: 'Name',
  origin: 'Written',
  origins: { SOFTWARE: 'Comes with the site', FOLDER: 'In your folder', BROWSER: 'Here' },
  draft: 'Draft',
  newName: 'Name of a new text',
  newNameHint: 'Its kind and its own name: page/opening-hours will be at /page/opening-hours.',
  noName: 'Enter a kind and a name in lower-case letters, such as page/opening-hours.',
  write: 'Write a text',
} as const;

const ORIGINS = {
  SOFTWARE: 'This text comes with the site. What you publish here takes its place.',
  FOLDER: 'This text is in your folder of texts. What you publish here takes its place.',
  BROWSER: 'This text was written here.',
} as const;

/** The page of one text. */
export const textPageTexts = {
  titleOf: (name: string): string => `Text: ${name}`,
  loading: 'Loading the text',
  failed: 'We couldn’t load the text',
  all: 'All texts',
  intro: (origin: keyof typeof ORIGINS | null, isDraft: boolean): string => {
    if (origin === null) return 'There is no text of this name yet.';
    return isDraft ? 'You see a draft, which readers do not have.' : ORIGINS[origin];
  },
} as const;

/** Writing a text. */
export const formTexts = {
  name: 'Write the text',
  markdown: 'Text',
  hint: 'Markdown. Between the two lines of hyphens at the top are its title, its description and the like.',
  found: 'What you typed before is here again.',
  publish: 'Publish',
  saveDraft: 'Save as a draft',
  published: 'Published.',
  draftSaved: 'Saved as a draft. Readers see what they saw before.',
  notSaved: 'The text was not saved',
  overtaken: 'This text has changed since you started to write',
  overtakenWhat: 'What you typed is still here. Look at the changes below, and decide which text goes on.',
  replaceTheirs: 'Go on with what I typed',
  takeTheirs: 'Go on with the newer text',
} as const;

/** A text as readers will see it. */
export const previewTexts = {
  title: 'As readers will see it',
  shown: 'The text as readers will see it',
  loading: 'Looking at the text',
  failed: 'We couldn’t look at the text',
  faults: 'To correct before it is published',
} as const;

/** Who wrote a text. */
export const changesTexts = {
  title: 'Changes made here',
  caption: 'Who changed this text, and when',
  when: 'When',
  who: 'By',
  what: 'What',
  published: 'Published',
  draft: 'Draft',
  removed: 'Removed: the text of the files is shown',
  formerStaff: 'A former member of staff',
  again: 'Again',
  restore: 'Use this again',
  restoreOf: (moment: string): string => `of ${moment}`,
  remove: 'Remove what was written here',
  takenAway: 'Removed. Readers see the text of the files, where there is one.',
  restored: 'This text is used again.',
  notRestored: 'Nothing was changed',
} as const;

/** `help-article` as words. */
export const kindInWords = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;
