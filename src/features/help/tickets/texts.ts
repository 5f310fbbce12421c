/** A member’s requests. */
export const listTexts = {
  title: 'Support requests',
  lead: 'Your requests to our support team, with our answers.',
  write: 'Contact us',
  loading: 'Loading your requests',
  failed: 'We couldn’t fetch your requests',
  none: {
    title: 'No requests yet',
    text: 'When you write to our support team, your request and our answers appear here.',
  },
  caption: 'Your requests, the last changed first',
  subject: 'Subject',
  reference: 'Reference',
  state: 'Status',
  changed: 'Last change',
};

/** One request. */
export const requestTexts = {
  back: 'All your requests',
  loading: 'Loading your request',
  failed: 'We couldn’t fetch your request',
  missing: {
    title: 'We don’t have this request',
    text: 'The link may be incomplete, or the request may belong to another account.',
  },
  missingLink: {
    title: 'This link no longer works',
    text: 'Links in our emails work for 90 days. Send a new request, and give the reference of the old one.',
  },
  contact: 'Contact us',
  reference: 'Reference',
  topic: 'About',
  about: 'Record or payment',
  promised: 'We answer by',
  reply: 'Reply',
  closed: 'This request is closed. Send a new one if you need more help.',
  solved: 'This is solved',
  solve: 'Mark as solved',
};
