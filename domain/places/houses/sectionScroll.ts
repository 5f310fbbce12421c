import type { Era } from './eras.ts';

/** From a press on an anchor to the first movement, and from there to the end, in milliseconds (spec 2 section 2). */
export const SCROLL_DELAY_MS = 100;
export const SCROLL_DURATION_MS = 1_500;

/**
 * The height at the head of the window that no section may hide behind. Taken from the top alone: taken from the sides
 * as well it would leave eleven pixels of a phone (spec 2 section 9).
 */
export const SECTION_ROOT_MARGIN = '-182px 0px 0px';

/** Where a section's top ends, relative to the window's, in pixels; negative as spec 2 section 9 has it. */
export const scrollOffset = (isSmall: boolean): number => (isSmall ? -226 : -276);

/**
 * Where the page is so many milliseconds after the movement started: slow, fast, slow.
 * @param from - scroll position at the start, in pixels. `to` - at the end.
 */
export function scrollPosition(from: number, to: number, elapsedMs: number): number {
  const done = Math.min(Math.max(elapsedMs / SCROLL_DURATION_MS, 0), 1);
  const eased = done < 0.5 ? 2 * done * done : 1 - 2 * (1 - done) * (1 - done);
  return from + (to - from) * eased;
}

/**
 * The section the reader is at: of those in view the last that has come up to where an anchor would bring it, else the
 * first.
 * @param tops - of the sections in view, in their order, in pixels from the top of the window.
 * @returns null when none is in view.
 */
export function activeSection(tops: readonly { id: Era['id']; top: number }[], isSmall: boolean): Era['id'] | null {
  const line = -scrollOffset(isSmall) + 1;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id ?? null;
}
