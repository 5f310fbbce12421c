/** The menu of a member. */
export const memberTexts = {
  accountOf: 'Account of',
  messages: 'Messages',
  sheets: 'Bring in records',
  organisations: 'Your organisations',
  signOut: 'Sign out',
};

/** The account area, in its menu and beside its pages. */
export const accountTexts = {
  area: 'Your account',
  profile: 'My profile',
  details: 'Personal details',
  security: 'Security settings',
  records: 'My records',
  subscription: 'Subscription',
  devices: 'Signed-in devices',
  communication: 'Communication preferences',
  data: 'My data',
  requests: 'Support requests',
};
