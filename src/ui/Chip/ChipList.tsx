import { type ReactNode, useRef } from 'react';

import styles from './Chip.module.scss';
import { Chip, type ChipProps } from './Chip.tsx';

interface ChipListProps {
  /** Names the list: "Filters". */
  label: string;
  chips: readonly (ChipProps & { id: string })[];
  /** After the chips: "Clear all". */
  children?: ReactNode;
}

/** The filters in force. When one is taken away the focus goes to the next, so the keyboard is never lost. */
export function ChipList({ label, chips, children }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusNear = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? list.current;
    next?.focus();
  };
  return (
    <ul ref={list} role="list" tabIndex={-1} aria-label={label} className={styles.list}>
      {chips.map(({ id, onRemove, ...chip }, index) => (
        <li key={id}>
          <Chip
            {...chip}
            {...(onRemove && {
              onRemove: () => {
                focusNear(index);
                onRemove();
              },
            })}
          />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
