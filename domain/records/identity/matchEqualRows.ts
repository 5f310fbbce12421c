import type { ComparedRow, RowPair } from './comparedRow.ts';

/** What can be said of two deliveries of a record set without weighing any evidence. */
interface EqualMatch<Row extends ComparedRow> {
  pairs: RowPair<Row>[];
  /**
   * Alone with their key in both deliveries, and saying something else: one entry unless what they say contradicts it
   * (verdictOnKey).
   */
  keyed: RowPair<Row>[];
  /**
   * Old rows of a text that fewer new rows have: which of them was left out can’t be told. `as` is a new row of that
   * text.
   */
  twins: { old: Row; as: Row }[];
  /** Neither of these. */
  oldLeft: Row[];
  freshLeft: Row[];
}

function grouped<Row extends ComparedRow>(rows: Iterable<Row>, of: (row: Row) => string | null): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = of(row);
    if (name === null) continue;
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

/**
 * Matches two deliveries of one record set, both in the order of their files, as far as keys and texts go: rows with
 * the same key and text; then rows that are alone with a key in both deliveries, unless one of them is found word for
 * word elsewhere; then rows of one text, in order; then rows that alone have a `core`. Linear in the number of rows; no
 * row is in more than one answer.
 * Source of the rule: ADR 112.
 */
export function matchEqualRows<Row extends ComparedRow>(old: readonly Row[], fresh: readonly Row[]): EqualMatch<Row> {
  const [oldLeft, freshLeft] = [new Set(old), new Set(fresh)];
  const pairs: RowPair<Row>[] = [];
  const pair = (one: Row, other: Row) => {
    pairs.push({ old: one, fresh: other });
    oldLeft.delete(one);
    freshLeft.delete(other);
  };
  /** Pairs rows that share what `of` gives, in order, where `when` holds for how many there are. */
  const pairBy = (of: (row: Row) => string | null, when: (olds: number, freshes: number) => boolean = () => true) => {
    const others = grouped(freshLeft, of);
    for (const [name, olds] of grouped(oldLeft, of)) {
      const freshes = others.get(name) ?? [];
      if (when(olds.length, freshes.length))
        for (const [at, one] of olds.entries()) if (freshes[at]) pair(one, freshes[at]);
    }
  };
  const isAlone = (olds: number, freshes: number) => olds === 1 && freshes === 1;

  const [oldKeys, freshKeys] = [grouped(old, ({ key }) => key), grouped(fresh, ({ key }) => key)];
  pairBy(({ key, text }) => (key === null ? null : `${key}\n${text}`));
  const [oldTexts, freshTexts] = [grouped(oldLeft, ({ text }) => text), grouped(freshLeft, ({ text }) => text)];
  const keyed: RowPair<Row>[] = [];
  for (const [key, [one, ...others]] of oldKeys) {
    const [other, ...more] = freshKeys.get(key) ?? [];
    if (
      !one ||
      !other ||
      others.length + more.length > 0 ||
      !oldLeft.has(one) ||
      freshTexts.has(one.text) ||
      oldTexts.has(other.text)
    )
      continue;
    keyed.push({ old: one, fresh: other });
    oldLeft.delete(one);
    freshLeft.delete(other);
  }
  pairBy(({ text }) => text);
  const textsInBoth = new Map(pairs.map(({ fresh: row }) => [row.text, row]));
  const twins: EqualMatch<Row>['twins'] = [];
  for (const row of oldLeft) {
    const as = textsInBoth.get(row.text);
    if (!as) continue;
    twins.push({ old: row, as });
    oldLeft.delete(row);
  }
  pairBy(({ core }) => core, isAlone);
  return { pairs, keyed, twins, oldLeft: [...oldLeft], freshLeft: [...freshLeft] };
}
