import { Suspense, useState } from 'react';

import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { facetTexts as texts } from '../facetTexts.ts';
import type { FacetLine } from '../model/facetSelection.ts';
import styles from './FacetGroup.module.scss';

// Of a long facet whose values are all shown.
const FacetFinder = lazyPart(() => import('./FacetFinder.tsx').then((chunk) => chunk.FacetFinder));

interface FacetGroupProps {
  fieldId: string;
  label: string;
  lines: readonly FacetLine[];
  /** The server counts no more values than these: rarer ones are found by typing. */
  isFull: boolean;
  isOpen: boolean;
  onToggle: (value: string) => void;
}

/** Lines shown before "Show all". */
const FEW = 6;
/** From so many lines on one may be looked for by typing. */
const MANY = 12;

/**
 * One facet: its values with counts, several of which may be ticked; the rest behind "Show all" and a box to find one.
 */
export function FacetGroup({ fieldId, label, lines, isFull, isOpen, onToggle }: FacetGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const isLong = lines.length >= MANY;
  const approach = isLong ? FacetFinder.preload : undefined;
  const chosen = lines.filter(({ isChosen }) => isChosen).length;

  const fitting = sought === '' ? lines : lines.filter((line) => line.label.toLowerCase().includes(sought));
  const known = new Set(lines.map(({ value }) => value));
  const rare: FacetLine[] =
    sought === ''
      ? []
      : suggested
          .filter((value) => !known.has(value.toLowerCase()))
          .map((value) => ({
            value: value.toLowerCase(),
            label: value || displayValue(fieldId, value),
            count: undefined,
            isChosen: false,
          }));
  const shown =
    isWhole || sought !== '' ? [...fitting, ...rare] : fitting.filter((line, at) => at < FEW || line.isChosen);

  return (
    <details className={styles.group} open={isOpen || chosen > 0}>
      <summary className={styles.summary}>
        {label}
        {chosen > 0 && <Badge tone="brand">{texts.chosen(chosen)}</Badge>}
      </summary>
      <fieldset className={styles.lines}>
        <legend className={styles.legend}>{label}</legend>
        {isLong && isWhole && (
          <Suspense fallback={<SkeletonLine />}>
            <FacetFinder
              fieldId={fieldId}
              label={label}
              isFull={isFull}
              text={text}
              onType={setText}
              onFound={setSuggested}
            />
          </Suspense>
        )}
        {shown.map(({ value, label: words, count, isChosen }) => (
          <CheckboxField
            key={value}
            compact
            label={words}
            checked={isChosen}
            {...(count !== undefined && { count })}
            onChange={() => onToggle(value)}
          />
        ))}
        {sought !== '' && shown.length === 0 && <p className={styles.none}>{texts.noneLike(text.trim())}</p>}
        {lines.length > FEW && (
          <div className={styles.more}>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isWhole}
              onPointerEnter={approach}
              onFocus={approach}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? texts.fewer : texts.all(lines.length, isFull)}
              <VisuallyHidden>{texts.valuesOf(label)}</VisuallyHidden>
            </Button>
          </div>
        )}
      </fieldset>
    </details>
  );
}
