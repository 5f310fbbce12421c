/** In place of what is closed to its reader: for whom it is, and what is behind it. */
export const paywallTexts = {
  transcript: {
    subscribers: {
      title: 'Subscribe to read the whole transcript',
      text: 'This is the free summary. Subscribers can read every field, the rest of the household or event, and where the original is held.',
    },
  },
  image: {
    members: {
      title: 'Sign in to see the original',
      text: 'Members can see the page this record was transcribed from, with everyone else listed on it.',
    },
    subscribers: {
      title: 'Subscribe to see the original',
      text: 'Subscribers can see the page this record was transcribed from, with everyone else listed on it.',
    },
  },
  newspaper: {
    members: {
      title: 'Sign in to read this issue',
      text: 'Members can read its pages and articles. Anyone can see what is in it.',
    },
    subscribers: {
      title: 'Subscribers can read this issue',
      text: 'A subscription opens its pages and articles. Anyone can see what is in it.',
    },
    institution: {
      title: 'Some libraries can open this issue',
      text: 'Sign in through your library to read it. Anyone can see what is in it.',
    },
  },
  tree: {
    subscribers: {
      title: 'See everyone in it',
      text: 'The owner shows this tree to subscribers, with facts, families and sources. People who may be living stay hidden.',
    },
  },
  /** Titles for readers who may not pay here, such as those of a library: nothing they could press follows. */
  notSold: {
    transcript: 'Subscribers can read the whole transcript',
    image: 'Subscribers can see the original',
  } as Readonly<Partial<Record<string, string>>>,
  orLibrary: 'Some libraries also open it for their readers.',
  orAlone: { transcript: 'You can also buy this record alone.', image: 'You can also buy this image alone.' },
  /** The plan that opens it, with its whole price. */
  openedBy: (plan: string, price: string, term: string) =>
    `Opened by ${plan}, from ${price} for ${term}, tax included.`,
  plans: 'See plans',
  plansFrom: (price: string) => `See plans from ${price}`,
  tryFree: 'Try it free',
  buy: {
    transcript: (price: string) => `Buy this record for ${price}`,
    image: (price: string) => `Buy this image for ${price}`,
  },
  signIn: 'Sign in',
  library: 'Find your library',
};

/** The same in one line, in a list. */
export const paywallLineTexts = {
  article: {
    members: 'Members can read this article.',
    subscribers: 'Subscribers can read this article.',
    institution: 'Readers of some libraries can read this article.',
    both: 'Subscribers, and readers of some libraries, can read this article.',
  },
  households: {
    members: 'Sign in to see whole households and their addresses.',
    subscribers: 'Subscribers can see whole households and their addresses.',
  },
  signIn: { article: 'Sign in to read it', households: 'Sign in' },
};
