import type { RouteDefinition } from './routeDefinition.ts';

/** A page as the site map lists it. */
export interface SiteMapEntry {
  title: string;
  /** Where it is, without what its pattern leaves open. */
  to: string;
}

/** Pages of one part of the site. */
export interface SiteMapSection {
  title: string;
  entries: readonly SiteMapEntry[];
}

/** The parts of the site by the first words of their routes' ids, in the order the map shows them; others come last. */
const SECTIONS: readonly (readonly [areas: readonly string[], title: string])[] = [
  [['home'], 'Start here'],
  [['search', 'addresses', 'maps', 'ai-search'], 'Search'],
  [['records'], 'Records'],
  [['landing'], 'Guides to the records'],
  [['identity'], 'Your account'],
  [['library'], 'Libraries'],
];
const OTHERS = 'More';

const areaOf = ({ id }: RouteDefinition): string => id.slice(0, id.indexOf('.'));
const isOpen = ({ access }: RouteDefinition): boolean => !access || Object.keys(access).every((name) => name === 'audience' || name === 'host');

/** Pages a visitor can open without knowing more than their address. Results are none to crawlers, but a way in to people. */
const isListed = (route: RouteDefinition): boolean =>
  isOpen(route) && !route.pattern.includes(':') && !route.redirect && (route.robots === undefined || route.id === 'search.results') && route.id !== 'system.site-map';

/**
 * The site map: what visitors may open, part by part. A page is listed by itself as soon as its route is; one that needs
 * a parameter, a sign-in, a grant or a switch is not (spec 1 section 2).
 */
export function siteMap(routes: readonly RouteDefinition[]): SiteMapSection[] {
  const known = SECTIONS.flatMap(([areas]) => areas);
  const sections = [...SECTIONS, [null, OTHERS] as const].map(([areas, title]) => ({
    title,
    entries: routes
      .filter((route) => isListed(route) && (areas === null ? !known.includes(areaOf(route)) : areas.includes(areaOf(route))))
      .filter((route) => route.canonicalQuery === undefined)
      .map(({ title: name, pattern }) => ({ title: name, to: pattern.replace(/\/\*$/u, '') || '/' })),
  }));
  return sections.filter(({ entries }) => entries.length > 0);
}
