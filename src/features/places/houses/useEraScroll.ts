import { useCallback, useEffect, useRef, useState } from 'react';

import { type Era, ERAS } from '#domain/places/houses/eras.ts';
import {
  SCROLL_DELAY_MS,
  SCROLL_DURATION_MS,
  scrollOffset,
  scrollPosition,
  activeSection,
  SECTION_ROOT_MARGIN,
} from '#domain/places/houses/sectionScroll.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

const sectionOf = (id: Era['id']) => document.getElementById(id);

/** What of the sections is in view, each by a threshold of its own; called whenever that changes. */
function watchSections(inView: Set<Era['id']>, onChange: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observers = ERAS.map(({ id, threshold }) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) inView.add(id);
        else inView.delete(id);
        onChange();
      },
      { threshold, rootMargin: SECTION_ROOT_MARGIN },
    );
    const section = sectionOf(id);
    if (section) observer.observe(section);
    return observer;
  });
  return () => observers.forEach((observer) => observer.disconnect());
}

/**
 * The era the reader is at, as its section scrolls into view.
 * @param areShown - whether the sections are on the page.
 */
export function useActiveEra(areShown: boolean, isSmall: boolean): Era['id'] {
  const [active, setActive] = useState<Era['id']>('today');
  const look = useCallback(
    (inView: ReadonlySet<Era['id']>) => {
      const tops = ERAS.flatMap(({ id }) =>
        inView.has(id) ? [{ id, top: sectionOf(id)?.getBoundingClientRect().top ?? 0 }] : [],
      );
      setActive((before) => activeSection(tops, isSmall) ?? before);
    },
    [isSmall],
  );
  useEffect(() => {
    if (!areShown) return undefined;
    const inView = new Set<Era['id']>();
    let frame = 0;
    const onChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look(inView));
    };
    const stop = watchSections(inView, onChange);
    window.addEventListener('scroll', onChange, { passive: true });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onChange);
    };
  }, [areShown, look]);
  return active;
}

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
