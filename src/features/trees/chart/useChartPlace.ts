import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { chartAddress, readChartReader, type ChartReader } from '#domain/trees/chart/chartAddress.ts';
import { readTreePersonId, readTreeRef } from '#domain/trees/core/treeIds.ts';
import type { TreeDrawer } from '#features/trees/core/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';

import { useDrawers, findDrawer, type DrawerMatch } from './drawers/useDrawers.ts';
import { chartRefOf } from './model/chartRefOf.ts';

/** What the address says of the chart page. */
export interface ChartPlace {
  /**
   * The focus of the chart, or the number of a tree that is empty. A drawer about another person leaves it as it was.
   */
  focus: string;
  /** The person the drawer is about; null in an empty tree. */
  drawerPersonId: string | null;
  /** False where the address names a drawer, known or not. */
  isAlone: boolean;
  /** Null where the chart is alone, and until the drawers have come. */
  match: DrawerMatch | null;
  /** Null until they are wanted and have come. */
  drawers: readonly TreeDrawer[] | null;
  reader: ChartReader;
  /** Address of the chart without a drawer. */
  chart: string;
}

/** The sub-path below the chart; that of a public tree may leave the second "tree" out. */
const withoutTree = (path: string): string => path.replace(/^tree(?:\/+|$)/iu, '').replace(/\/+$/u, '');

/**
 * Reads the address of the chart page.
 * @param loadDrawers - fetches the drawers, which an address that names one needs
 * @param areDrawersWanted - whether they are needed otherwise
 * @throws PageMissing where nothing is at the address; Error where it holds no id (spec 1 section 5)
 */
export function useChartPlace(
  loadDrawers: () => Promise<readonly TreeDrawer[]>,
  areDrawersWanted: boolean,
): ChartPlace {
  const { rootsfinderId = '', '*': rest = '' } = useParams();
  const { pathname, search } = useLocation();
  const ref = chartRefOf(rootsfinderId);
  const reader = useMemo(() => readChartReader(pathname, search), [pathname, search]);
  const path = withoutTree(rest);
  const isAlone = path === '';
  const drawers = useDrawers(loadDrawers, areDrawersWanted || !isAlone);
  const match = useMemo(() => (isAlone || !drawers ? null : findDrawer(drawers, path)), [drawers, isAlone, path]);
  if (!isAlone && drawers && !match) throw new PageMissing();

  const [focus, setFocus] = useState(ref);
  const isElsewhere = isAlone ? focus !== ref : readTreeRef(focus) !== readTreeRef(ref);
  if (isElsewhere) setFocus(ref);

  const named = match?.params.id === undefined ? ref : chartRefOf(match.params.id);
  const drawerPersonId = readTreePersonId(named) ? named : null;
  return { focus, drawerPersonId, isAlone, match, drawers, reader, chart: chartAddress(focus, '', reader) };
}
