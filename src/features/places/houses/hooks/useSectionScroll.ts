import { useCallback, useEffect, useRef } from 'react';

import type { Era } from '#domain/places/houses/eras.ts';
import {
  SCROLL_DELAY_MS,
  SCROLL_DURATION_MS,
  scrollOffset,
  scrollPosition,
} from '#domain/places/houses/sectionScroll.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

/** What readers do when they want to be somewhere else: the movement gives way. */
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const targetOf = (section: HTMLElement, isSmall: boolean): number =>
  section.getBoundingClientRect().top + window.scrollY + scrollOffset(isSmall);

/** Moves the page to a section, frame by frame; what loads on the way and pushes the section is followed. */
function move(section: HTMLElement, isSmall: boolean): () => void {
  const from = window.scrollY;
  const since = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of TAKEN_OVER) window.removeEventListener(name, stop);
  };
  const step = (now: number) => {
    window.scrollTo({ top: scrollPosition(from, targetOf(section, isSmall), now - since), behavior: 'instant' });
    if (now - since < SCROLL_DURATION_MS) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const name of TAKEN_OVER) window.addEventListener(name, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/**
 * Brings a section up below the form: after a moment and smoothly (spec 2 section 2), at once for readers who want no
 * movement. The section gets the focus, so that the keyboard goes on from there.
 */
export function useSectionScroll(isSmall: boolean): (id: Era['id']) => void {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return useCallback(
    (id) => {
      stop.current();
      const section = document.getElementById(id);
      if (!section) return;
      section.focus({ preventScroll: true });
      if (isStill) {
        window.scrollTo({ top: targetOf(section, isSmall), behavior: 'instant' });
        return;
      }
      const timer = setTimeout(() => {
        stop.current = move(section, isSmall);
      }, SCROLL_DELAY_MS);
      stop.current = () => clearTimeout(timer);
    },
    [isSmall, isStill],
  );
}
