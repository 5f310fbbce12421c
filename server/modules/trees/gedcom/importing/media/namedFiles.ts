import type { GedcomLine } from '#domain/trees/gedcom/gedcomLine.ts';
import { namedFiles } from '#domain/trees/gedcom/interpreting/readMediumRecord.ts';
import type { GedcomDialect } from '#domain/trees/gedcom/lineText.ts';

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
