import type { LeftBehind, LeftBehindReason } from '#domain/trees/gedcom/archive/leftBehind.ts';
import type { GedcomLine, GedcomDialect } from '#domain/trees/gedcom/gedcomLine.ts';
import { namedFiles } from '#domain/trees/gedcom/interpreting/readMediumRecord.ts';

import type { GedcomSource } from '../gedcomSource.ts';

/** What FILE lines name, each with the first line that does. */
export interface NamedFiles {
  add: (record: GedcomLine) => void;
  all: () => ReadonlyMap<string, number>;
}

/** Gathers what records name, while they pass. Of a file that is no archive nothing: it holds none of it. */
export function createNamedFiles({ media }: Pick<GedcomSource, 'media'>, dialect: GedcomDialect): NamedFiles {
  const lines = new Map<string, number>();
  return {
    add(record) {
      if (media.length === 0) return;
      for (const { fileName, line } of namedFiles(record, dialect)) if (!lines.has(fileName)) lines.set(fileName, line);
    },
    all: () => lines,
  };
}

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
