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
