/** Texts of the map of a person’s life and the panels beside it: `/explore/:treeId/:personId`. */

export const explorePageTexts = {
  tabTitle: (name: string) => `Map of ${name}`,
  loading: 'Loading map',
  failed: 'We could not open the map',
  allFacts: 'All facts',
  map: (name: string) => `Map of the life of ${name}`,
  /** Headings of the panels; of a place and a fact their own. */
  panels: { facts: 'Facts', add: 'Add a fact', edit: 'Edit fact', pin: 'Move the pin', place: 'Place', fact: 'Fact' },
};

/** The facts of the life, and those of one place. */
export const factsPanelTexts = {
  placed: 'Facts on the map',
  nonePlaced: 'None of this person’s facts has a known place',
  others: 'Not on the map',
  othersList: 'Facts without a known place',
  add: 'Add a fact',
  ofPlace: 'Facts at this place',
  noneHere: 'This person no longer has facts at this place',
};

/** One fact. */
export const factPanelTexts = {
  date: 'Date',
  place: 'Place',
  details: 'Details',
  notes: 'Notes',
  position: 'On the map',
  pinned: 'At the pin you or another editor set',
  found: 'Where our gazetteer has the place',
  notFound: 'No: we do not know this place',
  edit: 'Edit fact',
  removed: 'This fact is no longer in the tree',
  viewOnly: 'You can view this tree but not change it',
};

export const factFormTexts = {
  add: 'Add a fact',
  edit: 'Edit fact',
  type: 'Type of fact',
  typePlaceholder: 'Choose',
  typeMissing: 'Choose a type of fact.',
  date: 'Date',
  place: 'Place',
  placeHint: 'From smallest to largest: Roche, Cornwall, England.',
  placeMissing: 'Enter a place: the map shows facts by place.',
  details: 'Details',
  save: 'Save',
  movePin: 'Move the pin',
  cancel: 'Cancel',
  refused: 'The fact was not saved',
};

export const pinFormTexts = {
  form: 'Pin',
  introduction: (place: string) => `Move the map until its centre mark is on ${place}, or enter the position.`,
  latitude: 'Latitude',
  longitude: 'Longitude',
  latitudeWrong: 'Enter degrees from -90 to 90, such as 50.4211.',
  longitudeWrong: 'Enter degrees from -180 to 180, such as -4.8381.',
  save: 'Save pin',
  cancel: 'Cancel',
  refused: 'The pin was not moved',
  noPlace: 'A fact needs a place before it can have a pin',
};

/** Why a fact was not saved. */
export const savingTexts = {
  removed: 'This fact is no longer in the tree.',
  conflict: 'Another editor changed this while you were writing.',
  now: (label: string, value: string | null) => `${label} is now ${value ?? 'empty'}.`,
  nothing: 'Nothing was changed.',
};
