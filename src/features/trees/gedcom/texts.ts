import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

const people = (count: number): string => countInWords(count, 'person', 'people');
const families = (count: number): string => countInWords(count, 'family', 'families');

/** `/gedcom/upload` and `/tree/upload-gedcom`. */
export const uploadTexts = {
  title: 'Upload a family tree',
  lead: 'Upload a GEDCOM file from another program or site. We check it first and show you what’s in it: no tree is created until you say so. Living people are hidden from others.',
  // Who can’t upload.
  signIn: { title: 'Sign in to upload your tree', text: 'Trees are private until you share them. An account is free.' },
  noTrees: {
    title: 'Your account does not include family trees',
    text: 'A GEDCOM file becomes a family tree, so you can’t upload one with this account.',
    home: 'Back to homepage',
  },
  // The file.
  loading: 'Loading your uploads',
  failed: 'We couldn’t get your uploads',
  choose: 'Choose a GEDCOM file, or drop it here',
  chooseButton: 'Choose a file',
  chooseHint: (endings: readonly string[], megabytes: number) =>
    `${endings.join(', ')} · up to ${figure(megabytes)} MB · versions 5.5 to 7`,
  uploading: 'Uploading',
  notArrived: 'The file didn’t arrive. Check your connection and try again.',
  cancel: 'Cancel',
  cancelFailed: 'The import wasn’t cancelled',
  another: 'Choose another file',
};

/** The stages of an import. */
export const importTexts = {
  checking: 'Checking the file',
  checked: (file: string) => `What is in ${file}`,
  importing: (name: string) => `Creating “${name}”`,
  progress: 'Importing people, families and sources',
  mayLeave: 'You can leave this page. The import carries on, and this page shows it when you come back.',
  cancel: 'Cancel the import',
  done: (name: string) => `“${name}” is ready`,
  open: 'Open the tree',
  again: 'Upload another file',
  came: (persons: number, familyCount: number, file: string) =>
    `${people(persons)} and ${families(familyCount)} were imported from ${file}.`,
  cameFrom: (file: string) => `Imported from ${file}.`,
  failed: (file: string) => `${file} was not imported`,
  unknown: 'Something went wrong.',
  noTree: 'No tree was created.',
  // Naming the tree.
  name: 'Name of the tree',
  nameMissing: 'Give the tree a name.',
  create: 'Create tree',
};

/** What is in a file. */
export const checkTexts = {
  origin: (version: string, encoding: string, program: string | null) =>
    [
      version === '' ? 'GEDCOM without a version' : `GEDCOM ${version}`,
      encoding.toUpperCase(),
      program && `written by ${program}`,
    ]
      .filter(Boolean)
      .join(' · '),
  people: 'People',
  families: 'Families',
  sources: 'Sources',
  media: 'Media',
  notes: 'Shared notes',
  living: (count: number) => `${people(count)} may be living`,
  livingText: 'Only you, and the people you let edit the tree, see them.',
  mediaMissing: 'The file names photos and documents but doesn’t contain them. We import their titles.',
  leftBehindText: 'The list below shows which files are left behind, and why.',
  camera: 'We remove what a camera wrote into photos, such as the place.',
  filesKept: (saved: number, all: number, isDone: boolean) =>
    `${figure(saved)} of ${countInWords(all, 'media file')} ${isDone ? (saved === 1 ? 'was' : 'were') : 'will be'} saved`,
  first: (shown: number, all: number) => `The first ${figure(shown)} of ${figure(all)}.`,
  // Lines to look at.
  problems: (count: number) => `${countInWords(count, 'line')} to look at`,
  problemsText: 'We import the file all the same. Lines we can’t read are stored word for word, and exported again.',
  problemsCaption: 'Lines to look at',
  line: 'Line',
  problem: 'Problem',
  // Files of an archive.
  leftBehind: (count: number) => `${countInWords(count, 'file')} left behind or not found`,
  leftBehindCaption: 'Files left behind',
  file: 'File',
  why: 'Reason',
  // People who may be in the file twice.
  doubles: (count: number) => `${people(count)} who may be duplicates`,
  doublesText: 'They have the same name and year of birth. We don’t merge them: you can do that in the tree.',
  doublesCaption: 'People who may be duplicates',
  name: 'Name',
  born: 'Born',
  times: 'Times',
};

/** `/tree/{id}/settings/export`. */
export const exportTexts = {
  title: 'Export this tree',
  crumb: 'Export',
  loading: 'Loading tree',
  failed: 'We couldn’t open this tree',
  lead: 'What you imported and didn’t change is exported word for word, including fields of other programs.',
  notAllowed: {
    title: 'You can look at this tree, but not download it',
    text: 'The owner hasn’t allowed downloads.',
    open: 'Open the tree',
  },
  // The form.
  what: 'What to export',
  format: 'Format',
  formats: {
    seven: { label: 'GEDCOM 7.0', hint: 'The current version. Choose it if the other program reads it.' },
    five: { label: 'GEDCOM 5.5.1', hint: 'Every program reads it.' },
    zip: { label: 'GEDZIP', hint: 'GEDCOM 7.0 with photos and documents, in one archive.' },
  },
  living: 'Leave out living people',
  livingHint: 'Only their place in the family is written, without name or dates.',
  private: 'Leave out private people and facts',
  preview: 'Preview the file',
  // What the file holds.
  notReady: 'We couldn’t prepare the file',
  holds: 'What the file contains',
  withheld: { title: 'Living people are left out', text: 'The owner of this tree shows them to editors only.' },
  counts: (persons: number, familyCount: number, sources: number, media: number) =>
    `${people(persons)}, ${families(familyCount)}, ${countInWords(sources, 'source')} and ${countInWords(media, 'media item')}`,
  beside: (files: number) => `, with ${countInWords(files, 'photo or document', 'photos and documents')}`,
  nothingLost: 'Nothing is left out',
  losses: 'Left out or written differently',
  loss: 'What',
  times: 'Times',
  download: 'Download',
  notStarted: 'The download didn’t start',
  alreadyRunning: 'You have another download running. Wait until it has finished, then try again.',
};
