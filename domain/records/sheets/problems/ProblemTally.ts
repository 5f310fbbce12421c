import { likelySpellings } from './likelySpellings.ts';
import { PROBLEMS, type ProblemId, type ProblemValue, type SheetProblem } from './sheetProblem.ts';

/** Different values of a problem that are kept apart; those behind are counted with their problem. */
const MOST_KEPT = 5_000;
/** Of them, those that are shown. */
const MOST_SHOWN = 50;
/** Values of a whole column that are shown. */
const MOST_LISTED = 300;
const LONGEST_SHOWN = 200;
/** Rows of a value that are named. */
const SOME = 3;

/** What is shown of a value: a text of its own, which keeps no long one in memory. */
const shownOf = (value: string): string =>
  value.length > LONGEST_SHOWN ? [...value.slice(0, LONGEST_SHOWN)].join('') : value;

interface Group {
  id: ProblemId;
  field: string | null;
  rows: number;
  values: Map<string, ProblemValue>;
}

/** Counts problems by kind, field and value while rows are looked at one after another. */
export class ProblemTally {
  readonly #groups = new Map<string, Group>();

  /** Adds a row's problem. `value` is empty where there is none to show. */
  add(problem: { id: ProblemId; field: string | null; value: string; suggestion?: string | null }, no: number): void {
    const { id, field, suggestion = null } = problem;
    const value = shownOf(problem.value);
    const group = this.#group(id, field);
    group.rows += 1;
    const known = group.values.get(value);
    if (known) {
      known.rows += 1;
      if (known.some.length < SOME) known.some.push(no);
    } else if (group.values.size < MOST_KEPT) group.values.set(value, { value, rows: 1, some: [no], suggestion });
  }

  /** Adds a value that was counted already. */
  addCounted({ id, field }: { id: ProblemId; field: string | null }, value: ProblemValue): void {
    const group = this.#group(id, field);
    group.rows += value.rows;
    group.values.set(value.value, value);
  }

  #group(id: ProblemId, field: string | null): Group {
    const key = `${id} ${field ?? ''}`;
    let group = this.#groups.get(key);
    if (!group) this.#groups.set(key, (group = { id, field, rows: 0, values: new Map() }));
    return group;
  }

  /**
   * Problems in the order of their table, then by field as first met; the most frequent values first.
   *
   * @param isAccepted - whether a value was accepted as it is: it is no problem any more.
   */
  list(isAccepted: (id: ProblemId, field: string | null, value: string) => boolean): Omit<SheetProblem, 'fixes'>[] {
    const order = Object.keys(PROBLEMS);
    return [...this.#groups.values()]
      .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
      .flatMap(({ id, field, rows, values }) => {
        const open = [...values.values()].filter(({ value }) => !isAccepted(id, field, value));
        if (open.length === 0) return [];
        const accepted = [...values.values()].reduce((sum, { rows: of }) => sum + of, 0) - sumOf(open);
        return [
          {
            id,
            field,
            rows: rows - accepted,
            differentValues: open.length,
            values: open.sort((one, other) => other.rows - one.rows).slice(0, MOST_SHOWN),
          },
        ];
      });
  }
}

const sumOf = (values: readonly ProblemValue[]): number => values.reduce((sum, { rows }) => sum + rows, 0);

/** Values of one column with how many rows have them and the first of these; no more than are compared. */
export class ValueCounts {
  readonly #values = new Map<string, ProblemValue>();

  /** A value that is too long to be shown is not counted. */
  add(value: string, no: number): void {
    if (value.length > LONGEST_SHOWN) return;
    const known = this.#values.get(value);
    if (known) {
      known.rows += 1;
      if (known.some.length < SOME) known.some.push(no);
    } else if (this.#values.size < MOST_KEPT) this.#values.set(value, { value, rows: 1, some: [no], suggestion: null });
  }

  /** The most frequent first, as many as are shown; and how many different ones there are. */
  list(): { values: ProblemValue[]; differentValues: number } {
    const values = [...this.#values.values()].sort((one, other) => other.rows - one.rows);
    return { values: values.slice(0, MOST_LISTED), differentValues: values.length };
  }

  /** Values that are probably another spelling of a more frequent one, with it. */
  misspelt(): ProblemValue[] {
    const meant = likelySpellings(new Map([...this.#values].map(([value, { rows }]) => [value, rows])));
    return [...this.#values.values()].flatMap((one) => {
      const suggestion = meant.get(one.value);
      return suggestion === undefined ? [] : [{ ...one, suggestion }];
    });
  }
}
