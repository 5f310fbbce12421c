/** The bar at the head of every page. */
export const navTexts = {
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
};

/** While a page is on its way, for readers who do not see it appear. */
export const announcerTexts = {
  page: 'Page',
  loading: (title: string) => `Loading ${title}`,
};
