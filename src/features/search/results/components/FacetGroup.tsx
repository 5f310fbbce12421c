import { useState } from 'react';

import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { useRecordSuggestionsQuery } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useDebounced } from '#ui/useDebounced.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { FacetLine } from '../model/facetSelection.ts';
import { facetTexts as texts } from '../texts.ts';
import styles from './FacetGroup.module.scss';

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
const REST_MS = 200;

/** One facet: its values with counts, several of which may be ticked; the rest behind "Show all" and a box to find one. */
export function FacetGroup({ fieldId, label, lines, isFull, isOpen, onToggle }: FacetGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const prefix = useDebounced(sought, REST_MS);
  const { currentData: suggestions } = useRecordSuggestionsQuery({ fieldId, prefix }, { skip: prefix === '' || !isFull });
  const chosen = lines.filter(({ isChosen }) => isChosen).length;

  const fitting = sought === '' ? lines : lines.filter((line) => line.label.toLowerCase().includes(sought));
  const known = new Set(lines.map(({ value }) => value));
  const rare: FacetLine[] =
    sought === '' ? [] : (suggestions ?? []).filter(({ value }) => !known.has(value.toLowerCase())).map(({ value }) => ({ value: value.toLowerCase(), label: value || displayValue(fieldId, value), count: undefined, isChosen: false }));
  const shown = isWhole || sought !== '' ? [...fitting, ...rare] : fitting.filter((line, at) => at < FEW || line.isChosen);

  return (
    <details className={styles.group} open={isOpen || chosen > 0}>
      <summary className={styles.summary}>
        {label}
        {chosen > 0 && <Badge tone="brand">{texts.chosen(chosen)}</Badge>}
      </summary>
      <fieldset className={styles.lines}>
        <legend className={styles.legend}>{label}</legend>
        {lines.length >= MANY && isWhole && <TextField type="search" label={texts.find(label)} hideLabel placeholder={texts.find(label)} value={text} onChange={(event) => setText(event.target.value)} />}
        {shown.map(({ value, label: words, count, isChosen }) => (
          <CheckboxField key={value} compact label={words} checked={isChosen} {...(count !== undefined && { count })} onChange={() => onToggle(value)} />
        ))}
        {sought !== '' && shown.length === 0 && <p className={styles.none}>{texts.noneLike(text.trim())}</p>}
        {lines.length > FEW && (
          <div className={styles.more}>
            <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? texts.fewer : texts.all(lines.length, isFull)}
              <VisuallyHidden>{texts.valuesOf(label)}</VisuallyHidden>
            </Button>
          </div>
        )}
      </fieldset>
    </details>
  );
}
