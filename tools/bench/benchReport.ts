/** The value below which so many per cent of the samples lie; NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Runs work and returns how long it took, in milliseconds. */
export async function timeWork<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const from = performance.now();
  const value = await work();
  return { value, ms: performance.now() - from };
}

/** One line of figures; the name says what was measured, the keys say in which unit. */
export interface BenchRow {
  name: string;
  figures: Readonly<Record<string, number | string>>;
}

/** What a bench found out: printed as tables, or as one JSON object with --json. */
export interface BenchReport {
  bench: string;
  /** ISO 8601, UTC. */
  at: string;
  machine: { cores: number; node: string; platform: string; memoryGb: number };
  settings: Readonly<Record<string, number | string | boolean>>;
  sections: readonly { title: string; rows: readonly BenchRow[] }[];
}

/** A bench the command can run. */
export interface Bench {
  name: string;
  description: string;
  options: readonly { flag: string; description: string; fallback: number }[];
  run(
    options: Readonly<Record<string, number>>,
    say: (line: string) => void,
  ): Promise<Pick<BenchReport, 'settings' | 'sections'>>;
}

const shown = (figure: number | string): string =>
  typeof figure === 'string' ? figure : Number.isInteger(figure) ? String(figure) : figure.toFixed(figure < 10 ? 2 : 1);

/** Figures below their names, one table a section. */
export function renderReport({ sections }: Pick<BenchReport, 'sections'>): string {
  return sections
    .map(({ title, rows }) => {
      const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
      const table = [
        ['', ...columns],
        ...rows.map(({ name, figures }) => [name, ...columns.map((column) => shown(figures[column] ?? ''))]),
      ];
      const widths = columns.concat('').map((_column, at) => Math.max(...table.map((row) => (row[at] ?? '').length)));
      const lines = table.map((row) =>
        row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
      );
      return [title, ...lines].join('\n');
    })
    .join('\n\n');
}
