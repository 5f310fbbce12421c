import type { StaffSetting, StaffSettingGroup } from '#domain/kernel/site/staffSettings.ts';

/** What the site is called, who runs it and how it works, `/internal/site`. */
export const siteTexts = {
  title: 'This site',
  intro:
    'What the site is called, who runs it and how it works. Changes reach every page within seconds; pages that are open show them when they are next loaded. What holds only once the server is started again says so.',
  steps: 'Set the site up step by step',
  loading: 'Loading the settings of the site',
  failed: 'We couldn’t load the settings of the site',
} as const;

/** The form. */
export const formTexts = {
  name: 'Settings of the site',
  pick: 'Pick a colour',
  setOutside: (variable: string) => `Set by the operator (${variable}).`,
  otherwise: (value: string) => `Empty: ${value}.`,
  notChosen: (value: string) => `As it is without a choice: ${value}`,
  save: 'Save',
  saved: 'Saved.',
  same: 'Change something first.',
  notSaved: 'We couldn’t save this',
  wrong: 'Correct what is marked above.',
} as const;

/** What heads each group of settings. */
export const GROUP_TITLES: Readonly<Record<StaffSettingGroup, string>> = {
  name: 'Name and look',
  operator: 'Who runs it',
  use: 'What is on',
  place: 'Language, time and maps',
};

/** Of what cannot change while the server runs. */
const NEXT_START = 'Holds once the server is started again.';

/** How a setting is shown and asked for. */
interface SettingTexts {
  label: string;
  hint: string;
  /** It may have several lines. */
  isLong?: true;
  /** It is one of these, or unset. */
  options?: readonly { value: string; label: string }[];
}

const WORDS: Readonly<Record<StaffSetting, SettingTexts>> = {
  SITE_NAME: {
    label: 'Name of the site',
    hint: 'In tabs, emails, citations, files and authenticator apps. Citations that were copied keep the earlier name.',
  },
  SITE_SHORT_NAME: {
    label: 'Short name',
    hint: 'Where there is little room, as at the head of pages: at most 24 characters.',
  },
  SITE_ACCENT: {
    label: 'Colour',
    hint: 'Of buttons, links and marks, such as #1f6f54.',
  },
  SITE_LOGO: { label: 'Logo', hint: '' },
  SUPPORT_EMAIL: { label: 'Contact address', hint: 'Support’s email address: in the help panel and the site’s texts.' },
  OPERATOR_NAME: { label: 'Who runs the site', hint: 'As the terms of use and other texts about the site give it.' },
  OPERATOR_ADDRESS: { label: 'Postal address', hint: 'Its lines separated by commas.' },
  OPERATOR_REGISTRATION: {
    label: 'Registration',
    hint: 'Such as “Registered charity 123456 (England and Wales)”.',
  },
  TERMS_DATE: {
    label: 'Terms of use in force since',
    hint: 'A date such as 2026-01-31. Members who accepted earlier terms are asked again when they next sign in.',
  },
  SELLER_NAME: { label: 'Seller', hint: 'As invoices give it.' },
  SELLER_ADDRESS: { label: 'Address of the seller', hint: 'On invoices, its lines separated by commas.' },
  SEARCH_LIMIT: {
    label: 'Searches in five minutes',
    hint: 'By visitors of one network; a member has four times as many. Suggestions, reports and charts count, too. 0: no limit.',
  },
  OCR_THREADS: {
    label: 'Newspaper pages read side by side',
    hint: 'Pages without text, in the background of each server: at most as many as it has processors, with 700 MB of memory for each. 0: none. Pages in hand are read first.',
  },
  MAP_LAYERS: {
    label: 'Historical maps',
    hint: 'Of other servers, as a list in JSON: [{"name": "Six-inch survey", "year": 1888, "tiles": "https://tiles.example.org/{z}/{x}/{y}.png", "attribution": "Maps of Example Library"}]. Those servers see readers’ addresses and where they look: say so in the privacy notice.',
    isLong: true,
  },
  MANIFEST_HOSTS: {
    label: 'Sites that pages are copied from',
    hint: 'Hosts of IIIF manifests and of the pictures they name, separated by commas, such as iiif.example.org. Staff may copy registers and newspapers from there, and from nowhere else.',
  },
  MESSAGING: {
    label: 'Messages between members',
    hint: 'Before they are switched on: find out what the law asks, name who moderates, and put it into the terms and the privacy notice (the manual, “Messages between members”). Switched off, nothing is deleted.',
    options: [
      { value: 'on', label: 'Members may write to each other' },
      { value: 'off', label: 'Members can’t write to each other' },
    ],
  },
  SITE_LOCALE: {
    label: 'English',
    hint: `For the names of fields and categories. ${NEXT_START}`,
    options: [
      { value: 'en_GB', label: 'British' },
      { value: 'en_US', label: 'American' },
      { value: 'en_AU', label: 'Australian' },
      { value: 'en_IE', label: 'Irish' },
    ],
  },
  SITE_TIME_ZONE: {
    label: 'Time zone',
    hint: `In which the days of subscriptions and invoices are counted, such as Europe/London. ${NEXT_START}`,
  },
};

