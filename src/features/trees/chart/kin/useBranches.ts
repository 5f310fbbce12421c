import { useCallback, useMemo, useState } from 'react';

import type { Failure } from '#domain/kernel/errors/failure.ts';
import type { TreeNeighbourhood } from '#features/trees/core/index.ts';

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
export function useBranches(): {
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
