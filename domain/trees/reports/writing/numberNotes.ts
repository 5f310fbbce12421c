import type { ReportBlock, ReportEntry, ReportRun } from './reportEntry.ts';

/** Numbers notes in the order they are met. A note that says the same as an earlier one has its number. */
export function createNotes(): { numberOf: (note: string) => number; all: () => readonly string[] } {
  const numbers = new Map<string, number>();
  return {
    numberOf(note) {
      const known = numbers.get(note);
      if (known !== undefined) return known;
      numbers.set(note, numbers.size + 1);
      return numbers.size;
    },
    all: () => [...numbers.keys()],
  };
}

/** All runs of a block in the order they are read. */
const runsOf = (block: ReportBlock): readonly ReportRun[] => {
  if (block.kind === 'text') return block.runs;
  if (block.kind === 'facts') return block.rows.flatMap(({ runs }) => runs);
  return block.kind === 'children' ? block.children.flatMap(({ runs }) => runs) : [];
};

/** The notes of some entries as they are numbered through. */
export function notesOf(entries: readonly ReportEntry[]): {
  numberOf: (note: string) => number;
  all: readonly string[];
} {
  const { numberOf, all } = createNotes();
  for (const { title, blocks } of entries)
    for (const { note } of [...title, ...blocks.flatMap(runsOf)]) if (note !== undefined) numberOf(note);
  return { numberOf, all: all() };
}
