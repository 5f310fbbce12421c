import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The window that adds a clipping to a person of a tree. */
export const attachTexts = {
  title: 'Add to a person',
  lead: 'The picture goes to their photos and documents, and the source is cited with its page and words.',
  loading: 'Loading your trees…',
  failed: 'We couldn’t fetch your trees',
  noTree: {
    title: 'You have no tree you can edit',
    text: 'Start one, or ask the owner of a shared tree to make you an editor.',
    action: 'Your trees',
  },
  tree: 'Tree',
  treeOption: (name: string, people: number) => `${name} (${countInWords(people, 'person', 'people')})`,
  person: 'Person',
  personHint: 'Type part of their name',
  noPerson: 'Choose a person.',
  evidenceOf: 'Evidence of',
  ofPerson: 'The person in general',
  newFact: 'Something not in the tree yet',
  loadingFacts: 'Loading what the tree says of them…',
  noFacts: 'We couldn’t fetch what the tree says of this person.',
  fact: (label: string, date: string) => (date === '' ? label : `${label}, ${date}`),
  type: 'What it says',
  date: 'Date',
  place: 'Place',
  add: 'Add to person',
  cancel: 'Cancel',
  added: (name: string) => `Added to ${name}`,
  gone: 'This clipping is no longer here.',
};
