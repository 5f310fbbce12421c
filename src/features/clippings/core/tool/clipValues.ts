import { useEffect, useEffectEvent, useState } from 'react';

import { type NamedPage, suggestClippingTitle } from '#domain/clippings/core/suggestClippingTitle.ts';
import { parseDraft } from '#services/forms/useFormDraft.ts';
import type { FormState } from '#ui/Form/useForm.tsx';

import type { ClipWords } from '../model/clipProblems.ts';
import type { KeyedRegion } from '../model/clipSheet.ts';
import type { ClipToolProps } from './clipToolProps.ts';

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

type Parts = Omit<NamedPage, 'label'>;

/** What is taken of a page that has not come, or cannot. */
const NO_PARTS: Parts = { articles: [], entries: [] };

/** What the pages of rectangles hold, as far as they have come. */
function usePartsOf(pages: readonly string[], partsOf: ClipToolProps['partsOf']): ReadonlyMap<string, Parts> {
  const [known, setKnown] = useState<ReadonlyMap<string, Parts>>(new Map());
  const read = useEffectEvent(async (page: string) => {
    const parts = await partsOf(page).catch(() => NO_PARTS);
    setKnown((before) => new Map([...before, [page, parts]]));
  });
  const missing = JSON.stringify(pages.filter((page) => !known.has(page)));
  useEffect(() => {
    for (const page of new Set(JSON.parse(missing) as string[])) void read(page);
  }, [missing]);
  return known;
}

/**
 * Titles a clipping by what is in its rectangles, until the member writes a title. Nothing drawn keeps the title there
 * is.
 */
export function useSuggestedTitle(
  { values, setFieldValue }: Pick<FormState<ClipValues>, 'values' | 'setFieldValue'>,
  { source, partsOf }: Pick<ClipToolProps, 'source' | 'partsOf'>,
): void {
  const { regions, text, title, isTitleEdited } = values;
  const known = usePartsOf(isTitleEdited ? [] : regions.map(({ sheet }) => sheet.page), partsOf);
  const areas = regions.map(({ sheet, x, y, width, height }) => ({
    region: { x, y, width, height },
    page: { label: sheet.label, ...(known.get(sheet.page) ?? NO_PARTS) },
  }));
  const suggested = areas.length === 0 || isTitleEdited ? title : suggestClippingTitle({ source, areas, text });
  useEffect(() => {
    if (suggested !== title) void setFieldValue('title', suggested);
  }, [suggested, title, setFieldValue]);
}
