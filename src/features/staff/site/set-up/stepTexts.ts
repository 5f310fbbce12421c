import type { SITE_TEXTS } from '#domain/site/content/contentKinds.ts';

import type { DoctorFinding } from './setUpApi.ts';

/** What follows once the owner has signed in, `/internal/set-up`. */
export const stepTexts = {
  title: 'Set up this site',
  intro: 'Seven steps, in any order. Each is saved by itself, so you can stop here and come back later.',
  loading: 'Loading the set-up',
  failed: 'We couldn’t load the set-up',
  steps: 'Steps of the set-up',
  tab: (title: string) => `${title} – Set up this site`,
  next: (title: string) => `Next: ${title}`,
  later: (title: string) => `Not now. Next: ${title}`,
  finish: 'Finish, and go to the staff desk',
  toDesk: 'Bring in the first records',
  step: {
    name: {
      short: 'Name',
      title: 'Name and contact',
      what: 'What people call the site, where they write to, and who runs it. The terms of use and the privacy notice take it from here.',
    },
    colour: {
      short: 'Look',
      title: 'Colour and logo',
      what: 'One colour of your own, and your logo. A darker or lighter colour follows from yours wherever text would be hard to read.',
    },
    email: {
      short: 'Email',
      title: 'Email',
      what: 'Members confirm their address and get back into their account by email. Send yourself one to see that it arrives.',
    },
    texts: {
      short: 'Texts',
      title: 'What the site says of itself',
      what: 'Terms, privacy, accessibility and who you are. The texts that come with the software are models: make every sentence true of your site, have your adviser read them, then remove the line “model: true”.',
    },
    use: {
      short: 'Use',
      title: 'What is on',
      what: 'What members can do, how much the server does, and from where staff may copy pages. All of it can be changed later at “This site”, which has the language and the time zone, too.',
    },
    records: {
      short: 'Records',
      title: 'First records',
      what: 'Drop a spreadsheet, say what its columns are, look at what readers will see, and publish it.',
    },
    check: {
      short: 'Check',
      title: 'A last check',
      what: 'What “doctor” says on the command line: whether the site, its backups and what it depends on are well.',
    },
  },
} as const;

/** The step that tries email. */
export const emailTexts = {
  off: 'No email leaves this site yet',
  offWhat:
    'Until then no one can confirm an address or choose a new password. The person who runs the server sets SMTP_URL and MAIL_FROM, and starts the site again.',
  noAddress: 'Your account has no email address',
  noAddressWhat: 'Give it one in your account’s security settings, then come back.',
  to: (address: string) => `We send a code to ${address}.`,
  send: 'Send me a code',
  again: 'Send another code',
  sent: 'A code is on its way. It’s good for an hour.',
  late: 'Nothing after five minutes? Look into your spam folder, then at the last step, which tries the email server.',
  code: 'Code from the email',
  check: 'Check the code',
  form: 'The code that was sent',
  missing: 'Enter the code.',
  wrong: 'This is not the code. Copy the eight letters from the newest email.',
  notSent: 'We couldn’t send the email',
  notChecked: 'We couldn’t check the code',
  works: (when: string) => `Email works: a code came back on ${when}`,
} as const;

/** The step of the texts. */
export const siteTextTexts = {
  names: {
    terms: 'Terms of use',
    privacy: 'Privacy notice',
    accessibility: 'Accessibility statement',
    about: 'About the site',
  } satisfies Record<keyof typeof SITE_TEXTS, string>,
  model: 'Still a model',
  own: 'Your own',
  caption: 'Texts of the site',
  text: 'Text',
  state: 'State',
} as const;

/** The last step. */
export const checkTexts = {
  loading: 'Looking at the site: this takes some seconds',
  failed: 'We couldn’t look at the site',
  well: 'Nothing needs your attention',
  faults: 'Something doesn’t work',
  warnings: 'The site works. Some things should be seen to',
  who: 'What to do is said for the person who runs the server.',
  caption: 'What was looked at',
  check: 'Looked at',
  state: 'State',
  seen: 'What we saw',
  states: {
    OK: 'Well',
    WARNING: 'See to it',
    FAULT: 'Fault',
    NOT_APPLICABLE: 'Not used',
  } satisfies Record<DoctorFinding['state'], string>,
} as const;
