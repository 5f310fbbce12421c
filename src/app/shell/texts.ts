/** The bar at the head of every page. */
export const navTexts = {
  main: 'Main',
  menu: 'Menu',
  signIn: 'Sign in',
  register: 'Register',
  records: 'Records',
  trees: 'Family trees',
  guides: 'Guides',
  free: 'What is free',
  help: 'Help',
};

/** While a page loads, for screen readers. */
export const announcerTexts = {
  page: 'Page',
  loading: (title: string) => `Loading ${title}`,
};

/** When “Copy details for support” has nothing to show. */
export const supportFailedText = 'We couldn’t collect the details. Check your connection and try again.';
