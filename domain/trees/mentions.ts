import type { TreeCitation } from './model/treeCitation.ts';
import type { TreeDocuments, TreeKind } from './model/treeDocument.ts';
import type { TreeFact } from './model/treeFact.ts';

/** Another document that a document names. People are named by stories only; families have them as members. */
export interface TreeMention {
  kind: 'source' | 'medium' | 'person';
  id: number;
}

const sources = (citations: readonly TreeCitation[]): TreeMention[] => citations.flatMap(({ sourceId }) => (sourceId === null ? [] : [{ kind: 'source' as const, id: sourceId }]));
const media = (ids: readonly number[]): TreeMention[] => ids.map((id) => ({ kind: 'medium', id }));
const ofFacts = (facts: readonly TreeFact[]): TreeMention[] => facts.flatMap(({ citations, mediaIds }) => [...sources(citations), ...media(mediaIds)]);

type Reader<Kind extends TreeKind> = (document: TreeDocuments[Kind]) => TreeMention[];

const READERS: { [Kind in TreeKind]: Reader<Kind> } = {
  person: ({ names, facts, citations, mediaIds }) => [...media(mediaIds), ...sources(citations), ...names.flatMap((name) => sources(name.citations)), ...ofFacts(facts)],
  family: ({ facts, citations, mediaIds }) => [...media(mediaIds), ...sources(citations), ...ofFacts(facts)],
  story: ({ personIds, mediaIds }) => [...personIds.map((id) => ({ kind: 'person' as const, id })), ...media(mediaIds)],
  source: () => [],
  medium: () => [],
};

/** The sources, media and people that a document names, each once, in the order they are met. */
export function mentionsOf<Kind extends TreeKind>(kind: Kind, document: TreeDocuments[Kind]): TreeMention[] {
  const met = new Map<string, TreeMention>();
  for (const mention of READERS[kind](document)) if (!met.has(`${mention.kind}${mention.id}`)) met.set(`${mention.kind}${mention.id}`, mention);
  return [...met.values()];
}
