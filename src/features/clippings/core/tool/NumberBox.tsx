import { useState } from 'react';

import styles from './RegionItem.module.scss';

interface NumberBoxProps {
  /** Seen above it. */
  label: string;
  /** Its whole name, for assistive technology. */
  name: string;
  value: number;
  most: number;
  onNumber: (value: number) => void;
}

/** A whole number that is taken as soon as it is one; what is being typed stays until the box is left. */
export function NumberBox({ label, name, value, most, onNumber }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={styles.number}>
      <span aria-hidden="true">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        aria-label={name}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^\d+$/u.test(target.value)) onNumber(Number(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
