import { useEffect, useEffectEvent, useState } from 'react';

import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import { useMakeClippingMutation } from '../clipToolApi.ts';
import type { NamedRegion } from '../model/clipAddress.ts';
import { clipProblems } from '../model/clipProblems.ts';
import type { ClipSheet, KeyedRegion } from '../model/clipSheet.ts';
import { clampRegion } from '../model/regionShapes.ts';
import { tagsOf } from '../model/tagsOf.ts';
import { clipToolTexts as texts } from '../texts.ts';
import type { ClipToolProps } from './clipToolProps.ts';
import { type ClipValues, newClip, readClipDraft, useSuggestedTitle } from './clipValues.ts';

let made = 0;
const newKey = (start = ''): string => `${start}#${Date.now().toString(36)}.${(made += 1)}`;

/** The state of a clipping that is being made: its form, its draft, and the ways that rectangles come into it. */
export function useClip({ subject, sheetOf, source, partsOf, article, start, sourceOf }: ClipToolProps) {
  const owner = useDraftOwner();
  const [selected, setSelected] = useState<string | null>(null);
  const [focus, setFocus] = useState<{ key: string; isStill: boolean } | null>(null);
  const [said, setSaid] = useState('');
  const [make, { error, data: saved }] = useMakeClippingMutation();

  const form = useForm<ClipValues>({
    initialValues: newClip(source),
    validate: clipProblems,
    validateOnBlur: false,
    onSubmit: async ({ regions, title, text, isTextEdited, note, tags, collectionId }) => {
      const [first] = regions;
      if (!first) return;
      const isArticle = article !== null && regions.every(({ key }) => key.startsWith(`${article.id}#`));
      const { error: refusal } = await make({
        source: isArticle ? { articleId: article.id } : sourceOf(first.sheet),
        regions: regions.map(({ sheet, x, y, width, height }) => ({ imageId: sheet.imageId, x, y, width, height })),
        title,
        note,
        tags: tagsOf(tags),
        text: isTextEdited ? text : null,
        collectionId: collectionId || null,
      });
      if (refusal === undefined) draft.forget();
    },
  });
  // The address's rectangles win over an older draft.
  const [arrived] = useState(start);
  const draft = useFormDraft(form, {
    form: `clipping.${subject}`,
    owner: arrived.length > 0 ? null : owner,
    read: readClipDraft,
  });
  const { regions } = form.values;
  const setRegions = (next: readonly KeyedRegion[]) =>
    void form.setFieldValue('regions', next.slice(0, CLIPPING_LIMITS.regions));

  useSuggestedTitle(form, { source, partsOf });

  const drawn = async (named: readonly NamedRegion[], keyStart: string): Promise<KeyedRegion[]> => {
    const placed = await Promise.all(
      named.slice(0, CLIPPING_LIMITS.regions).map(async ({ page, region }) => ({ region, sheet: await sheetOf(page) })),
    );
    return placed.flatMap(({ region, sheet }) =>
      sheet ? [{ ...clampRegion(region, sheet), key: newKey(keyStart), sheet }] : [],
    );
  };
  const takeArrived = useEffectEvent(() => void drawn(arrived, '').then(setRegions, () => undefined));
  useEffect(() => {
    if (arrived.length > 0) takeArrived();
  }, [arrived]);

  return {
    form,
    draft,
    regions,
    setRegions,
    selected,
    select: setSelected,
    focus,
    /** What has to be said of the last press; empty for nothing. */
    said,
    error,
    saved,
    /** @param isStill - the page stays where it is, as it must while someone draws on it. */
    add: ({ page, imageId, label, service, width, height }: ClipSheet, region: PageRegion, isStill: boolean) => {
      if (regions.length >= CLIPPING_LIMITS.regions) return;
      const key = newKey();
      setRegions([...regions, { ...region, key, sheet: { page, imageId, label, service, width, height } }]);
      setSelected(key);
      setFocus({ key, isStill });
    },
    clipArticle: async () => {
      if (!article) return;
      const named = await article.regions().catch(() => null);
      const whole = named && (await drawn(named, article.id).catch(() => null));
      if (!named || !whole) {
        setSaid(texts.articleFailed);
        return;
      }
      setSaid(named.length > CLIPPING_LIMITS.regions ? texts.articleCut(CLIPPING_LIMITS.regions) : '');
      setRegions(whole);
      setSelected(whole[0]?.key ?? null);
    },
  };
}
