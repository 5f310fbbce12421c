/** The terms of use, by heading, at `/accept-terms-of-use`. An operator may have others; these hold for a site as it is delivered. */
export const TERMS: readonly { title: string; text: string }[] = [
  { title: 'What you may do with what you find', text: 'Search the records, read them and use what you learn for your own research and for research that you share with your family. Say where it comes from: every record has its citation. Ask before you republish images or whole lists of records; many belong to the archives that hold the originals.' },
  { title: 'Living people', text: 'Records of people who may be living are closed for privacy. Do not publish what you know about living people here without asking them.' },
  { title: 'Your account', text: 'Your account is for you alone. Keep your password to yourself, and contact us if you think that someone else knows it. In your account’s settings you can download all your data, and erase the account, at any time.' },
  { title: 'What you write here', text: 'What you write stays yours. You let us store it and show it to the people you share it with. We remove what breaks the law or harms others.' },
  { title: 'What we owe you', text: 'We do our best to run the site and to protect your data. Transcripts contain mistakes, by the original clerks and by the people who copied them: check the original before you rely on a record.' },
  { title: 'Changes', text: 'When these terms change, we ask you to accept the new ones after you sign in.' },
];

/** The page around the terms. */
export const acceptTermsTexts = {
  title: 'Terms of use',
  failed: 'We could not save your answer',
  accept: 'Accept the terms of use',
  signInToAccept: 'Sign in to accept the terms of use',
} as const;
