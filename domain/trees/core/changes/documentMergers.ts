import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreeChild, TreeFamily } from '../model/treeFamily.ts';
import type { TreeMedium } from '../model/treeMedium.ts';
import type { TreeName, TreePerson } from '../model/treePerson.ts';
import type { TreeSource } from '../model/treeSource.ts';
import type { TreeStory } from '../model/treeStory.ts';
import { list, addConflict, properties, whole, type Merger } from './mergers.ts';
import { contentKey, sameValue } from './sameValue.ts';
import { valueInWords, type ValueOfDocument } from './valueInWords.ts';

/** What no author changes: an id stays what it is. */
const fixed = <T>({ theirs }: { theirs: T }): T => theirs;
const byContent = <T extends ValueOfDocument>() => list<T>({ keysOf: (items) => items.map(contentKey), merge: whole });
const texts = byContent<string>();
const numbers = byContent<number>();
const citations = byContent<TreeCitation>();

const fact = properties<TreeFact>({
  id: fixed,
  type: whole,
  label: whole,
  date: whole,
  place: whole,
  value: whole,
  age: whole,
  cause: whole,
  notes: texts,
  citations,
  mediaIds: numbers,
  isPrivate: whole,
  origin: whole,
});
const name = properties<TreeName>({
  type: whole,
  given: whole,
  surname: whole,
  prefix: whole,
  suffix: whole,
  nickname: whole,
  citations,
  origin: whole,
});

/**
 * A name is known by the line it came from; one without by being the same, then by its place among those that changed.
 */
function keysOfNames(names: readonly TreeName[], base: readonly TreeName[]): string[] {
  const free = new Set(base.keys());
  const take = (found: (each: TreeName) => boolean) => {
    const index = [...free].find((each) => base[each] !== undefined && found(base[each]));
    if (index !== undefined) free.delete(index);
    return index;
  };
  const same = names.map((each) =>
    take((other) => (each.origin === null ? sameValue(each, other) : each.origin === other.origin)),
  );
  return names.map((each, index) =>
    String(
      same[index] ??
        take(({ origin }) => origin === null && each.origin === null) ??
        `new ${index} ${each.given} ${each.surname}`,
    ),
  );
}

const names = list<TreeName>({ keysOf: keysOfNames, merge: name });
const facts = list<TreeFact>({ keysOf: (items) => items.map(({ id }) => id), merge: fact });

/** Two partners at most: a third is a conflict, and who is there already stays. */
const partners: Merger<readonly number[]> = (versions, place) => {
  const merged = numbers(versions, place);
  if (merged.length <= 2) return merged;
  const words = (ids: readonly number[]) =>
    ids.map((id) => valueInWords(place.key, id, place.nameOf)).join(' and ') || null;
  addConflict(place, { base: words(versions.base), mine: words(versions.mine), theirs: words(versions.theirs) });
  return versions.theirs;
};

/** How the documents of each kind are merged: every property by itself, lists item by item. */
export const DOCUMENT_MERGERS: { [Kind in TreeKind]: Merger<TreeDocuments[Kind]> } = {
  person: properties<TreePerson>({
    id: fixed,
    sex: whole,
    names,
    facts,
    notes: texts,
    citations,
    mediaIds: numbers,
    livingFlag: whole,
    isPrivate: whole,
  }),
  family: properties<TreeFamily>({
    id: fixed,
    partners,
    children: list<TreeChild>({ keysOf: (items) => items.map(({ personId }) => String(personId)), merge: whole }),
    facts,
    notes: texts,
    citations,
    mediaIds: numbers,
    isPrivate: whole,
  }),
  source: properties<TreeSource>({
    id: fixed,
    title: whole,
    author: whole,
    publication: whole,
    repository: whole,
    callNumber: whole,
    url: whole,
    notes: texts,
  }),
  medium: properties<TreeMedium>({
    id: fixed,
    title: whole,
    date: whole,
    fileName: whole,
    mimeType: whole,
    storedAs: whole,
    notes: texts,
  }),
  story: properties<TreeStory>({
    id: fixed,
    title: whole,
    text: whole,
    personIds: numbers,
    date: whole,
    mediaIds: numbers,
  }),
};
