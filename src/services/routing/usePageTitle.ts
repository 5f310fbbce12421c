import { useEffect } from 'react';

import { documentTitle } from '#domain/kernel/routes/documentTitle.ts';

let routeTitle = '';

/** Sets the tab's title from the route; the shell calls it at each navigation, before the page can say better. */
export function setRouteTitle(title: string): void {
  routeTitle = title;
  document.title = documentTitle(title);
}

/**
 * A page's own title, for as long as it is shown: the record's name instead of "Transcript".
 * @param title - without the site's name; null or empty leaves the route's.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (!title) return undefined;
    document.title = documentTitle(title);
    return () => {
      document.title = documentTitle(routeTitle);
    };
  }, [title]);
}
