/** The button of support. */
export const widgetTexts = {
  name: 'Support',
  open: 'Support',
  close: 'Close support',
};

/** What the home pages offer at their foot. */
export const offerTexts = {
  hide: (title: string) => `Hide: ${title}`,
  app: {
    title: 'Add this site to your phone',
    text: 'Choose “Add to Home screen” in your browser’s menu, and this site opens like an app.',
  },
  visitor: {
    title: 'Read full transcripts',
    text: 'A free account opens the full record, with its household and source.',
    label: 'Create an account',
  },
  member: {
    title: 'Search with variants',
    text: 'Clerks spelled names as they heard them. Include variants, and see why each record matched.',
    label: 'Search all records',
  },
  coverage: {
    title: 'Coverage, year by year',
    text: 'Every record set lists the years and places it holds, gaps included.',
    label: 'See the record sets',
  },
};

/** Before a member's session ends. */
export const sessionEndTexts = {
  title: (time: string) => `You’ll be signed out at ${time}`,
  idle: 'You haven’t used the site for a while. Press any key or move the pointer to stay signed in. What you typed is safe.',
  whole:
    'For your security, we ask everyone to sign in again from time to time. You can then carry on with this page, and what you typed is safe.',
  stay: 'Stay signed in',
};
