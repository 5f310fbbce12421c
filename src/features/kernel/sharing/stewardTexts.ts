/** Who looks after something, and invitations to it. */
export const stewardTexts = {
  person: 'Person',
  gone: 'Someone whose account is gone',
  state: 'Status',
  since: 'Since',
  invitedBy: (name: string, when: string) => `${when}, invited by ${name}`,
  actions: 'End',
  end: 'End',
  takeAway: 'Take away',
  of: (name: string) => ` (${name})`,
  form: 'Invite someone',
  email: 'Email address',
  emailHint: 'A link goes there. It works once within seven days, for the account with this address.',
  missing: 'Enter an email address.',
  invite: 'Send invitation',
  refused: 'The invitation was not sent',
  sent: (email: string) => `The invitation to ${email} is on its way.`,
} as const;

/** How who looks after something, or an invitation to it, is. */
export const STEWARD_STATES = {
  ACTIVE: { text: 'Looks after it', tone: 'success' },
  INVITED: { text: 'Invited', tone: 'info' },
  LAPSED: { text: 'Invitation lapsed', tone: 'warning' },
  ENDED: { text: 'Ended', tone: 'neutral' },
} as const;
