import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Texts of the forms of a profile: their windows, their fields, and what they refuse. */

/** Every window with a form. */
export const editDialogTexts = {
  discard: 'Discard',
  save: 'Save',
  draftFound: 'This is your unsaved draft from earlier',
  refused: 'Your changes were not saved',
  refusal: (reason: string) => `${reason} What you typed is still here.`,
  offline:
    'We cannot reach the site. This browser keeps what you typed, even if you close this window: save it when you are back online.',
};

/** Every question before something is removed. */
export const removeDialogTexts = {
  cancel: 'Cancel',
  refused: 'Nothing was removed',
};

/** Fields that several forms share. */
export const fieldTexts = {
  title: 'Title',
  notes: 'Notes',
  notesHint: 'Leave a blank line to start another note.',
  place: 'Place',
  placePlaceholder: 'Parish, town, county',
  firstNames: 'First names',
  surname: 'Surname',
  sex: 'Sex',
  sexes: { f: 'Female', m: 'Male', x: 'Other', u: 'Not known' },
  living: 'Living or deceased',
  private: 'Private',
};

export const nameTexts = {
  add: 'Add a name',
  edit: 'Edit name',
  prefix: 'Title',
  prefixHint: 'Such as Rev. or Dr.',
  suffix: 'Suffix',
  suffixHint: 'Such as Jr. or III.',
  nickname: 'Nickname',
  kind: 'Kind of name',
  added: 'Name added',
  saved: 'Name saved',
  missing: 'Enter a first name or a surname.',
};

export const statusTexts = {
  title: 'Sex, status and privacy',
  judged: 'Work it out from the tree',
  judgedHint: 'From the dates of this person and their relatives.',
  living: 'Living',
  livingHint: 'Hidden from everyone except the owner, editors, and guests who may see living people.',
  deceased: 'Deceased',
  deceasedHint: 'You know that this person has died.',
  privateHint: 'Hidden from everyone except the owner and editors, whether living or deceased.',
  saved: 'Status saved',
};

export const factTexts = {
  add: 'Add a fact',
  edit: (fact: string) => `Edit ${fact.toLowerCase()}`,
  type: 'Type of fact',
  name: 'Name of the fact',
  age: 'Age in the source',
  description: 'Description',
  date: 'Date',
  cause: 'Cause of death',
  privateHint: 'Only the tree’s owner and editors can see it.',
  added: (fact: string) => `${fact} added`,
  saved: (fact: string) => `${fact} saved`,
  typeMissing: 'Choose a type of fact.',
  nameMissing: 'Enter a name for the fact.',
};

export const notesTexts = { title: 'Notes', saved: 'Notes saved' };

export const storyTexts = {
  add: 'Write a story',
  edit: 'Edit story',
  date: 'Date',
  dateHint: 'In your own words: summer 1911, during the war.',
  text: 'Story',
  textHint: 'Leave a blank line to start a paragraph.',
  added: 'Story added',
  saved: 'Story saved',
  titleMissing: 'Give the story a title.',
  textMissing: 'Write the story.',
};

export const sourceFormTexts = {
  add: 'Add a source',
  edit: 'Edit source',
  titleHint: 'A register, book, census or letter.',
  repositoryHint: 'The archive, library or person that has it.',
  callNumberHint: 'The number it has there.',
  urlPlaceholder: 'https://',
  added: 'Source added',
  saved: 'Source saved',
  titleMissing: 'Give the source a title.',
};

/** Citations: each of a source of the tree, of a new one, or alone. */
export const citationTexts = {
  ofPerson: 'Sources for this person',
  ofCouple: 'Sources for the couple',
  saved: 'Sources saved',
  legend: (number: number) => `Source ${number}`,
  add: 'Add a source',
  remove: (number: number) => `Remove source ${number}`,
  source: 'Source',
  sourceHint: 'Search by title, author or archive. Press the down arrow to see all.',
  sourcePlaceholder: 'None: the citation has no source',
  sourcesFailed: 'We cannot list the tree’s sources right now. What you type is saved in your draft.',
  firstOf: (shown: string, total: string) => `The first ${shown} of ${total}. Type to find the others.`,
  newSource: 'New source',
  newSourceOption: (title: string) => (title === '' ? 'New source …' : `New source: “${title}”`),
  newSourceChosen: 'A new source',
  chooseInstead: 'Choose an existing source instead',
  newTitle: 'Title of the new source',
  page: 'Where in the source',
  pagePlaceholder: 'Page, piece or entry',
  quality: 'Reliability',
  qualityPlaceholder: 'Not assessed',
  text: 'What the source says',
  note: 'Note',
  notChosen: 'Choose a source from the list, or “New source”. To cite none, empty the field.',
};

