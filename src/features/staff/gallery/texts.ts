/**
 * The gallery of interface parts, for people who work on the site. What its specimens hold is sample data beside them.
 */
export const galleryTexts = {
  title: 'Interface parts',
  intro: 'Each part of src/ui in each of its states.',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  both: 'Both',

  /** Sections. */
  buttons: 'Buttons, links and marks',
  fields: 'Fields',
  messages: 'Messages',
  waiting: 'Waiting',
  records: 'Records and results',
  opening: 'Cards and parts that open',
  photos: 'Photos of members',
  codes: 'Codes to keep',
  overlays: 'Above the page',
} as const;
