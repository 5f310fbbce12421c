import { useState } from 'react';

import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './filters.module.scss';
import { facetTexts as texts } from './texts.ts';

/** A value to tick. */
export interface FilterLine {
  value: string;
  label: string;
  /** Left out where it is not counted. */
  count?: number;
  isChosen: boolean;
}

interface ValueGroupProps {
  name: string;
  lines: readonly FilterLine[];
  isOpen?: boolean;
  onToggle: (value: string) => void;
}

/** Lines shown before “Show all”. */
const FEW = 6;

/** One filter of values, several of which may be ticked; the rest behind “Show all”. */
export function ValueGroup({ name, lines, isOpen = false, onToggle }: ValueGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const chosen = lines.filter(({ isChosen }) => isChosen).length;
  const shown = isWhole ? lines : lines.filter(({ isChosen }, at) => at < FEW || isChosen);
  return (
    <details className={styles.group} open={isOpen || chosen > 0}>
      <summary className={styles.summary}>
        {name} {chosen > 0 && <Badge tone="brand">{chosen}</Badge>}
      </summary>
      <fieldset className={styles.lines}>
        <legend className={styles.hidden}>{name}</legend>
        {shown.map(({ value, label, count, isChosen }) => (
          <CheckboxField
            key={value}
            compact
            label={label}
            checked={isChosen}
            {...(count !== undefined && { count })}
            onChange={() => onToggle(value)}
          />
        ))}
        {lines.length > FEW && (
          <div className={styles.expand}>
            <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? texts.fewer : texts.all(lines.length)}
              <VisuallyHidden>{texts.valuesOf(name)}</VisuallyHidden>
            </Button>
          </div>
        )}
      </fieldset>
    </details>
  );
}
