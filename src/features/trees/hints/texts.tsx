import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { HintState } from './treeHintsApi.ts';

/** Pages of hints: `/tree/1921-census-hints`, `/tree/military-hints`, `/tree/{id}/all-hints`. */
export const hintPageTexts = {
  loadingTree: 'Loading tree',
  treeFailed: 'We couldn’t open this tree',
  all: {
    title: 'All hints',
    introduction: (tree: string, address: string) => (
      <>
        Records that may match people in <TextLink to={address}>{tree}</TextLink>, strongest matches first. We don’t
        match anyone who may be living.
      </>
    ),
  },
  census1921: {
    title: '1921 census hints',
    introduction: (address: string) => (
      <>
        People in <TextLink to={address}>your trees</TextLink> who may be in the 1921 census of England and Wales, taken
        in June. Compare each record with what you know before you add it.
      </>
    ),
  },
  military: {
    title: 'Military hints',
    introduction: (address: string) => (
      <>
        Enlistments, musters and service records that may match people in <TextLink to={address}>your trees</TextLink>.
        Compare each record with what you know before you add it.
      </>
    ),
  },
};

/** Lists of hints. */
export const hintListTexts = {
  loading: 'Loading hints',
  failed: 'We couldn’t get your hints',
  tabs: 'Hints by decision',
  tab: {
    NEW: { label: 'New', empty: 'No new hints' },
    MAYBE: { label: 'Maybe', empty: 'No hints marked “Maybe”' },
    ACCEPTED: { label: 'Accepted', empty: 'No records accepted yet' },
    REJECTED: { label: 'Not a match', empty: 'No hints marked “Not a match”' },
  } satisfies Record<HintState, { label: string; empty: string }>,
  tabCount: (label: string, count: number) => `${label} (${figure(count)})`,
  emptyText: 'New hints appear when you add to the tree and when we publish records.',
  personEmpty: 'No hints for this person',
  // While people are compared with the records.
  looking: {
    title: 'We’re still comparing your tree with our records',
    ofTree: 'Hints appear here as we find them. You can leave this page and come back.',
    ofPerson: 'This person is next. Hints appear here in a few seconds.',
    again: 'We’re comparing this person with the records again. More hints may appear.',
    look: 'Check again',
    progress: 'People compared',
    of: (looked: number, people: number) => `${figure(looked)} of ${countInWords(people, 'person', 'people')}`,
  },
  pages: 'Pages of hints',
  back: 'Stronger hints',
  next: 'More hints',
};

/** One hint. */
export const hintTexts = {
  inTree: (tree: string) => `in ${tree}`,
  namedAs: 'as',
  strong: 'Strong match',
  possible: 'Possible match',
  // Reasons. Only what the record shows is evidence.
  evidence: ['', 'Slight evidence', 'Some evidence', 'Strong evidence'] as const,
  evidenceAgainst: ['', 'Slight evidence against', 'Some evidence against', 'Strong evidence against'] as const,
  allReasons: (count: number) => (count === 1 ? 'Show the reason' : `All ${figure(count)} reasons`),
  whole: (address: string) => (
    <>
      <TextLink to={address}>Read the whole record</TextLink> to see the reasons.
    </>
  ),
  compare: 'Compare',
  compareLabel: (record: string, set: string, person: string) => `Compare ${record}, ${set}, with ${person}`,
  decisions: { maybe: 'Maybe', reject: 'Not a match', renew: 'Back to new', offer: 'Offer again' },
  decisionLabel: (decision: string, record: string, set: string) => `${decision}: ${record}, ${set}`,
  decided: {
    NEW: 'Moved to new',
    MAYBE: 'Marked “Maybe”',
    REJECTED: 'Marked “Not a match”',
    ACCEPTED: 'Accepted',
  } satisfies Record<HintState, string>,
  decidedToast: (decision: string, record: string) => `${decision}: ${record}`,
  undo: 'Undo',
  failed: 'Your decision wasn’t saved',
};

/** Hints of one person, over the chart. */
export const hintsDrawerTexts = {
  noPeople: 'There are no people in this tree yet',
  editorsOnly: 'Only people who can edit this tree see its hints',
  all: 'All hints for this tree',
  mother: 'Suggestions for a mother',
  spouse: 'Suggestions for a spouse',
};

