import { useEffect } from 'react';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import { useTreeNeighbourhoodQuery } from '#features/trees/core/index.ts';

import type { Branch } from '../chartViewState.ts';
import type { LoadedBranch } from './useKin.ts';

interface KinBranchProps extends Branch {
  reader: ChartReader;
  /** Called again when the tree changes; null when the branch is no longer wanted. */
  onLoaded: (branch: string, loaded: LoadedBranch | null) => void;
}

/** Names a branch. */
export const branchKey = ({ personId, direction }: Branch): string => `${direction} ${personId}`;

/** Keeps the people of a branch that was opened as the server has them, or why they did not come. Draws nothing. */
export function KinBranch({ personId, direction, reader: { publicTreeShareToken, viewAs }, onLoaded }: KinBranchProps) {
  const {
    currentData: found,
    error,
    refetch,
  } = useTreeNeighbourhoodQuery({
    personId,
    ancestors: direction === 'up' ? 1 : 0,
    descendants: direction === 'down' ? 1 : 0,
    siblings: false,
    publicTreeShareToken,
    viewAs,
  });
  const key = branchKey({ personId, direction });
  useEffect(() => {
    onLoaded(key, { found, failure: !found && isFailure(error) ? error : null, retry: () => void refetch() });
    return () => onLoaded(key, null);
  }, [error, found, key, onLoaded, refetch]);
  return null;
}
