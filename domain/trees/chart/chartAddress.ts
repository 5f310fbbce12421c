import { readTreePersonId, readTreeRef, treePersonId } from '#domain/trees/core/treeIds.ts';

/** Words that a broken link leaves in the place of an id (spec 1 section 5). */
const BROKEN = /(?:^|-)(?:null|unknown|undefined)(?:-|$)/iu;

/** What the first part of a tree's address names. */
export type ChartRef =
  /** A person, in the one spelling of their id: the chart is theirs. */
  | { kind: 'person'; personId: string }
  /** A tree by its number: the address of a tree that has no one yet. */
  | { kind: 'tree'; ref: string }
  /** A link that was made without an id: an error, not a missing page (spec 1 section 5). */
  | { kind: 'broken' }
  | { kind: 'missing' };

/**
 * Reads the rootsfinder id of an address of a tree (spec 2 section 5).
 * @example readChartRef('fmp-000000-1') // { kind: 'person', personId: 'fmp-000000-000001' }
 * @example readChartRef('fmp-1-undefined') // { kind: 'broken' }
 */
export function readChartRef(text: string): ChartRef {
  if (BROKEN.test(text)) return { kind: 'broken' };
  const person = readTreePersonId(text);
  if (person) return { kind: 'person', personId: treePersonId(person.treeId, person.personId) };
  return readTreeRef(text) === null ? { kind: 'missing' } : { kind: 'tree', ref: text };
}

/** The role in which a tree is viewed; part of its address. */
export interface ChartReader {
  /** Below /public-tree, as everyone sees it. */
  isPublicView: boolean;
  /** Of a share link; null without one. */
  publicTreeShareToken: string | null;
  /** The owner or an editor looks as others do; null: as oneself. */
  viewAs: 'GUEST' | 'VISITOR' | null;
}

/** A reader who comes as themselves. */
export const AS_ONESELF: ChartReader = { isPublicView: false, publicTreeShareToken: null, viewAs: null };

/**
 * The address of the chart of a person, or of a drawer over it.
 * @param rootsfinderId - `fmp-…`, or the number of a tree that has no one yet
 * @param drawer - path of the drawer below the chart, such as `profile/facts`; empty: the chart alone
 * @example chartAddress('fmp-1-2', 'hints') // '/tree/fmp-1-2/tree/hints'
 */
export function chartAddress(
  rootsfinderId: string,
  drawer = '',
  { isPublicView, publicTreeShareToken, viewAs }: ChartReader = AS_ONESELF,
): string {
  const query = new URLSearchParams({
    ...(publicTreeShareToken !== null && { publicTreeShareToken }),
    ...(viewAs !== null && { viewAs: viewAs.toLowerCase() }),
  }).toString();
  const path = `/${isPublicView ? 'public-tree' : 'tree'}/${encodeURIComponent(rootsfinderId)}/tree${drawer === '' ? '' : `/${drawer}`}`;
  return query === '' ? path : `${path}?${query}`;
}

/** The role in which an address shows a tree. */
export function readChartReader(pathname: string, search: string): ChartReader {
  const query = new URLSearchParams(search);
  const viewAs = query.get('viewAs')?.toUpperCase();
  return {
    isPublicView: /^\/public-tree(?:\/|$)/iu.test(pathname),
    publicTreeShareToken: query.get('publicTreeShareToken') || null,
    viewAs: viewAs === 'GUEST' || viewAs === 'VISITOR' ? viewAs : null,
  };
}
