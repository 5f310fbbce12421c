import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';

import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';
import { pathOf } from '#features/records/core/index.ts';
import { classNames } from '#ui/classNames.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import type { KeyedRegion } from '../model/clipSheet.ts';
import { moveRegion, resizeRegion, clampRegion } from '../model/regionShapes.ts';
import { regionTexts as texts } from '../texts.ts';
import { NumberBox } from './NumberBox.tsx';
import styles from './RegionItem.module.scss';

/** Pixels of the image that one press of an arrow key goes. */
const STEP = 10;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
/** A picture is fetched once the rectangle rests. */
const REST_MS = 400;
const FIELDS = ['x', 'y', 'width', 'height'] as const;

interface RegionItemProps {
  ref: Ref<HTMLButtonElement>;
  region: KeyedRegion;
  /** In the reading order, from 1. */
  number: number;
  isSelected: boolean;
  /** Null at either end of the list. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
  onSelect: () => void;
  onChange: (region: PageRegion) => void;
  onRemove: () => void;
}

/** A rectangle in the panel: what is in it, and every way to move, size, order and remove it without a mouse. */
export function RegionItem({
  ref,
  region,
  number,
  isSelected,
  onEarlier,
  onLater,
  onSelect,
  onChange,
  onRemove,
}: RegionItemProps) {
  const { sheet, x, y, width, height } = region;
  const rested = useDebounced(xywhOf(region), REST_MS);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (event.key === 'Delete') onRemove();
    else if (by && !event.altKey && !event.ctrlKey && !event.metaKey)
      onChange(event.shiftKey ? resizeRegion(region, by, sheet) : moveRegion(region, by, sheet));
    else return;
    event.preventDefault();
  };
  return (
    <li className={classNames(styles.item, isSelected && styles.selected)}>
      <button
        ref={ref}
        type="button"
        aria-label={texts.name(number, sheet.label)}
        aria-describedby="clip-keys"
        aria-pressed={isSelected}
        title={texts.keys}
        className={styles.picture}
        onClick={onSelect}
        onFocus={onSelect}
        onKeyDown={onKeyDown}
      >
        <img
          src={`${pathOf(sheet.service)}/${rested}/!320,240/0/default.webp`}
          width={320}
          height={240}
          decoding="async"
          alt={texts.preview(number)}
        />
      </button>
      <div className={styles.words}>
        <span aria-hidden="true" className={styles.name}>
          {texts.name(number, sheet.label)}
        </span>
        <details className={styles.exact}>
          <summary>{texts.numbers}</summary>
          <div className={styles.numbers}>
            {FIELDS.map((field) => (
              <NumberBox
                key={field}
                label={texts[field]}
                name={texts.ofRectangle(texts[field], number)}
                value={region[field]}
                most={field === 'x' || field === 'width' ? sheet.width : sheet.height}
                onNumber={(value) => onChange(clampRegion({ x, y, width, height, [field]: value }, sheet))}
              />
            ))}
          </div>
        </details>
      </div>
      <div className={styles.order}>
        <IconButton
          size="sm"
          label={texts.earlier(number)}
          icon={<ChevronUp />}
          disabled={!onEarlier}
          onClick={() => onEarlier?.()}
        />
        <IconButton
          size="sm"
          label={texts.later(number)}
          icon={<ChevronDown />}
          disabled={!onLater}
          onClick={() => onLater?.()}
        />
        <IconButton size="sm" label={texts.remove(number)} icon={<X />} onClick={onRemove} />
      </div>
    </li>
  );
}
