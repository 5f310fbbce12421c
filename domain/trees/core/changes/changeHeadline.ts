import { displayName } from '#domain/kernel/names/displayName.ts';

import { parseTreeDate } from '../dates/parseTreeDate.ts';
import { treeDateInWords } from '../dates/treeDateInWords.ts';
import { factLabel } from '../facts/factTypes.ts';
import type { DocumentChange, TreeKind } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';
import { documentTitle } from './documentTitle.ts';
import { sameValue } from './sameValue.ts';
import { UNKNOWN_PERSON, type NameOfPerson } from './valueInWords.ts';

const KINDS: Readonly<Record<Exclude<TreeKind, 'person' | 'family'>, string>> = {
  source: 'the source',
  medium: 'the photo or document',
  story: 'the story',
};

/**
 * A fact by what it is and when, or else where, it was: `the baptism of 1832`, `the death, before 1900`, `the burial in
 * Wem`.
 */
function factNamed(fact: TreeFact): string {
  const label = `the ${factLabel(fact).toLowerCase()}`;
  if (fact.date)
    return `${label}${parseTreeDate(fact.date.text).claim === 'on' ? ' of' : ','} ${treeDateInWords(fact.date)}`;
  return fact.place ? `${label} in ${fact.place.text}` : label;
}

/**
 * What was added to, removed from or changed in a list of facts, where that is one fact; null where it is none or
 * several.
 */
function factHeadline(before: readonly TreeFact[], after: readonly TreeFact[]): string | null {
  const [old, now] = [new Map(before.map((fact) => [fact.id, fact])), new Map(after.map((fact) => [fact.id, fact]))];
  const added = after.filter(({ id }) => !old.has(id));
  const removed = before.filter(({ id }) => !now.has(id));
  const changed = after.filter((fact) => old.has(fact.id) && !sameValue(old.get(fact.id), fact));
  const [only, ...others] = [
    ...added.map((fact) => ['Added', fact] as const),
    ...removed.map((fact) => ['Removed', fact] as const),
    ...changed.map((fact) => ['Changed', fact] as const),
  ];
  return only && others.length === 0 ? `${only[0]} ${factNamed(only[1])}` : null;
}

function editHeadline(change: DocumentChange): string | null {
  if (change.kind !== 'person' && change.kind !== 'family') return null;
  const { before, after } = change;
  if (!before || !after) return null;
  if (!sameValue(before.facts, after.facts))
    return sameValue({ ...before, facts: [] }, { ...after, facts: [] })
      ? factHeadline(before.facts, after.facts)
      : null;
  if (
    change.kind === 'person' &&
    change.before &&
    change.after &&
    change.after.names.length > change.before.names.length
  ) {
    const name = change.after.names.at(-1);
    return name ? `Added the name ${displayName(name.given, name.surname)}` : null;
  }
  return after.notes.length > before.notes.length ? 'Added a note' : null;
}

/** A document that is new or removed, by its name. A family is named by its people. */
function documentHeadline(change: DocumentChange, nameOf: NameOfPerson): string | null {
  const document = change.after ?? change.before;
  if (change.kind === 'family' || !document || (change.before && change.after)) return null;
  const title = documentTitle({ kind: change.kind, document }, nameOf);
  return `${change.after ? 'Added' : 'Removed'} ${change.kind === 'person' ? title : `${KINDS[change.kind]} “${title}”`}`;
}

/**
 * What a change did, as a heading names it: `Added the baptism of 1832`, `Added Mary Alder`. Null where it did several
 * things, or something that has no short name: a heading then says only what kind of change it is.
 * @param changes - all documents of the change; families that follow from a person who is new or gone are passed over
 */
export function changeHeadline(
  changes: readonly DocumentChange[],
  nameOf: NameOfPerson = () => UNKNOWN_PERSON,
): string | null {
  const documents = changes.map((change) => documentHeadline(change, nameOf)).filter((headline) => headline !== null);
  if (documents.length > 0) return documents.length === 1 ? (documents[0] ?? null) : null;
  const [only, ...others] = changes;
  return only && others.length === 0 ? editHeadline(only) : null;
}
