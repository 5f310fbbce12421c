import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** `/organisations/partners/:organisationId`. */
export const partnerTexts = {
  loading: 'Loading the organisation',
  failed: 'We couldn’t load this organisation',
  contract: 'Contract',
  until: 'Last day',
  most: 'Members who may join',
  any: 'As many as there are',
  numbers: 'Member numbers you gave us',
  domains: 'Hosts of email addresses that may join',
  noDomains: 'None: members join by their number',
  members: 'Members who joined',
  membersText:
    'Those who have the plan now, by the month in which they joined. No one is named. A month with fewer than three is counted with the months after it; the newest are shown once there are three, and this month once it is over.',
  none: {
    title: 'No numbers yet',
    text: 'They are shown once three of your members have joined and the month is over.',
  },
  when: 'Joined in',
  joined: 'Members',
  period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  save: 'Save as CSV',
  columns: ['From', 'To', 'Members who joined'],
  file: (id: string) => `members-${id}.csv`,
  collections: 'Your collections',
  noCollections: {
    title: 'You have no collections here yet',
    text: 'The people who run this site make them of records, images and articles. Ask them.',
  },
  collection: 'Collection',
  items: 'Contents',
  itemsOf: (items: number) => countInWords(items, 'item', 'items'),
  state: 'Readers',
  isPublic: 'Find it',
  isPrivate: 'Don’t see it yet',
} as const;
