import { useEffect } from 'react';

import type { ChartReader } from '#domain/trees/chartAddress.ts';
import { useTreeNeighbourhoodQuery, type TreeNeighbourhood } from '#features/tree-data/index.ts';

import type { Branch } from '../model/chartState.ts';

interface KinBranchProps extends Branch {
  reader: ChartReader;
  /** Told again when the tree changes; undefined when the branch is no longer wanted. */
  onFound: (branch: string, found: TreeNeighbourhood | undefined) => void;
}

/** Names a branch. */
export const branchKey = ({ personId, direction }: Branch): string => `${direction} ${personId}`;

/** Keeps the people of a branch that was opened as the server has them. Draws nothing. */
export function KinBranch({ personId, direction, reader: { publicTreeShareToken, viewAs }, onFound }: KinBranchProps) {
  const { currentData } = useTreeNeighbourhoodQuery({ personId, ancestors: direction === 'up' ? 1 : 0, descendants: direction === 'down' ? 1 : 0, siblings: false, publicTreeShareToken, viewAs });
  const key = branchKey({ personId, direction });
  useEffect(() => {
    onFound(key, currentData);
    return () => onFound(key, undefined);
  }, [currentData, key, onFound]);
  return null;
}
