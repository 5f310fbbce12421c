import type { RouteDefinition } from './routeDefinition.ts';
import { siteRoutes } from './siteRoutes.ts';

/** One way a pattern can be written out: optional segments are present or left out. */
interface PathPattern {
  /** Its first segment in small letters, which an address must have; null where that is a parameter or missing. */
  first: string | null;
  /** Reads a decoded pathname; its groups are the values of `params`, in order. Made when it is asked for. */
  expression: () => RegExp;
  /** Names of the parameters; `*` is what a splat matched. */
  params: readonly string[];
  /** The higher, the more specific: static segments before parameters before a splat. */
  score: number;
}

const SPLAT = '*';
const STATIC_SCORE = 11;
const PARAM_SCORE = 4;
const SPLAT_SCORE = -1;

const isParam = (segment: string): boolean => segment.startsWith(':');
const escapeText = (text: string): string => text.replace(/[\\.*+^${}|()[\]?]/g, String.raw`\$&`);

function explode(segments: readonly string[]): string[][] {
  const [first, ...rest] = segments;
  if (first === undefined) return [[]];
  const tails = explode(rest);
  const present = tails.map((tail) => [first.replace(/\?$/, ''), ...tail]);
  return first.endsWith('?') ? [...present, ...tails] : present;
}

function compile(segments: readonly string[]): PathPattern {
  const hasSplat = segments.at(-1) === SPLAT;
  const named = hasSplat ? segments.slice(0, -1) : segments;
  const [first] = named;
  let expression: RegExp | null = null;
  return {
    first: first === undefined || isParam(first) ? null : first.toLowerCase(),
    expression: () => {
      const source = () => named.map((segment) => (isParam(segment) ? '/([^/]+)' : `/${escapeText(segment)}`)).join('');
      return (expression ??= new RegExp(`^${source()}${hasSplat ? '(?:/(.+)|/*)' : '/*'}$`, 'i'));
    },
    params: segments
      .filter((segment) => isParam(segment) || segment === SPLAT)
      .map((segment) => segment.replace(/^:/, '')),
    score: named.reduce(
      (sum, segment) => sum + (isParam(segment) ? PARAM_SCORE : STATIC_SCORE),
      hasSplat ? SPLAT_SCORE : 0,
    ),
  };
}

/**
 * Reads a react-router path from the root: static segments, `:name`, either of them optional with `?`, and a last `*`.
 * @returns every way to write it out, the fullest first. Case and trailing slashes do not matter, as in the browser.
 * @example readPattern('/region/:country?') // one with the parameter `country`, one without
 */
function readPattern(pattern: string): PathPattern[] {
  return explode(pattern.split('/').filter((segment) => segment !== '')).map(compile);
}

/** A route and what its pattern's parameters stand for in one address. */
export interface RouteMatch {
  route: RouteDefinition;
  /** Decoded; an optional parameter that is absent is missing. `*` holds what a splat matched, perhaps nothing. */
  params: Readonly<Record<string, string>>;
}

type Branch = PathPattern & { route: RouteDefinition };

/**
 * A slash inside a segment stays encoded, so it cannot pass for a separator. A malformed address is taken unchanged.
 */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The first segment of a pattern or a pathname in small letters, as addresses are compared; empty at the root. */
export const firstSegment = (pathname: string): string => decodePath(pathname).split('/')[1]?.toLowerCase() ?? '';

/**
 * Builds the matcher of a route table, which chooses as react-router does in the browser: the most specific pattern
 * first, and of equals the one that was listed first.
 * @returns a function of a pathname (no query, no hash) that answers null where there is no page.
 */
export function createRouteMatcher(routes: readonly RouteDefinition[]): (pathname: string) => RouteMatch | null {
  const branches: Branch[] = routes
    .flatMap((route) => readPattern(route.pattern).map((pattern) => ({ ...pattern, route })))
    .sort((a, b) => b.score - a.score);

  return (pathname) => {
    const decoded = decodePath(pathname);
    const start = firstSegment(pathname);
    for (const { first, expression, params, route } of branches) {
      if (first !== null && first !== start) continue;
      const found = expression().exec(decoded);
      if (!found) continue;
      const values = params.map((name, at) => [name, (found[at + 1] ?? '').replaceAll(/%2F/g, '/')]);
      return { route, params: Object.fromEntries(values) as Record<string, string> };
    }
    return null;
  };
}

/** The page of this site at a pathname (no query, no hash), or null where there is none (spec 1 section 4). */
export const matchRoute = createRouteMatcher(siteRoutes);
