import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Keeps the focus where the work is when fields of a list of citations come and go: what was pressed is often gone with
 * them.
 * @param value - the list as it is drawn: the focus moves once it is another.
 * @returns for the list, and to be called with the place of the citation whose first field is next; null: the way to
 * add one
 */
export function useCitationFocus(value: unknown): [RefObject<HTMLDivElement | null>, (at: number | null) => void] {
  const list = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<{ at: number | null; before: unknown } | null>(null);
  useEffect(() => {
    if (next === null || next.before === value) return;
    const field =
      next.at === null
        ? [...(list.current?.querySelectorAll('button') ?? [])].at(-1)
        : list.current?.querySelectorAll('fieldset')[next.at]?.querySelector('input');
    field?.focus();
    setNext(null);
  }, [next, value]);
  return [list, (at) => setNext({ at, before: value })];
}
