import { useEffect, useEffectEvent, useState } from 'react';

import { type NamedPage, suggestClippingTitle } from '#domain/clippings/core/suggestClippingTitle.ts';
import type { FormState } from '#ui/Form/useForm.tsx';

import type { ClipToolProps } from './clipToolProps.ts';
import type { ClipValues } from './clipValues.ts';

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
