import { X } from 'lucide-react';

import { classNames } from '../classNames.ts';
import { uiTexts } from '../texts.ts';
import styles from './Chip.module.scss';

export interface ChipProps {
  /** What the value belongs to: "Surname". */
  name?: string;
  value: string;
  /** `ignored`: a value that the rules of the search dropped. */
  tone?: 'filter' | 'ignored';
  /** Left out, the chip cannot be taken away. */
  onRemove?: () => void;
}

/** One filter in force. */
export function Chip({ name, value, tone = 'filter', onRemove }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tone === 'ignored' && styles.ignored, !onRemove && styles.fixed)}>
      <span className={styles.text}>
        {name && <span className={styles.name}>{name}: </span>}
        {value}
      </span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={uiTexts.remove(name ? `${name}: ${value}` : value)}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
