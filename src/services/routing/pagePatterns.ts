type FindPattern = (pathname: string) => string | null;

let find: FindPattern = () => null;

/** Names what knows the patterns of pages: the router, which has the tables of routes anyhow. */
export const findPatternsWith = (finder: FindPattern): void => {
  find = finder;
};

/**
 * The pattern of the page shown at a pathname of this site; null where there is none. Reports and measurements name
 * pages so.
 */
export const patternOf = (pathname: string): string | null => find(pathname);
