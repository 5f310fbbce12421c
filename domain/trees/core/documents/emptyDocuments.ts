import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreeFamily } from '../model/treeFamily.ts';
import type { TreeMedium } from '../model/treeMedium.ts';
import type { TreeName, TreePerson } from '../model/treePerson.ts';
import type { TreeSource } from '../model/treeSource.ts';
import type { TreeStory } from '../model/treeStory.ts';

/** An empty person. Id 0 marks one that the server has still to number. */
export const emptyPerson = (id = 0): TreePerson => ({
  id,
  sex: 'u',
  names: [],
  facts: [],
  notes: [],
  citations: [],
  mediaIds: [],
  livingFlag: null,
  isPrivate: false,
});

/** A family without people. */
export const emptyFamily = (id = 0): TreeFamily => ({
  id,
  partners: [],
  children: [],
  facts: [],
  notes: [],
  citations: [],
  mediaIds: [],
  isPrivate: false,
});

/** A name at birth with nothing in it. */
export const emptyName = (): TreeName => ({
  type: 'birth',
  given: '',
  surname: '',
  prefix: '',
  suffix: '',
  nickname: '',
  citations: [],
  origin: null,
});

/**
 * A fact of a type, without details yet.
 * @param id - unique within its person or family (`nextFactId`).
 */
export const emptyFact = (id: string, type: string): TreeFact => ({
  id,
  type,
  label: '',
  date: null,
  place: null,
  value: '',
  age: '',
  cause: '',
  notes: [],
  citations: [],
  mediaIds: [],
  isPrivate: false,
  origin: null,
});

/** A citation that says nothing yet and has no source. */
export const emptyCitation = (): TreeCitation => ({
  sourceId: null,
  page: '',
  text: '',
  note: '',
  url: '',
  recordId: null,
  quality: null,
  origin: null,
});

/** A source without a title. */
export const emptySource = (id = 0): TreeSource => ({
  id,
  title: '',
  author: '',
  publication: '',
  repository: '',
  callNumber: '',
  url: '',
  notes: [],
});

/** A medium of which nothing is stored. */
export const emptyMedium = (id = 0): TreeMedium => ({
  id,
  title: '',
  date: null,
  fileName: '',
  mimeType: '',
  storedAs: null,
  notes: [],
});

/** A story about people, without words yet. */
export const emptyStory = (id: number, personIds: readonly number[]): TreeStory => ({
  id,
  title: '',
  text: '',
  personIds,
  date: '',
  mediaIds: [],
});

/** A document of each kind that says nothing yet. */
export const EMPTY_DOCUMENTS: { readonly [Kind in TreeKind]: (id: number) => TreeDocuments[Kind] } = {
  person: emptyPerson,
  family: emptyFamily,
  source: emptySource,
  medium: emptyMedium,
  story: (id) => emptyStory(id, []),
};
