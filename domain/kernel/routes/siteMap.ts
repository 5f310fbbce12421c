import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';

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

/** What the reader of the map holds, and which flags are on. */
export interface MapReader {
  grants: readonly string[];
  flags: readonly string[];
}

/** The parts of the site by the first words of their routes' ids, in the order the map shows them; others come last. */
const SECTIONS: readonly (readonly [areas: readonly string[], title: string])[] = [
  [['home'], 'Start here'],
  [['search', 'addresses', 'maps', 'ai-search'], 'Search'],
  [['records'], 'Records'],
  [['newspapers', 'search-newspapers'], 'Newspapers'],
  [['landing'], 'Guides to the records'],
  [['family-tree', 'tree', 'tree-search', 'gedcom'], 'Family trees'],
  [['identity'], 'Your account'],
  [['library'], 'Libraries'],
];
const OTHERS = 'More';

const areaOf = ({ id }: RouteDefinition): string => id.slice(0, id.indexOf('.'));
/** What a page may require and still be open to everyone: what the reader has, with every switch as it should be. */
const NO_CLOSED_DOOR = new Set(['audience', 'host', 'grants', 'flags']);

const isOpen = ({ access = {} }: RouteDefinition, { grants, flags }: MapReader): boolean =>
  Object.keys(access).every((name) => NO_CLOSED_DOOR.has(name)) &&
  (access.grants ?? []).every((grant) => grants.some((held) => grantMatches(grant, held))) &&
  (access.flags ?? []).every(({ name, mustBe }) => flags.includes(name) === mustBe);

/**
 * Pages a visitor can open without knowing more than their address. Results are none to crawlers, but a way in to
 * people.
 */
const isListed = (route: RouteDefinition, reader: MapReader): boolean =>
  isOpen(route, reader) &&
  !route.pattern.includes(':') &&
  !route.redirect &&
  (route.robots === undefined || route.id === 'search.results') &&
  route.id !== 'system.site-map';

/**
 * The site map: what the reader may open without signing in, part by part. A page is listed by itself as soon as its
 * route is; one that needs a parameter or a sign-in is not, nor one whose grant or switch the reader has not (spec 1
 * section 2).
 */
export function siteMap(routes: readonly RouteDefinition[], reader: MapReader): SiteMapSection[] {
  const known = SECTIONS.flatMap(([areas]) => areas);
  const sections = [...SECTIONS, [null, OTHERS] as const].map(([areas, title]) => ({
    title,
    entries: routes
      .filter(
        (route) =>
          isListed(route, reader) && (areas === null ? !known.includes(areaOf(route)) : areas.includes(areaOf(route))),
      )
      .filter((route) => route.canonicalQuery === undefined)
      .map(({ title: name, pattern }) => ({ title: name, to: pattern.replace(/\/\*$/u, '') || '/' })),
  }));
  return sections.filter(({ entries }) => entries.length > 0);
}
