/** `/organisations`. */
export const listTexts = {
  title: 'Your organisations',
  titleOfStaff: 'Libraries and partners',
  intro: 'Libraries and partner organisations that you look after.',
  introOfStaff:
    'Libraries whose readers sign in here, and organisations that bought a plan for their members. Invite a member of each to look after it. They are added and changed on the server.',
  loading: 'Loading the organisations',
  failed: 'We couldn’t load the organisations',
  none: {
    title: 'There is no organisation here at present',
    text: 'A library is added with the command “institution add”, a partner organisation with “partner add”.',
  },
  noneOfContact: {
    title: 'You look after no organisation at present',
    text: 'Staff of the site invite you to look after a library or a partner organisation, by email.',
  },
  caption: 'Organisations',
  name: 'Organisation',
  kind: 'Kind',
  kinds: { LIBRARY: 'Library', PARTNER: 'Partner' },
  people: 'People',
  of: (name: string) => ` of ${name}`,
} as const;

/** Who looks after an organisation. */
export const peopleTexts = {
  title: 'People who look after this organisation',
  text: 'Members without a staff account. They see this organisation and no other. Each needs a confirmed email address and a sign-in with a second step.',
  loading: 'Loading the people of this organisation',
  failed: 'We couldn’t load the people of this organisation',
  none: {
    title: 'No one looks after this organisation yet',
    text: 'Invite a librarian, or the person at the partner organisation who speaks for it.',
  },
  caption: 'People who look after this organisation, and who is invited',
  endFailed: 'This was not ended',
} as const;

/** `/organisations/invitations/:token`. */
export const invitationTexts = {
  title: (name: string) => `Look after “${name}”`,
  heading: 'Invitation to look after an organisation',
  lead: {
    LIBRARY:
      'You are invited to see how much your library uses this site, what its contract is, and whether its sign-in works. You need a sign-in with a second step, such as a code from an app: set it up in your security settings.',
    PARTNER:
      'You are invited to see how many members of your organisation have joined, and its collections. You need a sign-in with a second step, such as a code from an app: set it up in your security settings.',
  },
  other:
    'This invitation was sent to another email address than the one of your account, or yours is not confirmed yet. Sign in with the account of that address, or ask for another invitation.',
  loading: 'Loading the invitation',
  failed: 'We couldn’t load this invitation',
  elsewhere: 'Go to the start page',
  join: 'Look after this organisation',
  joined: 'You look after this organisation now.',
  open: 'Open it',
} as const;

/** By the code of a refusal. */
export const refusalTexts: Readonly<Record<string, string>> = {
  STEWARD_ADDRESS: 'Confirm your email address in your security settings first. What you typed stays on this page.',
  STEWARD_FACTOR:
    'This needs a sign-in with a second step. Set one up in your security settings, and sign in again with it.',
  STEWARD_EMAIL: 'Enter an email address, such as mary@example.com.',
  STEWARD_KNOWN: 'This address is invited already, or its account looks after this organisation.',
  STEWARD_OTHER: 'This invitation was sent to another email address than the one of your account.',
  CONTACT_EMAIL: 'Enter an email address, such as mary@example.com, or leave the field empty.',
  CONTACT_NAME: 'A name has 120 characters at most.',
  CONTACTS_CHANGED:
    'Another person has changed these contacts since you opened the page. What you typed stays here: note it, and open the page again.',
  RATE_LIMITED: 'This was tested often in a short time. Try again in ten minutes.',
  NOT_FOUND: 'This organisation isn’t here any more, or you don’t look after it any more.',
};
