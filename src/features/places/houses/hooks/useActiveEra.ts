import { useCallback, useEffect, useState } from 'react';

import { ERAS, type Era } from '#domain/places/houses/eras.ts';
import { activeSection, SECTION_ROOT_MARGIN } from '#domain/places/houses/sectionScroll.ts';

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