export const mediumFormTexts = {
  edit: 'Edit photo or document',
  add: (file: string) => `Add ${file}`,
  addAction: 'Add',
  date: 'Date',
  dateHint: 'When it was taken or written.',
  note: 'Note',
  noteHint: 'Who is in it, who has the original, what is written on the back.',
  belongsTo: 'Belongs to',
  wholePerson: 'The person as a whole',
  sending: 'Sending the file',
  checking: 'Checking the file',
  saved: (title: string) => `“${title}” saved`,
  holdersSaved: (title: string) => `Links of “${title}” saved`,
  added: (title: string) => `“${title}” added`,
  titleMissing: 'Give it a title.',
  holderMissing: 'Choose at least one: otherwise it appears nowhere.',
};

export const addMediaTexts = {
  choose: 'Photos and documents to add',
  add: 'Add photos or documents',
  progress: (at: number, of: number) => `Adding ${at} of ${of}`,
  progressBar: 'Files sent',
  refused: 'Some files were not added',
  retry: 'Try again',
  problem: (file: string, reason: string) => `${file}: ${reason}`,
  notOpened: 'This file cannot be sent.',
};

export const relativeTexts = {
  form: 'Add a relative',
  relation: (name: string) => `Relationship to ${name}`,
  who: 'Who to add',
  newPerson: 'A new person',
  existingPerson: 'A person already in this tree',
  existingName: 'Name',
  birthDate: 'Date of birth',
  birthPlace: 'Place of birth',
  deathDate: 'Date of death',
  deathPlace: 'Place of death',
  judged: 'Work it out from the dates',
  family: 'Family',
  familyPlaceholder: 'Choose a family',
  familyProposed: 'The only family whose dates fit. Change it if it is wrong.',
  newFamily: 'A new family',
  add: 'Add to the tree',
  added: (relation: string) => `${relation} added`,
  refused: 'The relative was not added',
  familyMissing: 'Choose a family, or a new one.',
  existingMissing: 'Choose a person from the list.',
};

export const mergePeopleTexts = {
  title: (name: string) => `Merge with ${name}`,
  description: 'Find the same person elsewhere in this tree, then choose which of their details to keep.',
  other: 'The other person',
  otherLoading: 'Loading the other person',
  otherFailed: 'We could not open the other person',
  name: 'Name to show',
  noName: 'no name',
  takeSex: 'Use the other person’s sex',
  takeLiving: 'Use the other person’s living or deceased status',
  facts: 'Facts to add from the other person',
  factsHint: 'Every fact of the person you keep stays.',
  noFacts: 'None.',
  consequence:
    'Their families are joined, and the other person is removed from the tree. You can undo this in the history.',
  linesLoading: 'Looking at the other person’s lines of the GEDCOM file',
  linesFailed: 'We couldn’t say which lines of the GEDCOM file would be left out',
  noLines: 'The other person has no lines of a GEDCOM file that we don’t interpret.',
  moved: (count: number) =>
    `${countInWords(count, 'line')} of the GEDCOM file that we don’t interpret ${count === 1 ? 'moves' : 'move'} to the person you keep, for your exports`,
  dropped: (count: number) =>
    `${countInWords(count, 'line')} of the GEDCOM file that other programs put below a name, fact, date or place will be left out`,
  furtherLines: (count: number) => `and ${countInWords(count, 'more line')}`,
  refused: 'The people were not merged',
  cancel: 'Keep both',
  confirm: 'Merge people',
  merged: (name: string) => `Merged into ${name}`,
};

export const removePersonTexts = {
  title: (name: string) => `Remove ${name}?`,
  description: 'This removes their facts, notes and family links. Relatives stay in the tree. You can undo this.',
  confirm: 'Remove from the tree',
  removed: (name: string) => `${name} removed`,
};
