/** `/help/contact`. */
export const contactTexts = {
  title: 'Contact us',
  lead: 'Say what you need. We answer within two working days.',
  yours: 'See your requests',
  byEmail: 'You can also write to',
  sent: (reference: string) => `We have your request ${reference}`,
  sentMember: 'We’ll email you when there is an answer. You can read your request and add to it at any time.',
  sentVisitor: 'We’ve sent you an email with a link to your request. Check your junk folder if it doesn’t arrive.',
  open: 'Open your request',
  back: 'Back to the help centre',
};

/** The form. */
export const contactFormTexts = {
  form: 'Your request',
  topic: 'What is it about?',
  choose: 'Choose a topic',
  about: { record: 'Address or number of the record', payment: 'Number of the payment or invoice' },
  email: 'Your email address',
  emailHint: 'We use it to answer you, and for nothing else.',
  subject: 'Subject',
  subjectHint: 'A few words. We look for articles that may help while you type.',
  suggestions: 'These articles may help',
  text: 'What happened?',
  textHint:
    'What did you do, what did you expect, and what happened instead? Leave out passwords and details of living people.',
  website: 'Leave this empty',
  details: 'Attach details for support',
  detailsHint:
    'What the page looked like and which requests failed, without names or words you typed. You see them first.',
  send: 'Send request',
  refused: 'Your request was not sent',
};
