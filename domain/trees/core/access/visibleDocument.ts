import { mentionsOf, type TreeMention } from '../mentions.ts';
import type { TreeDocument, TreeDocuments } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreeFamily } from '../model/treeFamily.ts';
import type { TreeStory } from '../model/treeStory.ts';
import { hasClosedText, type IsClosed } from './openTexts.ts';

/**
 * A family for a reader from whom people may be hidden. Its own notes and pictures are about all of them: where a
 * child is hidden they are left out. What happened to the couple stays, and who belongs together.
 *
 * @param isHidden - whether a person must not be known
 * @returns the family itself where no child is hidden
 */
export function openFamily(family: TreeFamily, isHidden: (personId: number) => boolean): TreeFamily {
  return family.children.some(({ personId }) => isHidden(personId)) ? { ...family, notes: [], mediaIds: [] } : family;
}

/**
 * Whether the facts of a family may be shown to a reader from whom people are hidden: neither of the couple is hidden,
 * and of siblings whose parents are not known, not all are. Whether the family itself is private is another question.
 *
 * @param isHidden - whether a person must not be known
 */
export const isFamilyVisible = (
  { partners, children }: { partners: TreeFamily['partners']; children: readonly { personId: number }[] },
  isHidden: (personId: number) => boolean,
): boolean => !partners.some(isHidden) && (partners.length > 0 || children.some(({ personId }) => !isHidden(personId)));

/** What is kept from a reader of a tree, on the site and in a file alike. */
export interface WithheldFromReader {
  /** Whether a person must not be known. */
  isHidden: (personId: number) => boolean;
  withholdsPrivate: boolean;
}

/** As much of a family as decides whether it is shown. */
type FamilyMembers = Pick<TreeFamily, 'partners' | 'isPrivate'> & { children: readonly { personId: number }[] };

/** Whether a reader may know what happened to a family (`isFamilyVisible`), which may itself be private. */
export const isFamilyShown = (family: FamilyMembers, { isHidden, withholdsPrivate }: WithheldFromReader): boolean =>
  !(withholdsPrivate && family.isPrivate) && isFamilyVisible(family, isHidden);

/** Whether a reader may read a story: it is about no hidden person, and names none (ADR 35). */
export const isStoryShown = (
  story: TreeStory,
  { isHidden }: Pick<WithheldFromReader, 'isHidden'>,
  isClosed: IsClosed,
): boolean => !story.personIds.some(isHidden) && !hasClosedText('story', story, isClosed);

/** Everyone a document is about, hidden or not: no one, of sources and media themselves. */
export function peopleOf(document: TreeDocument): readonly number[] {
  if ('partners' in document) return [...document.partners, ...document.children.map(({ personId }) => personId)];
  if ('personIds' in document) return document.personIds;
  return 'names' in document ? [document.id] : [];
}

/** Whether photos of a document may show a hidden person. Such a photo is closed, whatever else it belongs to. */
export const mayShowHidden = (people: readonly number[], isHidden: (personId: number) => boolean): boolean =>
  people.some(isHidden);

/** The facts a reader may see of a person or couple they may see. */
export const visibleFacts = (facts: readonly TreeFact[], withholdsPrivate: boolean): readonly TreeFact[] =>
  withholdsPrivate ? facts.filter(({ isPrivate }) => !isPrivate) : facts;

/** A document that readers come to by itself: sources and media they come to by these. */
export type PathDocument = { [Kind in 'person' | 'family' | 'story']: { kind: Kind; body: TreeDocuments[Kind] } }[
  | 'person'
  | 'family'
  | 'story'];

/**
 * What a reader gets of a document, on the site and in a file alike: without private facts, of a family with a hidden
 * child without what is said of all of them.
 *
 * @param isClosed - whether a text names a hidden person; asked of stories
 * @returns null where they do not come to it
 */
export function visibleDocument(
  document: PathDocument,
  reader: WithheldFromReader,
  isClosed: IsClosed,
): PathDocument | null {
  const { kind, body } = document;
  if (kind === 'story') return isStoryShown(body, reader, isClosed) ? document : null;
  if (kind === 'person')
    return reader.isHidden(body.id)
      ? null
      : { kind, body: { ...body, facts: [...visibleFacts(body.facts, reader.withholdsPrivate)] } };
  return isFamilyShown(body, reader)
    ? {
        kind,
        body: { ...openFamily(body, reader.isHidden), facts: [...visibleFacts(body.facts, reader.withholdsPrivate)] },
      }
    : null;
}

/** Sources and media that a reader comes to by a document: those named in what they get of it. */
export function reachedBy(document: PathDocument, reader: WithheldFromReader, isClosed: IsClosed): TreeMention[] {
  const shown = visibleDocument(document, reader, isClosed);
  if (shown === null) return [];
  return mentionsOf(shown.kind, shown.body as never).filter(({ kind }) => kind !== 'person');
}