/** Each setting by its environment variable: its label, and what to enter. */
export const SETTING_TEXTS: Readonly<Record<string, SettingTexts>> = WORDS;

/** A value in words, where it is one of a few. */
export const wordsOfOption = (name: string, value: string): string =>
  SETTING_TEXTS[name]?.options?.find((option) => option.value === value)?.label ?? value;

/** What an accent colour becomes. */
export const accentTexts = {
  title: 'How this colour is used',
  kept: 'White can be read on this colour, so buttons have it as it is.',
  moved: (colour: string) =>
    `White can’t be read on this colour, so buttons have the nearest one on which it can: ${colour}.`,
  light: 'In light pages',
  dark: 'In dark pages',
  names: { brand: 'Buttons', link: 'Links', focus: 'Keyboard focus', indigo: 'Strips' },
} as const;

/** Where another change came between. */
export const conflictText =
  'The settings were changed meanwhile, here or by someone else. Look at them, then try again.';

/** The logo. */
export const logoTexts = {
  title: 'Logo',
  what: 'At the head of every page. One that is much wider than it is high is shown without the name; one that is nearly square is the icon in tabs and on telephones, too.',
  now: 'Logo of the site',
  inLight: 'In light pages',
  inDark: 'In dark pages',
  label: 'Choose a picture, or drop it here',
  hint: 'SVG, PNG, JPEG or WebP, 700 kB at most (SVG 100 kB). Best without a ground of its own.',
  button: 'Choose a picture',
  tooLarge: 'This file is larger than 700 kB.',
  remove: 'Remove the logo',
  setOutside: 'The operator has set the logo (SITE_LOGO).',
  saved: 'Logo saved. Pages show it when they are next loaded.',
  removed: 'Logo removed.',
  notSaved: 'We couldn’t save the logo',
} as const;

/** What was changed before. */
export const historyTexts = {
  title: 'Changes',
  caption: 'Changes of these settings, newest first',
  none: 'Nothing was changed here yet.',
  when: 'Time (UTC)',
  who: 'Changed by',
  what: 'Setting',
  change: 'Change',
  formerStaff: 'A former member of staff',
  nothing: 'nothing',
  maps: (maps: readonly { name: string; year: number }[]) =>
    maps.map(({ name, year }) => `${name} (${year})`).join(', '),
  logo: (name: string) => `a logo (${name.slice(0, 6)})`,
  fromTo: (was: string, becomes: string) => `from ${was} to ${becomes}`,
  undo: 'Undo',
  undoOf: (label: string) => `the change of ${label}`,
  undone: 'Change undone.',
  notUndone: 'We couldn’t undo this',
} as const;
