import { parseDraft } from '#services/forms/parseDraft.ts';

import type { ClipWords } from '../model/clipSchema.ts';
import type { KeyedRegion } from '../model/clipSheet.ts';

/** A clipping that is being made. */
export interface ClipValues extends ClipWords {
  regions: KeyedRegion[];
  /** The member has changed the title; until then it is the suggested one. */
  isTitleEdited: boolean;
  /** The member has changed the text; until then it is what the page says. */
  isTextEdited: boolean;
  /** Empty: none. */
  collectionId: string;
}

/** A clipping without anything. @param title - what is suggested. */
export const newClip = (title: string): ClipValues => ({
  regions: [],
  title,
  isTitleEdited: false,
  text: '',
  isTextEdited: false,
  note: '',
  tags: '',
  collectionId: '',
});

const isRegion = (region: unknown): region is KeyedRegion => {
  const { key, x, y, width, height, sheet } = (region ?? {}) as Partial<KeyedRegion>;
  return (
    typeof key === 'string' &&
    [x, y, width, height, sheet?.width, sheet?.height].every(Number.isFinite) &&
    [sheet?.page, sheet?.imageId, sheet?.label, sheet?.service].every((text) => typeof text === 'string')
  );
};

/**
 * A draft as this version of the form has it, or the one before, which did not say whose its title is; null for any
 * other.
 */
export function readClipDraft(draft: unknown): ClipValues | null {
  const values = parseDraft(newClip(''), typeof draft === 'object' ? { isTitleEdited: true, ...draft } : draft);
  return values?.regions.every(isRegion) ? values : null;
}
