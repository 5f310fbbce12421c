import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** What every page of this part may need. */
export const treeTexts = {
  people: (count: number) => countInWords(count, 'person', 'people'),
  start: 'Start your tree',
  create: 'Create a tree',
  upload: 'Upload a GEDCOM file',
  example: 'Explore an example tree',
};

/** `/family-tree`, for visitors. */
export const landingTexts = {
  title: 'Grow your family tree',
  lead: 'Start with yourself, your parents and your grandparents. Records take you further back.',
  signIn: 'Sign in',
  reasons: {
    hints: {
      title: 'Hints from our records',
      text: 'We compare your tree with our records and send you hints, each with its reasons.',
    },
    sources: { title: 'A source for every fact', text: 'Add a record to a person and we write the citation for you.' },
    privacy: {
      title: 'Private until you share it',
      text: 'Living people stay hidden from others. Download everything as a GEDCOM file whenever you like.',
    },
  },
};

/** `/tree/all-trees` and `/tree/your-tree`. */
export const listTexts = {
  title: 'Your family trees',
  loading: 'Loading your trees',
  failed: 'We couldn’t get your trees',
  loadingOne: 'Looking for your tree',
  oneFailed: 'We couldn’t open your tree',
  // Nothing yet.
  empty: {
    title: 'No tree yet',
    text: 'Start with yourself, your parents and your grandparents: it takes five minutes. If you have a tree in another program, upload it as a GEDCOM file.',
    privacy: 'Your tree is private until you share it. Only you and the people you invite see who in it is living.',
  },
  // Many trees.
  find: 'Find a tree',
  sortBy: 'Sort by',
  orders: { changed: 'Last changed', name: 'Name', size: 'Number of people' },
  noMatch: (typed: string) => `No tree matches “${typed}”.`,
  matches: (found: number, all: number) => `${figure(found)} of ${countInWords(all, 'tree')}`,
  yours: 'Yours',
  shared: 'Shared with you',
  // One tree.
  roles: { OWNER: 'Yours', EDITOR: 'You can edit', GUEST: 'You can look', VISITOR: 'You can look' },
  whoCanSee: (mode: string, needsSubscription: boolean) => (needsSubscription ? `${mode}, for subscribers` : mode),
  startsWith: (name: string) => `home person: ${name}`,
  ownedBy: (name: string) => `owned by ${name}`,
  changed: 'changed',
  open: 'Open',
  openLabel: (tree: string) => `Open ${tree}`,
  hints: (count: number) => (count > 0 ? `Hints (${figure(count)} new)` : 'Hints'),
  hintsLabel: (tree: string, count: number) =>
    count > 0 ? `Hints of ${tree} (${figure(count)} new)` : `Hints of ${tree}`,
  stories: 'Stories',
  storiesLabel: (tree: string) => `Stories of ${tree}`,
  sources: 'Sources',
  sourcesLabel: (tree: string) => `Sources of ${tree}`,
  settings: 'Settings',
  settingsLabel: (tree: string) => `Settings of ${tree}`,
  // Below the list.
  more: {
    title: 'Go further',
    search: { title: 'Search family trees', text: 'Find your ancestors in other members’ trees.' },
    census1921: { title: '1921 census hints', text: 'Households of 1921 that may match your trees.' },
    military: { title: 'Military hints', text: 'Records of service that may match your trees.' },
    example: { title: 'Example tree', text: 'A fictional family with sources, stories and hints.' },
  },
};

/** `/tree/no-tree-ownership`. */
export const noTreeTexts = {
  title: 'You have no family tree yet',
  lead: 'Start with what you know: yourself, your parents, your grandparents. Every name, date and place you add helps you find records of earlier generations.',
  shared: 'Trees other people share with you are listed under “Your family trees”.',
};
