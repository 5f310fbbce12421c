import { counted, figure } from '#domain/kernel/wording/counted.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

/** What every page of this part may need. */
export const treeTexts = {
  people: (count: number) => counted(count, 'person', 'people'),
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
    hints: { title: 'Hints from our records', text: 'We compare your tree with our records and send you hints, each with its reasons.' },
    sources: { title: 'A source for every fact', text: 'Add a record to a person and we write the citation for you.' },
    privacy: { title: 'Private until you share it', text: 'Living people stay hidden from others. Download everything as a GEDCOM file whenever you like.' },
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
  matches: (found: number, all: number) => `${figure(found)} of ${counted(all, 'tree')}`,
  yours: 'Yours',
  shared: 'Shared with you',
  // One tree.
  roles: { OWNER: 'Yours', EDITOR: 'You can edit', GUEST: 'You can look', VISITOR: 'You can look' },
  visibility: { private: 'Private', subscribers: 'Public for subscribers', public: 'Public' },
  startsWith: (name: string) => `starts with ${name}`,
  ownedBy: (name: string) => `owned by ${name}`,
  changed: 'changed',
  open: 'Open',
  openLabel: (tree: string) => `Open ${tree}`,
  hints: 'Hints',
  hintsLabel: (tree: string) => `Hints of ${tree}`,
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

/** The first steps of a tree: `/family-tree/create`, and over the chart of a new tree. */
export const stepsTexts = {
  drawer: 'First steps',
  loading: 'Loading first steps',
  treeFailed: 'We couldn’t open this tree',
  steps: 'Steps',
  names: { you: 'You', parents: 'Parents', grandparents: 'Grandparents', done: 'Done' },
  titles: { you: 'Start with yourself', parents: 'Your parents', grandparents: 'Your grandparents', done: 'Your tree is ready' },
  leads: {
    you: 'Part of your name is enough. You can change everything later.',
    parents: 'Enter what you know. Give your mother’s surname at birth.',
    grandparents: 'From here, records can take you further: a census, a marriage, a grave.',
    done: '',
  },
  noParents: 'You skipped your parents, so there’s no one to add here. You can add them in the tree later.',
  skip: (person: string) => `Skip ${person.toLowerCase()}`,
  unskip: (person: string) => `Add ${person.toLowerCase()}`,
  isInTree: (name: string) => `${name} is in your tree.`,
  nameMissing: 'Enter a first name or a surname.',
  next: 'Next',
  back: 'Back',
  skipRest: 'Skip the rest',
  // A person.
  given: 'First name(s)',
  surname: 'Surname',
  surnameAtBirth: 'Surname at birth',
  born: 'Born',
  where: 'Where',
  place: 'Town or parish',
  sex: 'Sex',
  sexes: { f: 'Female', m: 'Male', x: 'Another', u: 'Rather not say' },
  hasDied: 'Has died',
  died: 'Died',
  diedWhere: 'Where they died',
  // The end.
  summary: 'People in your tree',
  showTree: 'Show my tree',
  notAdded: 'Some people weren’t added',
  privacyMember: 'Your tree is private until you share it.',
  privacyVisitor: 'Create a free account to save it. Your tree is private until you share it.',
  makeTree: 'Create my tree',
  saveTree: 'Save my tree',
  change: 'Change something',
  notMade: 'Your tree wasn’t created',
  retry: (problem: string) => `${problem} What you typed is still here: try again.`,
};

/** `/family-tree/you/take-root`: the tree of a visitor who now has an account. */
export const takeRootTexts = {
  title: 'Your tree takes root',
  making: 'Creating your tree',
  empty: { title: 'There’s no tree in this browser', text: 'The first steps take five minutes. Leave out whatever you don’t know.' },
  notMade: (problem: string) => `${problem} What you typed is still here.`,
  tryAgain: 'Try again',
};

/** `/tree/{id}/settings`. */
export const settingsTexts = {
  title: 'Tree settings',
  pageTitle: (tree: string) => `Settings of ${tree}`,
  loading: 'Loading settings',
  failed: 'We couldn’t get the settings',
  crumb: 'Settings',
  ownerOnly: 'Only the owner of a tree can change its settings',
  owner: (name: string) => `${name} owns this tree.`,
  openTree: 'Open the tree',
  // The form.
  tree: 'The tree',
  name: 'Name',
  nameMissing: 'Give the tree a name.',
  nameTooLong: 'Use 120 characters or fewer.',
  description: 'Description',
  descriptionHint: 'Whose tree it is, and what you want to find out.',
  descriptionTooLong: 'Use 2,000 characters or fewer.',
  root: 'Starts with',
  rootHint: 'The person the chart opens at.',
  rootAsk: 'Type a name.',
  rootNothing: 'No one in this tree has that name.',
  rootUnsettled: 'Choose a person from the list, or the chart opens at the same person as before.',
  uppercase: 'Surnames in capitals',
  uppercaseHint: 'Ann SMITH, as many family historians write.',
  who: 'Who can see it',
  visibility: 'Visibility',
  visibilities: {
    private: { label: 'Private', hint: 'Only you, and the people you invite.' },
    public: { label: 'Public', hint: 'Anyone. People who may be living are hidden.' },
    subscribers: { label: 'Public for subscribers', hint: 'Anyone sees a preview. Subscribers and people with the share link see the whole tree.' },
  },
  ends: 'This ends all access to the tree',
  endsText: (address: string) => (
    <>
      The share link and all invitations stop working, and the people you let in lose access. To hide the tree from the public only, choose “Shared” where you <TextLink to={address}>share this tree</TextLink>.
    </>
  ),
  notSaved: 'Your settings weren’t saved',
  notSavedText: (reason: string) => `${reason} Everything you changed is still here.`,
  draft: 'We restored what you typed before. Save the settings to use it.',
  save: 'Save settings',
  saved: 'Settings saved.',
  // Beside the form.
  shareTitle: 'Share or download',
  shareText: 'Invite other people to look or edit, or download the whole tree as a GEDCOM file.',
  share: 'Share this tree',
  export: 'Export this tree',
  // The end of a tree.
  deleteTitle: 'Delete this tree',
  deleteText: (people: string, address: string) => (
    <>
      The whole tree is deleted at once, for everyone who shares it: {people}, with their sources, photos and stories. You can’t undo this, so <TextLink to={address}>download it</TextLink> first.
    </>
  ),
  deleteButton: 'Delete this tree',
  deleteAsk: (tree: string) => `Delete “${tree}”?`,
  deleteWarning: 'You can’t undo this.',
  deleteName: 'Type the name of the tree',
  deleteMismatch: 'This isn’t the tree’s name.',
  deleteCancel: 'Keep the tree',
  deleteConfirm: 'Delete tree',
  deleteFailed: 'The tree wasn’t deleted',
  deleted: (tree: string) => `“${tree}” was deleted`,
};
