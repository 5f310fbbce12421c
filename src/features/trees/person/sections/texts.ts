/** Texts of the sections of a profile, in the order of their menu. */

export const overviewTexts = {
  life: {
    title: 'Life',
    born: 'Born',
    died: 'Died',
    nickname: 'Nickname',
    otherNames: 'Other names',
    editName: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    status: 'Status',
    mayBeLiving: 'May be living',
    deceased: 'Deceased',
    allFacts: 'All facts and timeline',
  },
  notes: { title: 'Notes', edit: 'Edit notes', empty: 'No notes yet.' },
  relatives: {
    title: 'Close family',
    empty: 'No relatives are linked to this person yet.',
  },
};

export const factsTexts = {
  showHistory: 'Show historical events',
  add: 'Add a fact',
  empty: {
    title: 'No facts yet',
    editors: 'Add a birth, census entry or occupation, with the source where you found it.',
    others: 'No facts have been added for this person.',
  },
  timeline: 'Timeline',
};

export const familyTexts = {
  parents: { title: 'Parents and siblings', empty: 'No parents are linked yet.', thisPerson: 'This person' },
  partners: { title: 'Partners and children', empty: 'No partners or children are linked yet.' },
  link: (name: string) => `How ${name} is linked to the family`,
  linkSaved: (name: string) => `Link to ${name} saved`,
  unlink: 'Unlink',
  unlinkNamed: (name: string) => `Unlink ${name}`,
  unlinked: (name: string) => `${name} unlinked`,
  addRelative: 'Add a relative',
  couple: {
    edit: 'Edit',
    editNamed: (fact: string) => `Edit ${fact}`,
    addFact: 'Add a fact about the couple',
    sources: (count: number) => (count === 0 ? 'Sources for the couple' : `Sources for the couple (${count})`),
  },
};

export const sourcesTexts = {
  add: 'Add a source',
  editCitations: 'Edit this person’s sources',
  all: 'All sources in this tree',
  empty: {
    title: 'No sources yet',
    text: 'A source shows where you found a fact. Records you add from this site bring their source with them.',
  },
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
  usesOfSource: 'Everything that cites this source',
  withoutSource: 'Citations without a source',
  thisPerson: 'This person',
  record: 'View the record',
};

export const storiesTexts = {
  write: 'Write a story',
  empty: {
    title: 'No stories yet',
    editors: 'Write down your family’s stories before they are forgotten.',
    others: 'No one has written about this person yet.',
  },
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title}`,
  removed: (title: string) => `“${title}” removed`,
};

export const mediaSectionTexts = {
  empty: {
    title: 'No photos or documents yet',
    editors:
      'Add photos, letters or certificates, including PDFs. We remove the location and other camera data from photos.',
    others: 'No photos of this person have been added.',
  },
  portraitChosen: (name: string) => `“${name}” is now the portrait`,
  removed: (name: string) => `“${name}” removed`,
};

export const mapTexts = {
  empty: { title: 'No places yet', text: 'Facts with a place appear here on a map.' },
  label: (name: string) => `Map of the life of ${name}`,
  unknown: 'Not on the map, because our gazetteer does not know them or has several places of that name:',
};

export const historyTexts = {
  title: 'History of changes',
  editorsOnly: 'Only the tree’s owner and editors can see its history',
  loading: 'Loading changes',
  failed: 'We could not open the history',
  empty: 'No changes since this person was added to the tree',
  undo: 'Undo',
  undoNamed: (when: string) => `Undo the change of ${when}`,
  undone: 'Undone',
  earlier: 'Show earlier changes',
  changed: 'Changed',
  /** Of a change that has no headline of its own, by its action. */
  actions: {
    create: 'Tree started',
    edit: 'Changed',
    'add-relative': 'Relative added',
    link: 'Linked',
    unlink: 'Unlinked',
    remove: 'Removed',
    merge: 'Two people merged',
    'merge-sources': 'Two sources merged',
    'add-record': 'Record added',
    add: 'Added',
    undo: 'Change undone',
    import: 'Imported',
  } as Readonly<Record<string, string>>,
};
