/** What a member can do with a search as a whole. */
export const memoryTexts = {
  save: 'Save search',
  more: 'More about this search',
  similar: 'Similar searches',
  saved: 'Saved searches',
  diary: 'Research diary',
};

/** Searches that change one thing of this one. */
export const similarTexts = {
  title: 'Similar searches',
  lead: 'Each changes one thing. The figure is how many records it finds.',
  failed: 'We couldn’t work out similar searches',
  none: 'No similar search finds more.',
};

/** `/steady-sherlock`: a member searched too often in a short time. */
export const limitTexts = {
  title: 'You have reached the limit',
  what: 'Your account made more searches in a few minutes than we allow, so that the site stays quick for everyone. Nothing is lost. Wait five minutes, then carry on.',
  notYou:
    'If this wasn’t you, someone else may be using your account. Check your signed-in devices, and sign out any you don’t recognise.',
  back: 'Back to search',
  devices: 'Check signed-in devices',
};

/** What a member does with the record of a row. */
export const keepRowTexts = {
  menu: (name: string) => `Save ${name}`,
  research: 'Add to research',
  collection: 'Add to collection',
};

/** For those who look after records: one set of them. */
export const chosenTexts = { link: 'Edit these records' };
