/** The bar at the head of every page. */
export const navTexts = {
  messages: 'Messages',
  main: 'Main',
  menu: 'Menu',
  signIn: 'Sign in',
  register: 'Register',
  accountOf: 'Account of',
  signOut: 'Sign out',
  records: 'Records',
  trees: 'Family trees',
  guides: 'Guides',
  free: 'What is free',
  help: 'Help',
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

/** While a page loads, for screen readers. */
export const announcerTexts = {
  page: 'Page',
  loading: (title: string) => `Loading ${title}`,
};

/** When “Copy details for support” has nothing to show. */
export const supportFailedText = 'We couldn’t collect the details. Check your connection and try again.';
