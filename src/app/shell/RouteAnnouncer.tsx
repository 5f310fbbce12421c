import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

import { setRouteTitle } from '#services/routing/usePageTitle.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { announcerTexts as texts } from './texts.ts';
import { useRouteDefinition } from './useChrome.ts';

/**
 * Gives a heading the focus, so that a screen reader goes on from there. It can hold it, but Tab does not stop at it.
 */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Waits for the main heading of a page that is still loading, unless the reader puts the focus somewhere else first;
 * then calls `onEnd`.
 */
function focusHeadingWhenThere(main: HTMLElement, onEnd: () => void): () => void {
  main.focus({ preventScroll: true });
  const watcher = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== main && document.activeElement !== document.body;
    if (!isElsewhere && !focusHeading(main)) return;
    watcher.disconnect();
    onEnd();
  });
  watcher.observe(main, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

/**
 * Announces a new page to readers who do not see it appear: the tab's title, the focus on its main heading and, while
 * that is not there yet, one spoken line. Changes of the query alone, and those within one place, are the page's own to
 * announce.
 */
export function RouteAnnouncer() {
  const definition = useRouteDefinition();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef<string>(null);
  const [spoken, setSpoken] = useState('');
  const title = definition?.title ?? '';
  const place = definition?.isOnePlace ? definition.id : pathname;

  useLayoutEffect(() => {
    if (title) setRouteTitle(title);
  }, [title, definition]);

  useEffect(() => {
    const isFirst = shown.current === null;
    const isSame = shown.current === place;
    shown.current = place;
    const main = document.getElementById('main');
    if (isFirst || isSame || !main) return undefined;
    if (focusHeading(main)) {
      setSpoken('');
      return undefined;
    }
    setSpoken(texts.loading(title));
    // What was loading is there: who reads on past it must not find it still said.
    return focusHeadingWhenThere(main, () => setSpoken(''));
  }, [place, title]);

  return (
    <VisuallyHidden>
      <span role="status" aria-label={texts.page}>
        {state === 'loading' ? '' : spoken}
      </span>
    </VisuallyHidden>
  );
}
