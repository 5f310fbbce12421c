import type { SheetKind } from '../sheetKind.ts';
import { isDitto } from '../steps/cellMends.ts';
import { besidePlace, placeColumns, writtenPlace } from '../steps/placeColumns.ts';
import { LONGEST } from './cellProblems.ts';
import type { AskedPlace, PlaceAnswer } from './placeAnswer.ts';
import type { ProblemTally } from './ProblemTally.ts';

/** Different places of a sheet that are looked up; what comes behind them is counted. */
export const MOST_PLACES = 200_000;
const SOME = 3;

interface Counted {
  asked: AskedPlace;
  rows: number;
  some: number[];
}

/** What was asked about places, and what is known by now. */
export type PlaceAnswers = ReadonlyMap<AskedPlace, PlaceAnswer>;

/** Counts the places that rows of a sheet say, each with what is said beside it. */
export class PlaceCounts {
  readonly #kind: SheetKind;
  readonly #fields: ReadonlySet<string>;
  readonly #counted = new Map<string, Counted>();
  /** Rows whose places are behind those that are kept. */
  #behind = 0;

  /** @param fields - those that a column fills, or that hold for every row. */
  constructor(kind: SheetKind, fields: ReadonlySet<string>) {
    this.#kind = kind;
    this.#fields = fields;
  }

  /** Looks at the values of a row, after all steps. One of which a step says what it means is not asked about. */
  add(no: number, values: readonly string[]): void {
    for (const column of placeColumns(this.#kind)) {
      if (!this.#fields.has(column.field) || (values[column.meantAt] ?? '') !== '') continue;
      const written = writtenPlace(values, column);
      const text = (values[column.at] ?? '').trim();
      if (written === '' || text.length > LONGEST || this.#kind.blanks.includes(text) || isDitto(text)) continue;
      const key = `${column.field} ${written}`;
      const known = this.#counted.get(key);
      if (known) {
        known.rows += 1;
        if (known.some.length < SOME) known.some.push(no);
      } else if (this.#counted.size < MOST_PLACES) {
        const { field, recordField } = column;
        const asked = { field, written, text, recordField, ...besidePlace(values, column) };
        this.#counted.set(key, { asked, rows: 1, some: [no] });
      } else this.#behind += 1;
    }
  }

  /** The places to be looked up, the most frequent first. */
  asked(): AskedPlace[] {
    return [...this.#counted.values()].sort((one, other) => other.rows - one.rows).map(({ asked }) => asked);
  }

  /** Rows that say a place which has no answer. */
  open(answers: PlaceAnswers): number {
    return [...this.#counted.values()].reduce(
      (sum, { asked, rows }) => sum + (answers.has(asked) ? 0 : rows),
      this.#behind,
    );
  }

  /** Adds what is wrong to the problems of a sheet. */
  judge(answers: PlaceAnswers, tally: ProblemTally): void {
    for (const { asked, rows, some } of this.#counted.values()) {
      const answer = answers.get(asked);
      if (answer !== undefined && answer !== 'known')
        tally.addCounted({ id: answer, field: asked.field }, { value: asked.written, rows, some, suggestion: null });
    }
  }
}
