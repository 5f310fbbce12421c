import { useEffect, useRef } from 'react';

import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { KeyedRegion } from '../model/clipSheet.ts';
import { regionTexts as texts } from '../texts.ts';
import styles from './ClipTool.module.scss';
import { RegionItem } from './RegionItem.tsx';

interface RegionListProps {
  regions: readonly KeyedRegion[];
  selected: string | null;
  /** The rectangle whose button takes the focus once it is drawn; a new object each time. */
  focus: { key: string; isStill: boolean } | null;
  onSelect: (key: string) => void;
  onRegions: (regions: KeyedRegion[]) => void;
}

/** A place is read out once the keys rest, in milliseconds. */
const REST_MS = 700;

/** The rectangles in their order, which is the order the clipping is read in. */
export function RegionList({ regions, selected, focus, onSelect, onRegions }: RegionListProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const given = useRef<typeof focus>(null);
  // A form may have a rectangle a moment after it was asked to take it: its button is waited for.
  useEffect(() => {
    const button = focus && given.current !== focus ? buttons.current.get(focus.key) : undefined;
    if (!button) return;
    given.current = focus;
    button.focus({ preventScroll: focus?.isStill ?? false });
  }, [focus, regions]);
  const chosen = regions.find(({ key }) => key === selected);
  const place = useDebounced(chosen ? texts.place(chosen.x, chosen.y, chosen.width, chosen.height) : '', REST_MS);

  const swap = (at: number, other: number) => {
    const next = [...regions];
    [next[at], next[other]] = [next[other]!, next[at]!];
    onRegions(next);
  };
  const remove = (at: number) => {
    const neighbour = regions[at + 1] ?? regions[at - 1];
    onRegions(regions.filter((_region, index) => index !== at));
    if (neighbour) buttons.current.get(neighbour.key)?.focus();
  };
  const change = (key: string, next: PageRegion) =>
    onRegions(regions.map((region) => (region.key === key ? { ...region, ...next } : region)));
  return (
    <section aria-labelledby="clip-regions" className={styles.part}>
      <h3 id="clip-regions">{texts.title}</h3>
      <VisuallyHidden>
        <span id="clip-keys">{texts.keys}</span>
        <span role="status">{place}</span>
      </VisuallyHidden>
      {regions.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      <ol role="list" className={styles.regions}>
        {regions.map((region, at) => (
          <RegionItem
            key={region.key}
            ref={(button) => {
              if (button) buttons.current.set(region.key, button);
              else buttons.current.delete(region.key);
            }}
            region={region}
            number={at + 1}
            isSelected={region.key === selected}
            onEarlier={at > 0 ? () => swap(at, at - 1) : null}
            onLater={at < regions.length - 1 ? () => swap(at, at + 1) : null}
            onSelect={() => onSelect(region.key)}
            onChange={(next) => change(region.key, next)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {regions.length >= CLIPPING_LIMITS.regions && <p className={styles.hint}>{texts.full}</p>}
    </section>
  );
}
