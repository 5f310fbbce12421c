import { useMemo } from 'react';

import { isFailure, type Failure } from '#domain/kernel/errors/failure.ts';
import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { useTreeNeighbourhoodQuery, type TreeNeighbourhood } from '#features/trees/core/index.ts';

import type { Branch } from '../chartViewState.ts';
import { mergeKin, type Kin } from './mergeKin.ts';
import { useBranches, type LoadedBranch, type Missed } from './useBranches.ts';
import { questionOf } from './usePrefetchKin.ts';

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
