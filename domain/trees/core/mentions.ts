import type { TreeCitation } from './model/treeCitation.ts';
import type { TreeDocuments, TreeKind } from './model/treeDocument.ts';
import type { TreeFact } from './model/treeFact.ts';

/** Another document that a document names. People are named by stories only; families have them as members. */
export interface TreeMention {
  kind: 'source' | 'medium' | 'person';
  id: number;
}

/** A mention with how often the document makes it. */
export interface CountedMention extends TreeMention {
  times: number;
  /** Of these, the ones that are not of private facts. */
  openTimes: number;
}

interface Met extends TreeMention {
  isOpen: boolean;
}

const sources = (citations: readonly TreeCitation[], isOpen = true): Met[] =>
  citations.flatMap(({ sourceId }) => (sourceId === null ? [] : [{ kind: 'source' as const, id: sourceId, isOpen }]));
const media = (ids: readonly number[], isOpen = true): Met[] => ids.map((id) => ({ kind: 'medium', id, isOpen }));
const ofFacts = (facts: readonly TreeFact[]): Met[] =>
  facts.flatMap(({ citations, mediaIds, isPrivate }) => [
    ...sources(citations, !isPrivate),
    ...media(mediaIds, !isPrivate),
  ]);

type Reader<Kind extends TreeKind> = (document: TreeDocuments[Kind]) => Met[];

const READERS: { [Kind in TreeKind]: Reader<Kind> } = {
  person: ({ names, facts, citations, mediaIds }) => [
    ...media(mediaIds),
    ...sources(citations),
    ...names.flatMap((name) => sources(name.citations)),
    ...ofFacts(facts),
  ],
  family: ({ facts, citations, mediaIds }) => [...media(mediaIds), ...sources(citations), ...ofFacts(facts)],
  story: ({ personIds, mediaIds }) => [
    ...personIds.map((id) => ({ kind: 'person' as const, id, isOpen: true })),
    ...media(mediaIds),
  ],
  source: () => [],
  medium: () => [],
};

/**
 * The sources, media and people that a document names, each once, in the order they are met, with how often it names
 * them.
 */
export function countMentions<Kind extends TreeKind>(kind: Kind, document: TreeDocuments[Kind]): CountedMention[] {
  const named = READERS[kind](document);
  if (named.length === 0) return [];
  const met = new Map<string, CountedMention>();
  for (const { isOpen, ...mention } of named) {
    const key = `${mention.kind}${mention.id}`;
    const known = met.get(key) ?? { ...mention, times: 0, openTimes: 0 };
    met.set(key, { ...known, times: known.times + 1, openTimes: known.openTimes + Number(isOpen) });
  }
  return [...met.values()];
}

/** The same without counting. */
export const mentionsOf = <Kind extends TreeKind>(kind: Kind, document: TreeDocuments[Kind]): TreeMention[] =>
  countMentions(kind, document).map(({ kind: named, id }) => ({ kind: named, id }));
