import type { FullRow, RowPair } from './comparedRow.ts';
import { type RowEvidence, type WeighedRow, weighedRow, weighRows } from './weighRows.ts';

/** Bits from which two rows are one entry, if nothing in them contradicts it (records-in.md B.7). */
const SAME_FROM_BITS = 12;
/** Bits from which they may be. */
const DOUBTFUL_FROM_BITS = 4;
/** Bits by which a row must be likelier than any other to be the entry. */
const CLEAR_LEAD_BITS = 2;
/** An event is looked for so many days around its day: days are misread, and written for the day of another column. */
const DAYS_AROUND = 3;
/** Rows of one day or page that are all compared; of more, those that share a name. */
const MOST_OF_A_BLOCK = 200;
const MOST_CANDIDATES = 3;
/** Of rows that are alike in all that is compared, so many are kept for each old one: none of them is sure. */
const MOST_RIVALS = 8;
/** Old rows weighed between two pauses. */
const ROWS_A_TURN = 50;

/** An old row that may be one of these new ones, or none. */
export interface DoubtfulRow {
  old: FullRow;
  /** The likeliest first, three at most. */
  candidates: { fresh: FullRow; bits: number }[];
}

/** What the evidence says of rows that neither key nor text matched. */
interface LikeMatch {
  pairs: RowPair<FullRow>[];
  doubtful: DoubtfulRow[];
}

interface Candidate extends RowEvidence {
  old: number;
  fresh: number;
}

const likelierFirst = (one: Candidate, other: Candidate): number =>
  other.bits - one.bits || one.old - other.old || one.fresh - other.fresh;

/** Where a row is looked for: with others of its day or page; where neither is recorded, of its year, by name. */
function blocksNear({ day, page, year }: WeighedRow, around: number): string[] {
  const days = day === null ? [] : Array.from({ length: 2 * around + 1 }, (_none, at) => `day ${day + at - around}`);
  const found = page === null ? days : [...days, `page ${page}`];
  return found.length > 0 ? found : [`year ${year ?? ''}`];
}

/** Everywhere. */
const blockOfAll = (): string[] => ['all'];

const namesOf = ({ person: { surname, forenames } }: WeighedRow): string[] => {
  const [last, first] = [surname.tokens.join(''), forenames.tokens[0] ?? ''];
  return [
    ...(last === '' ? [] : [`surname ${last}`]),
    ...(first === '' ? [] : [`forename ${first} ${last.slice(0, 1)}`]),
  ];
};

function putInto<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

/** What of the new rows each old one is compared with, and what comes of it; yields every few rows. */
function* weighed(
  old: readonly FullRow[],
  fresh: readonly FullRow[],
  blocksOf: (row: WeighedRow, around: number) => string[],
): Generator<void, Candidate[]> {
  const freshRows: WeighedRow[] = [];
  const blocks = new Map<string, number[]>();
  for (const [at, { fields }] of fresh.entries()) {
    if (at % ROWS_A_TURN === 0) yield;
    const row = weighedRow(fields);
    freshRows.push(row);
    const parts = namesOf(row);
    for (const block of blocksOf(row, 0)) {
      for (const name of [block, ...parts.map((part) => `${block} ${part}`)]) putInto(blocks, name, at);
    }
  }
  const candidates: Candidate[] = [];
  for (const [at, { fields }] of old.entries()) {
    if (at % ROWS_A_TURN === 0) yield;
    const row = weighedRow(fields);
    const parts = namesOf(row);
    const others = new Set<number>();
    for (const block of parts.length === 0 ? [] : blocksOf(row, DAYS_AROUND)) {
      const whole = blocks.get(block) ?? [];
      const named = () => parts.flatMap((part) => (blocks.get(`${block} ${part}`) ?? []).slice(0, MOST_OF_A_BLOCK));
      for (const other of whole.length <= MOST_OF_A_BLOCK ? whole : named()) others.add(other);
    }
    const own = [...others].map((other): Candidate => {
      const evidence = weighRows(row, freshRows[other] as WeighedRow);
      return { old: at, fresh: other, ...evidence };
    });
    const likely = own.filter(({ bits }) => bits >= DOUBTFUL_FROM_BITS);
    candidates.push(...likely.sort(likelierFirst).slice(0, MOST_RIVALS));
  }
  return candidates.sort(likelierFirst);
}

function doubtfulOf(
  candidates: readonly Candidate[],
  old: readonly FullRow[],
  fresh: readonly FullRow[],
): DoubtfulRow[] {
  const doubtful = new Map<number, DoubtfulRow>();
  for (const { old: at, fresh: other, bits } of candidates) {
    const row = doubtful.get(at) ?? { old: old[at] as FullRow, candidates: [] };
    if (row.candidates.length < MOST_CANDIDATES) row.candidates.push({ fresh: fresh[other] as FullRow, bits });
    doubtful.set(at, row);
  }
  return [...doubtful.values()];
}

/** Takes the surest first, each row once; what another is about as likely for is left. */
function takeSure(candidates: readonly Candidate[]): Candidate[] {
  const [byOld, byFresh] = [new Map<number, Candidate[]>(), new Map<number, Candidate[]>()];
  for (const candidate of candidates) {
    putInto(byOld, candidate.old, candidate);
    putInto(byFresh, candidate.fresh, candidate);
  }
  const [usedOld, usedFresh] = [new Set<number>(), new Set<number>()];
  const isFree = ({ old, fresh }: Candidate) => !usedOld.has(old) && !usedFresh.has(fresh);
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    if (candidate.bits < SAME_FROM_BITS || candidate.isContradicted || !isFree(candidate)) continue;
    const rivals = [...(byOld.get(candidate.old) ?? []), ...(byFresh.get(candidate.fresh) ?? [])];
    if (rivals.some((rival) => rival !== candidate && isFree(rival) && rival.bits > candidate.bits - CLEAR_LEAD_BITS))
      continue;
    taken.push(candidate);
    usedOld.add(candidate.old);
    usedFresh.add(candidate.fresh);
  }
  return taken;
}

/**
 * Matches what matchEqualRows left over, by evidence: within a page or three days, the likeliest first, each row once,
 * from `SAME_FROM_BITS` on, only where nothing contradicts it and no other row is about as likely. Rows without any
 * name match nothing. Work grows with the rows left times what is within three days of each, some hundreds at most; it
 * yields every few rows so that the caller may let others in.
 * Source of the rule: records-in.md B.7; ADR 112.
 */
export function* matchLikeRows(old: readonly FullRow[], fresh: readonly FullRow[]): Generator<void, LikeMatch> {
  const candidates = yield* weighed(old, fresh, blocksNear);
  const taken = takeSure(candidates);
  const [usedOld, usedFresh] = [new Set(taken.map((one) => one.old)), new Set(taken.map((one) => one.fresh))];
  const left = candidates.filter((one) => !usedOld.has(one.old) && !usedFresh.has(one.fresh));
  return {
    pairs: taken.map((one) => ({ old: old[one.old] as FullRow, fresh: fresh[one.fresh] as FullRow })),
    doubtful: doubtfulOf(left, old, fresh),
  };
}

/**
 * The new rows, of any day and page, that each of these old ones may be: for entries that nothing near them is like,
 * and whose loss matters. Of more than some hundreds, those that share a name.
 */
export function* findLookalikes(old: readonly FullRow[], fresh: readonly FullRow[]): Generator<void, DoubtfulRow[]> {
  return doubtfulOf(yield* weighed(old, fresh, blockOfAll), old, fresh);
}
