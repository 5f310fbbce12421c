import type { StoredItem } from '#domain/kernel/consent/storedItems.ts';

/** The cookies policy, from its heading down. */
export const cookiesTexts = {
  title: 'Cookies policy',
  what: 'Everything this site stores in your browser: cookies, and entries in the browser’s own storage. We use anything that is not necessary only if you agree. Your choice lasts 180 days.',
  counting:
    'Whatever you choose, we count how often each page is opened and how quickly it appears. This uses no cookie, and records neither who you are nor what you search for.',
  change: 'Change your choice',
};

/** What the reader has answered for a group. */
export const answerTexts = {
  always: 'Always on',
  unanswered: 'Off until you agree',
  allowed: 'Allowed',
  refused: 'Refused',
};

/** The groups of the privacy choices, in their order. */
export const groupTexts = {
  necessary: {
    title: 'Necessary',
    text: 'Without these we could not sign you in, bring you back to your page or remember your choice. They have no other use and need no permission.',
  },
  performance: {
    title: 'Performance',
    text: 'With your permission we join the pages of one visit, count which regions are searched, and credit a partner whose link you followed. If this site uses session recording, its script comes from another site and sets its own cookies.',
  },
  functional: {
    title: 'Functional',
    text: 'With your permission we remember your preferences and, where this site runs a survey, ask you now and then how it works for you. If the survey comes from another site, its script receives your member number and sets its own cookies.',
  },
  targeting: { title: 'Targeting', text: 'This site does not use this group at present.' },
};

/** The table of stored items below each group. */
export const itemTexts = {
  caption: (group: string) => `${group}: names, purposes and lifetimes`,
  name: 'Name',
  purpose: 'Purpose and lifetime',
  places: {
    cookie: 'Cookie',
    local: 'Browser storage',
    session: 'Tab storage',
    cache: 'Browser cache',
  } satisfies Record<StoredItem['where'], string>,
};
