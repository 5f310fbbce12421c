import { FINDING_KINDS, type FindingCode } from './findingKinds.ts';
import type { TreeFinding } from './treeFinding.ts';

/** Findings of one kind that are listed: an imported tree may lack a hundred thousand places. */
export const MOST_OF_A_KIND = 2_000;

/** Everything found in a tree. */
export interface TreeFindings {
  /** The heaviest first; of a kind at most `MOST_OF_A_KIND`. */
  findings: readonly TreeFinding[];
  /** How many there are of each kind, listed or not. */
  counts: ReadonlyMap<FindingCode, number>;
}

/** Takes findings in as they come, and puts them in order at the end. */
export function collectFindings(): { add: (found: readonly TreeFinding[]) => void; finish: () => TreeFindings } {
  const counts = new Map<FindingCode, number>();
  const listed: TreeFinding[] = [];
  return {
    add(found) {
      for (const finding of found) {
        const count = (counts.get(finding.code) ?? 0) + 1;
        counts.set(finding.code, count);
        if (count <= MOST_OF_A_KIND) listed.push(finding);
      }
    },
    finish: () => ({
      findings: listed.sort((one, other) => FINDING_KINDS[other.code].weight - FINDING_KINDS[one.code].weight),
      counts,
    }),
  };
}
