/** What can be done with the selected person. */
export const panelTexts = {
  born: 'Born',
  died: 'Died',
  hidden: 'Details of people who may be living, or who are marked private, are hidden.',
  profile: 'Profile',
  addRelative: 'Add a relative',
  hints: 'Hints',
  searchRecords: 'Search records',
  relationship: 'How are they related?',
  showChart: 'Centre the chart here',
  goToPartner: (name: string) => `Go to partner: ${name}`,
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'We couldn’t copy the link',
};
