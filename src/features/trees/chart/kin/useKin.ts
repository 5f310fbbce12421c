import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useCallback, useState } from 'react';

import { isFailure, type Failure } from '#domain/kernel/errors/failure.ts';
import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { useTreeNeighbourhoodQuery, type TreeNeighbourhood } from '#features/trees/core/index.ts';

import type { Branch } from '../chartViewState.ts';
import { mergeKin, type Kin } from './mergeKin.ts';

/** How far around the focus each view looks. */
function reachOf({ view, ancestors, descendants }: ChartSettings): {
  ancestors: number;
  descendants: number;
  siblings: boolean;
  relatives?: true;
} {
  if (view === 'relatives') return { ancestors, descendants, siblings: false, relatives: true };
  if (view === 'pedigree' || view === 'fan') return { ancestors, descendants: 0, siblings: false };
  if (view === 'descendants' || view === 'sunburst') return { ancestors: 0, descendants, siblings: false };
  if (view === 'hourglass') return { ancestors, descendants, siblings: false };
  return { ancestors, descendants, siblings: true };
}

/** What is asked for around a focus: a chart and what asks before it must ask alike, to share one answer. */
const questionOf = (focus: string, settings: ChartSettings, { publicTreeShareToken, viewAs }: ChartReader) => ({
  personId: focus,
  ...reachOf(settings),
  publicTreeShareToken,
  viewAs,
});

/**
 * Asks for the people of a chart while its tree is asked for: the chart finds the answer, or the question, when it is
 * drawn.
 * @param settings - null while they are not known, and where there is no chart to draw
 */
export function usePrefetchKin(focus: string, settings: ChartSettings | null, reader: ChartReader): void {
  useTreeNeighbourhoodQuery(settings ? questionOf(focus, settings, reader) : skipToken);
}

/** What is known of a branch that was opened. */
export interface LoadedBranch {
  /** Undefined until it came. */
  found: TreeNeighbourhood | undefined;
  /** Why it did not come. */
  failure: Failure | null;
  retry: () => void;
}

/** What did not come although it was asked for, and how to ask again. */
export interface Missed {
  failure: Failure;
  retry: () => void;
}

/** The branches of a chart that were opened: their people as they come, and what did not come. */
function useBranches(): {
  found: readonly TreeNeighbourhood[];
  missed: readonly Missed[];
  onLoaded: (branch: string, loaded: LoadedBranch | null) => void;
} {
  const [branches, setBranches] = useState<ReadonlyMap<string, LoadedBranch>>(new Map());
  const onLoaded = useCallback((branch: string, loaded: LoadedBranch | null) => {
    setBranches((before) => {
      const next = new Map(before);
      if (loaded) next.set(branch, loaded);
      else next.delete(branch);
      return next;
    });
  }, []);
  const found = useMemo(() => [...branches.values()].flatMap((branch) => branch.found ?? []), [branches]);
  const missed = useMemo(
    () => [...branches.values()].flatMap(({ failure, retry }) => (failure ? [{ failure, retry }] : [])),
    [branches],
  );
  return { found, missed, onLoaded };
}

interface KinFound {
  /** Null before the first answer. What is known of the focus before stays while a newer answer is on its way. */
  kin: Kin | null;
  isFetching: boolean;
  /** False where not all people of these generations could be sent. */
  isWhole: boolean;
  failure: Failure | null;
  retry: () => void;
  /** Branches that a family shows beside what was asked for: other families of the parents. */
  besides: readonly Branch[];
  /** Branches that did not come, and the chart itself where an older one is in its place. */
  missed: readonly Missed[];
  onLoaded: (branch: string, loaded: LoadedBranch | null) => void;
}

/** Half brothers and sisters belong to other families of the parents, which are asked for one by one. */
function familiesOfParents({ proband, families, hasMorePartners, hasMoreChildren }: TreeNeighbourhood): Branch[] {
  const parents = families
    .filter(({ children }) => children.some(({ personId }) => personId === proband))
    .flatMap(({ partners }) => partners);
  const isMore = new Set([...hasMorePartners, ...hasMoreChildren]);
  return [...new Set(parents)]
    .filter((personId) => isMore.has(personId))
    .map((personId) => ({ personId, direction: 'down' }));
}

/** The people a chart may show: those around the focus, and those of branches that were opened. */
export function useKin(focus: string, settings: ChartSettings, reader: ChartReader): KinFound {
  const question = questionOf(focus, settings, reader);
  const query = useTreeNeighbourhoodQuery(question);
  const branches = useBranches();
  const found = query.currentData ?? query.data;
  const kin = useMemo(() => (found ? mergeKin([found, ...branches.found]) : null), [found, branches.found]);
  const besides = useMemo(
    () => (found && question.siblings ? familiesOfParents(found) : []),
    [found, question.siblings],
  );
  const failed = query.currentData === undefined ? query.error : undefined;
  const failure = isFailure(failed) ? failed : null;
  const retry = () => void query.refetch();
  const missed = failure && kin?.cards.has(focus) ? [{ failure, retry }, ...branches.missed] : branches.missed;
  return {
    kin,
    isFetching: query.isFetching,
    isWhole: found?.isWhole ?? true,
    failure,
    retry,
    besides,
    missed,
    onLoaded: branches.onLoaded,
  };
}
