/** Texts of the shadow tree: a person, their kin, a suggested person and a record. */

export const shadowTreeTexts = {
  heading: 'Shadow tree',
  loading: 'Loading tree',
  failed: 'We could not open the tree',
  rows: { parents: 'Parents', own: 'Person and partners', children: 'Children' },
  thisPerson: 'this person',
};

/** Suggesting a person. */
export const suggestionTexts = {
  drawer: 'Add this person to your tree?',
  unnamed: 'Name not known',
  place: 'Place',
  born: 'Born',
  sex: 'Sex',
  records: 'Records',
  noRecords: 'No records came with this suggestion.',
  record: (id: string) => `Record ${id}`,
  relation: (name: string, to: string) => `How ${name} is related to ${to}`,
  add: 'Add this person to tree',
  added: (name: string) => `${name} is in the tree now`,
  show: (name: string) => `Show ${name}`,
  viewOnly: 'You can view this tree but not change it',
  refused: (name: string) => `${name} was not added`,
};

/**
 * A record beside the tree. What it says where there is none is the specification’s (spec 2 section 8, “Record view
 * failure”).
 */
export const recordViewTexts = {
  drawer: 'Record',
  loading: 'Loading record',
  failed: 'Something has gone wrong, please try again later...',
  none: 'no record found',
  view: 'How to view the record',
  transcript: 'Transcript',
  image: 'Image',
  noImage: 'This record has no image you can see',
  imageOf: (name: string) => `Page with ${name}`,
};
