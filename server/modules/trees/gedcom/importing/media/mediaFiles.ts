import type { LeftBehind, LeftBehindReason } from '#domain/trees/gedcom/archive/leftBehind.ts';

/** What becomes of the files of an archive. */
export interface MediaFiles {
  /** Files of the archive beside the GEDCOM file. */
  total: number;
  kept: number;
  /** By line; files that nothing names come last. */
  leftBehind: LeftBehind[];
  leftBehindTotal: number;
}

const MOST_LISTED = 200;

/** Counts what becomes of files as they pass. */
export function createMediaTally(total: number) {
  const leftBehind: LeftBehind[] = [];
  let kept = 0;
  return {
    keep: () => void (kept += 1),
    leave: (name: string, line: number | null, reason: LeftBehindReason) =>
      void leftBehind.push({ name, line, reason }),
    result: (): MediaFiles => ({
      total,
      kept,
      leftBehind: leftBehind
        .sort((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity))
        .slice(0, MOST_LISTED),
      leftBehindTotal: leftBehind.length,
    }),
  };
}
