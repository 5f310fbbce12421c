import type { TreeDocument } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreeFamily } from '../model/treeFamily.ts';
import type { TreeStory } from '../model/treeStory.ts';

import { isFamilyVisible } from './isFamilyVisible.ts';
import { hasClosedText, type IsClosed } from './openTexts.ts';

/** What is kept from a reader of a tree, on the site and in a file alike. */
export interface WithheldFromReader {
  /** Whether a person must not be known. */
  isHidden: (personId: number) => boolean;
  withholdsPrivate: boolean;
}

/** As much of a family as decides whether it is shown. */
type FamilyMembers = Pick<TreeFamily, 'partners' | 'isPrivate'> & { children: readonly { personId: number }[] };

/** Whether a reader may know what happened to a family (`isFamilyVisible`), which may itself be private. */
export const isFamilyShown = (family: FamilyMembers, { isHidden, withholdsPrivate }: WithheldFromReader): boolean => !(withholdsPrivate && family.isPrivate) && isFamilyVisible(family, isHidden);

/** Whether a reader may read a story: it is about no hidden person, and names none (ADR 0035). */
export const isStoryShown = (story: TreeStory, { isHidden }: Pick<WithheldFromReader, 'isHidden'>, isClosed: IsClosed): boolean => !story.personIds.some(isHidden) && !hasClosedText('story', story, isClosed);

/** Everyone a document is about, hidden or not: no one, of sources and media themselves. */
export function peopleOf(document: TreeDocument): readonly number[] {
  if ('partners' in document) return [...document.partners, ...document.children.map(({ personId }) => personId)];
  if ('personIds' in document) return document.personIds;
  return 'names' in document ? [document.id] : [];
}

/** Whether photos of a document may show a hidden person. Such a photo is closed, whatever else it belongs to. */
export const mayShowHidden = (people: readonly number[], isHidden: (personId: number) => boolean): boolean => people.some(isHidden);

/** The facts a reader may see of a person or couple they may see. */
export const shownFacts = (facts: readonly TreeFact[], withholdsPrivate: boolean): readonly TreeFact[] => (withholdsPrivate ? facts.filter(({ isPrivate }) => !isPrivate) : facts);
