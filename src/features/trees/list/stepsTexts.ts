// Texts of the first steps, apart from those of the lists, which no page of a list has to load.

/** The first steps of a tree: `/family-tree/create`, and over the chart of a new tree. */
export const stepsTexts = {
  /** The name of a new tree, until its owner changes it. */
  treeName: (surname: string) => (surname === '' ? 'My family tree' : `${surname} family tree`),

  drawer: 'First steps',
  loading: 'Loading first steps',
  treeFailed: 'We couldn’t open this tree',
  steps: 'Steps',
  names: { you: 'You', parents: 'Parents', grandparents: 'Grandparents', done: 'Done' },
  titles: { you: 'Start with yourself', parents: 'Your parents', grandparents: 'Your grandparents' },
  ready: 'Your tree is ready',
  check: 'Check your tree',
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
  empty: {
    title: 'There’s no tree in this browser',
    text: 'The first steps take five minutes. Leave out whatever you don’t know.',
  },
  notMade: (problem: string) => `${problem} What you typed is still here.`,
  tryAgain: 'Try again',
};
