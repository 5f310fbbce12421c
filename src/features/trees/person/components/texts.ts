/** Texts of what surrounds the sections of a profile: its head and menu, edits, a timeline, media. */

/** The head of a profile. */
export const headerTexts = {
  mayBeLiving: 'May be living',
  private: 'Private',
  hidden: 'This person may be living or is marked private. Only the tree’s owner and editors can see more.',
  fullProfile: 'Full profile',
  showInTree: 'Show in tree',
  searchRecords: 'Search records',
  relationship: 'How are they related?',
  addName: 'Add a name',
  editName: 'Edit name',
  more: (name: string) => `More actions for ${name}`,
  addRelative: 'Add a relative',
  addAnotherName: 'Add another name',
  status: 'Sex, status and privacy',
  merge: 'Merge with another person',
  remove: 'Remove from the tree',
};

/** The sections, and their menu. */
export const sectionTexts = {
  navigation: 'Profile',
  labels: {
    overview: 'Overview',
    facts: 'Facts',
    family: 'Family',
    sources: 'Sources',
    stories: 'Stories',
    media: 'Media',
    map: 'Map',
    history: 'History',
  },
  loading: (section: string) => `Loading ${section.toLowerCase()}`,
};

/** Where the error page of a relationship leads. */
export const relationshipProblemTexts = {
  title: 'A relationship here cannot be right',
  editors:
    'Unlink the person who does not belong here, or change how they are linked. Then add them again in the right place.',
  others: 'The tree’s owner can correct it.',
};

/** The error page of a profile: its heading is the specification’s (spec 2 section 8, “Person-profile error page”). */
export const profileErrorTexts = {
  heading: 'Something went wrong',
  refresh: 'Please refresh the page: that often helps.',
  logIn: ' If you are logged out, log in to see it.',
  support: { before: 'If this keeps happening, ', link: 'contact support', after: '.' },
  refreshAction: 'Refresh',
  logInAction: 'Log in',
};

/** What edits say when they are done, undone or refused. */
export const editingTexts = {
  refused: 'The change was not made',
  undo: 'Undo',
  undone: 'Change undone',
  cannotUndo: (labels: string) => `Later changes depend on this one, so it cannot be undone by itself: ${labels}.`,
};

/** Later changes are in the way of an undo. */
export const alongTexts = {
  title: 'Later changes depend on this one',
  description: (count: number) =>
    count === 1
      ? 'It can be undone if this later change is undone with it:'
      : 'It can be undone if these later changes are undone with it:',
  cancel: 'Keep everything',
  undo: (count: number) => (count === 1 ? 'Undo this, too' : 'Undo these, too'),
};

/** Two authors changed the same. */
export const conflictTexts = {
  title: 'Another editor changed this too',
  description: 'Choose which values to keep. All other changes, theirs and yours, are saved.',
  before: (value: string | null) => `Before: ${value ?? 'empty'}`,
  mine: (value: string | null) => `Mine: ${value ?? 'empty'}`,
  theirs: (value: string | null) => `Theirs: ${value ?? 'empty'}`,
  back: 'Back to my form',
  save: 'Save my choices',
};

/** It is saved, and looks wrong. */
export const warningTexts = {
  title: 'Saved, but please check',
  description: 'Some details look unlikely. Compare them with your sources.',
  close: 'Continue',
};

/** One line of the timeline. */
export const timelineTexts = {
  private: 'Private',
  aged: (years: number, isExact: boolean) => `${isExact ? 'aged' : 'aged about'} ${years}`,
  statedAge: (age: string) => `age in the source: ${age}`,
  cause: (cause: string) => `cause: ${cause}`,
  // A hint beside a place that was in another county or country then.
  placeThen: (name: string) => `Place then in: ${name}`,
  edit: (label: string) => `Edit ${label}`,
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
};

/** Photos and documents: small ones beside a fact, cards, and one large. */
export const mediaTexts = {
  view: (name: string) => `View ${name}`,
  document: (name: string) => `${name} (PDF)`,
  downloadDocument: (name: string, size: string) => `Download ${name}, PDF, ${size}`,
  documentKind: (size: string) => `PDF · ${size}`,
  noFile: 'File not included',
  portrait: 'Portrait',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  makePortrait: 'Use as portrait',
  makePortraitNamed: (name: string) => `Use ${name} as portrait`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  previous: 'Previous',
  next: 'Next',
  position: (at: number, of: number) => `${at} of ${of}`,
};
