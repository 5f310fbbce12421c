/** The emails of a demonstration, `/internal/outbox`. */
export const outboxTexts = {
  title: 'Outbox',
  intro: 'Emails of this demonstration, kept for 30 days. The links in them work.',
  loading: 'Loading the outbox',
  failed: 'We couldn’t load the outbox',
  sendsMail: { title: 'This site sends its emails', text: 'Only a demonstration keeps them to be read here.' },
  check: 'Check for new emails',
  none: { title: 'No emails yet', text: 'Ask for a new password, for example, and check again.' },

  /** The table. */
  caption: 'Emails, newest first',
  subject: 'Subject',
  to: 'To',
  kind: 'Kind',
  time: 'Time',
} as const;

/** One email. */
export const openedMailTexts = {
  back: 'Back to all emails',
  loading: 'Loading the email',
  failed: 'We couldn’t load the email',
  missing: { title: 'This email is no longer here', text: 'Emails are kept for 30 days.' },
  parts: 'Parts of the email',
  plain: 'Plain text',
  html: 'HTML',
  frame: 'HTML part of the email',
} as const;
