/** The texts of the site, `/internal/content`. */
export const contentTexts = {
  title: 'Texts of the site',
  intro:
    'Drafts, faults in the files, and which of your own texts replace ours. Texts are Markdown files in the folder that CONTENT_DIR names.',
  feedback: 'Read what visitors say about help articles',
  loading: 'Loading texts',
  failed: 'We couldn’t load the texts',
  nothing: '–',

  faults: 'Faults',
  noFaults: 'No faults: every file can be shown whole.',
  file: 'File',
  fault: 'Fault',

  drafts: 'Drafts',
  noDrafts: 'No drafts. A text with “draft: true” at its top appears here before it is published.',
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

/** `help-article` as words. */
export const kindInWords = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;
