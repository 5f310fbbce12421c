import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode } from 'react';

import styles from './Tabs.module.scss';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
  disabled?: boolean;
}

interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** Controlled when given, so that the address can own it. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Views of one thing, one at a time. Arrow keys move between tabs; Enter or Space shows one. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <Base.Root
      {...(selected === undefined ? { defaultValue: tabs[0]?.id } : { value: selected })}
      onValueChange={(value: unknown) => onSelect?.(String(value))}
    >
      <Base.List aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name, disabled }) => (
          <Base.Tab key={id} value={id} disabled={disabled} className={styles.tab}>
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} value={id} className={styles.panel}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
