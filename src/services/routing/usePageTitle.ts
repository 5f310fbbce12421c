import { useEffect } from 'react';

import { documentTitle } from '#domain/kernel/routes/documentTitle.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';

let routeTitle = '';

const titleTab = (title: string): void => {
  document.title = documentTitle(title, readSiteBoot().name);
};

/** Sets the tab's title from the route; the shell calls it at each navigation, before the page can say better. */
export function setRouteTitle(title: string): void {
  routeTitle = title;
  titleTab(title);
}

/**
 * A page's own title, for as long as it is shown: the record's name instead of "Transcript".
 * @param title - without the site's name; null or empty leaves the route's.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (!title) return undefined;
    titleTab(title);
    return () => titleTab(routeTitle);
  }, [title]);
}