/** A record beside a person, row by row. */
export const mergeTexts = {
  loading: 'Loading record',
  hintFailed: 'We couldn’t open this hint',
  recordFailed: 'We couldn’t open this record',
  // Above the rows.
  person: 'Person',
  newPerson: 'A new person',
  record: 'Record',
  why: 'Why this record?',
  isAdded: 'You’ve already added this record to the person',
  part: 'You see part of this record',
  partLink: 'See how to read the whole record',
  says: 'What the record says',
  // The form.
  form: 'What to add from the record',
  step: (step: number, steps: number) => `Step ${figure(step)} of ${figure(steps)}`,
  columns: { tree: 'In the tree', record: 'In the record', result: 'Result' },
  nothingInTree: 'Nothing in the tree',
  nothing: 'Nothing',
  both: 'Keep both',
  agreement: { MISSING: 'New', SAME: 'Agrees', FINER: 'More exact', DIFFERENT: 'Differs' },
  keepTree: (row: string, value: string) => `${row}: keep what the tree says, ${value}`,
  takeRecord: (row: string, value: string) => `${row}: use what the record says, ${value}`,
  keepBoth: (row: string) => `${row}: keep both`,
  resultBoth: (tree: string, record: string) => `${tree}; and ${record}`,
  people: 'People in the record',
  addPerson: (name: string, born: string | null) => `Add ${name}${born === null ? '' : `, ${born}`}`,
  knownAs: (name: string, relation: string, inTree: string) => `${name} (${relation}) is ${inTree} in the tree`,
  placeTaken: (name: string, relation: string) =>
    `${name} (${relation}) can’t be added: the tree already has a ${relation}`,
  cites: (citation: string) => `Every fact you add or confirm cites: ${citation}.`,
  notAdded: 'The record wasn’t added',
  back: 'Back',
  next: 'Next',
  add: 'Add to the tree',
  reject: 'Not a match',
};

/** After a record was added. */
export const mergeDoneTexts = {
  anyone: 'the person',
  title: (person: string) => `The record was added to ${person}`,
  text: 'Every fact you added cites it.',
  see: 'See the person',
  more: 'More hints',
  undo: 'Undo',
  undone: (person: string) => `The record was removed from ${person}`,
  undoneText: 'The tree is as it was before.',
  backToHints: 'Back to hints',
  changedSince: (what: string) => `${what} has changed since.`,
  notUndone: 'This can’t be undone on its own',
};

/** A record that is added from its own page: first the tree, then the person. */
export const addRecordTexts = {
  title: 'Add a record to a tree',
  loading: 'Loading your trees',
  failed: 'We couldn’t get your trees',
  tree: (name: string, people: number) => `${name} (${countInWords(people, 'person', 'people')})`,
  noTree: { title: 'You have no tree yet', text: 'Start a tree, then come back to the record.', start: 'Start a tree' },
  noRecord: {
    title: 'Choose a record first',
    text: (address: string) => (
      <>
        Open a record and choose “Add to tree”. <TextLink to={address}>Search records</TextLink>
      </>
    ),
  },
  who: (tree: string) => `Who in ${tree} is the record about?`,
  name: 'Name',
  nameHint: 'Part of a first name or surname',
  people: 'People in the tree',
  peopleFailed: 'We couldn’t look up the names',
  noOne: 'No one in this tree has that name.',
  newPerson: 'A new person',
  relativeOf: (person: string | null) =>
    person === null ? 'A relative of the person the chart is of' : `A relative of ${person}`,
  addRelative: 'Add as a new relative',
  addAlone: 'Add without a relative',
  other: 'Choose another person',
  isCited: 'This person already cites the record',
};

/** People who may be the mother or a spouse. */
export const suggestionTexts = {
  mother: 'mother',
  spouse: 'spouse',
  loading: 'Loading suggestions',
  failed: 'We couldn’t get the suggestions',
  added: (name: string) => `${name} was added`,
  addedText: 'The source is cited.',
  empty: (who: string) => `No suggestions for a ${who}`,
  emptyText:
    'Suggestions come from baptisms, marriages and censuses that may match this person, and from public trees.',
  addYourself: (who: string) => `Add a ${who} yourself`,
  readRecord: 'Read the record',
  addAs: (who: string) => `Add as ${who}`,
  addLabel: (name: string, who: string, reason: string) => `Add ${name} as ${who}, ${reason}`,
  notAdded: 'The person wasn’t added',
  inTree: (tree: string) => `In ${tree}`,
};

/** What a subscription would show here (TREE-040). */
export const offerTexts = {
  hints: {
    title: 'Records may be waiting for this person',
    text: 'We compare everyone in your tree with our records. With a subscription you can read each record beside your tree, and add what it says with its source.',
  },
  record: {
    title: 'Read the whole record',
    text: 'You see what the search results show of this record. A subscription adds the rest of it, the household, and the reasons it may match this person.',
  },
  loading: 'Loading the offer',
  failed: 'We couldn’t get the offer',
  freeTrial: 'Start your free trial',
  subscriptions: 'See subscriptions',
  notSold: 'No subscriptions are on sale at the moment.',
};
