/** Texts of the outbox of a demonstration site, in the order a reader meets them. */
export const outboxTexts = {
  title: 'Outbox',
  lead: 'Emails of this demonstration site, stored for 30 days. The links in them work.',
  loading: 'Loading the outbox',
  failed: 'We couldn’t open the outbox',
  production: { title: 'This site sends its emails', text: 'Only a demonstration site stores emails here.' },
  refresh: 'Check for new emails',
  empty: { title: 'No emails yet', text: 'Ask for a new password, for example, and check again.' },
  table: 'Emails, newest first',
  columns: { subject: 'Subject', to: 'To', kind: 'Kind', time: 'Time' },
} as const;

/** Texts of one email. */
export const openedMailTexts = {
  back: 'Back to all emails',
  loading: 'Loading the email',
  failed: 'We couldn’t open the email',
  missing: { title: 'This email has been deleted', text: 'Emails are stored for 30 days.' },
  to: 'To',
  time: 'Time',
  parts: 'Parts of the email',
  plain: 'Plain text',
  html: 'HTML',
  frame: 'HTML part of the email',
} as const;
