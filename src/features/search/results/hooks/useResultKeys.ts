import { useEffect, type RefObject } from 'react';

interface ResultKeys {
  /** Holds the rows; a link with `data-row` names each. */
  rows: RefObject<HTMLElement | null>;
  /** Off by the reader's choice (WCAG 2.1.4). */
  isOn: boolean;
  onSearch: () => void;
  onHelp: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

function step(rows: HTMLElement | null, by: 1 | -1): void {
  const links = [...(rows?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = links.findIndex((link) => link.closest('[data-row-of], tr, li')?.contains(document.activeElement));
  const next = at < 0 ? links[by === 1 ? 0 : links.length - 1] : links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keys of the list: `j` and `k` go from row to row, where Enter opens as on every link, `/` goes to the form, `?` shows
 * the list of keys. Nothing happens while the reader types, or with a modifier.
 */
export function useResultKeys({ rows, isOn, onSearch, onHelp }: ResultKeys): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const actions: Readonly<Record<string, () => void>> = {
      j: () => step(rows.current, 1),
      k: () => step(rows.current, -1),
      '/': onSearch,
      '?': onHelp,
    };
    const onKey = (event: KeyboardEvent) => {
      const act = actions[event.key];
      if (
        !act ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        isInOverlay(event.target)
      )
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [rows, isOn, onSearch, onHelp]);
}
