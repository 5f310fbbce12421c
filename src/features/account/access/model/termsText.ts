/** The terms of use, by heading. Whoever runs a site may have others; these hold for one as it is delivered. */
export const TERMS: readonly { title: string; text: string }[] = [
  { title: 'What you may do with what you find', text: 'Search the records, read them and use what you learn for your own research and for research that you share with your family. Say where you have it from: each record tells you how to cite it. Ask before you republish images or whole lists of records; many belong to the archives that keep the originals.' },
  { title: 'Living people', text: 'Records of people who may be living are closed. Do not publish what you happen to know about living people here without asking them.' },
  { title: 'Your account', text: 'Your account is for you alone. Keep your password to yourself, and tell us when you think that somebody else knows it. You can take all your data with you, and erase the account, at any time in your account’s settings.' },
  { title: 'What you write here', text: 'What you write stays yours. You let us store it and show it to the people you share it with. We remove what breaks the law or harms others.' },
  { title: 'What we owe you', text: 'We keep the site running and your data safe as well as we can. Transcriptions hold mistakes, of the clerks of old and of those who copied them: look at the original before you rely on a record.' },
  { title: 'Changes', text: 'When these terms change we ask you to accept the new ones after you sign in.' },
];
