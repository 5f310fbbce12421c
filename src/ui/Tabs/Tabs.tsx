import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

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

/** Where a key leads from a tab, in a row of so many; from its ends round to the other. */
const STEPS: Readonly<Partial<Record<string, (at: number, count: number) => number>>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Moves the focus along the row. The browser presses the tab that has it with Enter or Space. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const row = [...event.currentTarget.children] as HTMLElement[];
  const next = STEPS[event.key]?.(row.indexOf(event.target as HTMLElement), row.length);
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  row[next]?.focus();
}

/**
 * Views of one thing, one at a time. Arrow keys move between tabs; Enter or Space shows one. One that is disabled can
 * be reached, and says so.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const shown = selected ?? chosen;
  const at = tabs.findIndex((tab) => tab.id === shown);
  // The row is one stop of the Tab key: where the focus is in it, else at what is shown.
  const stop = Math.max(0, at);
  const stopAt = (row: HTMLElement, isStop: (tab: Element, index: number) => boolean) =>
    [...row.children].forEach((tab, index) => void ((tab as HTMLElement).tabIndex = isStop(tab, index) ? 0 : -1));
  const show = (tab: TabItem) => {
    if (tab.disabled || tab.id === shown) return;
    setChosen(tab.id);
    onSelect?.(tab.id);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={step}
        onFocus={({ currentTarget, target }) => stopAt(currentTarget, (tab) => tab === target)}
        onBlur={({ currentTarget }) => stopAt(currentTarget, (_tab, index) => index === stop)}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            aria-disabled={tab.disabled || undefined}
            tabIndex={index === stop ? 0 : -1}
            onClick={() => show(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {at >= 0 && (
        <div
          key={shown}
          role="tabpanel"
          id={`${id}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${at}`}
          tabIndex={0}
        >
          {tabs[at]?.content}
        </div>
      )}
    </div>
  );
}
