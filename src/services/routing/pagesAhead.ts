let fetchPage: (routeId: string) => void = () => undefined;

/** Names what fetches the code of a page that anyone may open, by the id of its route (src/app/openSite.tsx). */
export const fetchPagesWith = (fetch: (routeId: string) => void): void => {
  fetchPage = fetch;
};

/**
 * Has the code of a page come before the reader goes there, where it is one of those that anyone may open. Nothing
 * waits for it, and a failure is no one's.
 */
export const fetchPageAhead = (routeId: string): void => fetchPage(routeId);
