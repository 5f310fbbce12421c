/** A run of text as the server answers it. */
export const span = (text: string, more: object = {}) => ({
  text,
  isStrong: false,
  isEmphasis: false,
  isCode: false,
  to: null,
  ...more,
});

/** An entry of a block. */
export const entry = (title: string, more: object = {}) => ({ title, value: null, to: null, spans: [], ...more });

/** A block with what its kind needs. */
export const block = (kind: string, more: object = {}) => ({
  kind,
  level: null,
  anchor: null,
  spans: [],
  items: [],
  rows: [],
  entries: [],
  ...more,
});

/** A text, with everything a test need not say. */
export const aText = (more: object = {}) => ({
  kind: 'landing',
  key: 'a-text',
  title: 'The 1921 census',
  description: 'What it asked.',
  eyebrow: 'Sunday 19 June 1921',
  heading: 'The 1921 census',
  lead: 'One night between two wars.',
  picture: null,
  updated: null,
  actions: [],
  blocks: [],
  holding: null,
  holdingCount: null,
  ...more,
});
