/** The support panel. */
export const supportTexts = {
  title: 'How can we help?',
  questions: [
    {
      question: 'What is free?',
      answer: 'Searching is free for everyone, and some record sets can be read in full without an account.',
      to: '/page/what-is-free',
      label: 'What is free',
    },
    {
      question: 'Why can’t I find a person?',
      answer: 'Spellings and ages vary. Include variants, widen the years, and check what the record set covers.',
      to: '/search/historical-records',
      label: 'What each record set covers',
    },
    {
      question: 'Why is a record closed?',
      answer: 'Records of people who may be living are closed for privacy.',
      to: '/1939register/why-entries-are-closed',
      label: 'How long records stay closed',
    },
    {
      question: 'I can’t sign in',
      answer: 'Ask for a link to choose a new password. We send it to your email address.',
      to: '/forgot-password',
      label: 'Choose a new password',
    },
  ],
  forPage: 'Help for this page',
  help: 'Help centre',
  contact: 'Contact us',
  write: (email: string) => `Email ${email}`,
  details: 'Does something look wrong? Send us these details. You see them first.',
  copy: 'Copy details for support',
};
