/** Who looks after a sheet, `/desk/sheets/:sheetId/people`. */
export const peopleTexts = {
  title: 'People who look after this sheet',
  text: 'Members without a staff account who bring its files, mend them and publish it. They see no other sheet. Each needs a confirmed email address and a sign-in with a second step.',
  loading: 'Loading the people of this sheet',
  failed: 'We couldn’t load the people of this sheet',
  none: {
    title: 'Staff alone look after this sheet',
    text: 'Invite a member, such as a volunteer of the society whose records these are.',
  },
  caption: 'People who look after this sheet, and who is invited',
  endFailed: 'This was not ended',
  isForTwo: 'A second person allows each publication',
  isForTwoHint:
    'One member of staff with the duty Records allows what another, or a steward, wants to publish. Freer access, a tenth fewer records, a closing date taken away and a withdrawal always wait for a second person, where there is one.',
  policyFailed: 'This was not changed',
} as const;

/** `/desk/invitations/:token`. */
export const invitationTexts = {
  title: (name: string) => `Look after “${name}”`,
  heading: 'Invitation to look after records',
  lead: 'You are invited to bring the files of these records, to mend them and to publish them. You need a sign-in with a second step, such as a code from an app: set it up in your security settings.',
  other:
    'This invitation was sent to another email address than the one of your account, or yours is not confirmed yet. Sign in with the account of that address, or ask for another invitation.',
  loading: 'Loading the invitation',
  failed: 'We couldn’t load this invitation',
  elsewhere: 'Go to the start page',
  join: 'Look after these records',
  joined: 'You look after these records now.',
  open: 'Bring in records',
} as const;
