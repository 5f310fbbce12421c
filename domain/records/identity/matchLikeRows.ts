import type { FullRow, RowPair } from './comparedRow.ts';
import { type RowEvidence, type WeighedRow, weighedRow, weighRows } from './weighRows.ts';

/** Bits from which two rows are one entry, if nothing in them contradicts it (records-in.md B.7). */
export const SAME_FROM_BITS = 12;
/** Bits from which they may be. */
export const DOUBTFUL_FROM_BITS = 4;
/** Bits by which a row must be likelier than any other to be the entry. */
const CLEAR_LEAD_BITS = 2;
/** An event is looked for so many days around its day: days are misread, and written for the day of another column. */
const DAYS_AROUND = 3;
/** Rows of one day or page that are all compared; of more, those that share a name. */
const MOST_OF_A_BLOCK = 200;
const MOST_CANDIDATES = 3;
/** Old rows weighed between two pauses. */
const ROWS_A_TURN = 50;

/** An old row that may be one of these new ones, or none. */
export interface DoubtfulRow {
  old: FullRow;
  /** The likeliest first, three at most. */
  candidates: { fresh: FullRow; bits: number }[];
}

/** What the evidence says of rows that neither key nor text matched. */
export interface LikeMatch {
  pairs: RowPair<FullRow>[];
  doubtful: DoubtfulRow[];
}

interface Candidate extends RowEvidence {
  old: number;
  fresh: number;
}

/** Where a row is looked for: with others of its day or page; where neither is recorded, of its year, by name. */
function blocksOf({ day, page, year }: WeighedRow, around: number): string[] {
  const days = day === null ? [] : Array.from({ length: 2 * around + 1 }, (_none, at) => `day ${day + at - around}`);
  const found = page === null ? days : [...days, `page ${page}`];
  return found.length > 0 ? found : [`year ${year ?? ''}`];
}

const namesOf = ({ person: { surname, forenames } }: WeighedRow): string[] => {
  const [last, first] = [surname.tokens.join(''), forenames.tokens[0] ?? ''];
  return [...(last === '' ? [] : [`surname ${last}`]), ...(first === '' ? [] : [`forename ${first} ${last.slice(0, 1)}`])];
};

/** Blocks of new rows, each whole and by name. */
function blocked(rows: readonly WeighedRow[]): Map<string, number[]> {
  const blocks = new Map<string, number[]>();
  const put = (name: string, at: number) => {
    const block = blocks.get(name);
    if (block) block.push(at);
    else blocks.set(name, [at]);
  };
  for (const [at, row] of rows.entries()) {
    for (const block of blocksOf(row, 0)) for (const name of [block, ...namesOf(row).map((part) => `${block} ${part}`)]) put(name, at);
  }
  return blocks;
}

function near(row: WeighedRow, blocks: ReadonlyMap<string, readonly number[]>): Set<number> {
  const found = new Set<number>();
  const parts = namesOf(row);
  if (parts.length === 0) return found;
  for (const name of blocksOf(row, DAYS_AROUND)) {
    const whole = blocks.get(name) ?? [];
    const some = whole.length <= MOST_OF_A_BLOCK ? whole : parts.flatMap((part) => (blocks.get(`${name} ${part}`) ?? []).slice(0, MOST_OF_A_BLOCK));
    for (const at of some) found.add(at);
  }
  return found;
}

/** Takes the surest first, each row once; what another is about as likely for is left. */
function takeSure(candidates: readonly Candidate[]): Candidate[] {
  const [byOld, byFresh] = [new Map<number, Candidate[]>(), new Map<number, Candidate[]>()];
  for (const candidate of candidates) {
    byOld.set(candidate.old, [...(byOld.get(candidate.old) ?? []), candidate]);
    byFresh.set(candidate.fresh, [...(byFresh.get(candidate.fresh) ?? []), candidate]);
  }
  const [usedOld, usedFresh] = [new Set<number>(), new Set<number>()];
  const isFree = ({ old, fresh }: Candidate) => !usedOld.has(old) && !usedFresh.has(fresh);
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    if (candidate.bits < SAME_FROM_BITS || candidate.isContradicted || !isFree(candidate)) continue;
    const rivals = [...(byOld.get(candidate.old) ?? []), ...(byFresh.get(candidate.fresh) ?? [])];
    if (rivals.some((rival) => rival !== candidate && isFree(rival) && rival.bits > candidate.bits - CLEAR_LEAD_BITS)) continue;
    taken.push(candidate);
    usedOld.add(candidate.old);
    usedFresh.add(candidate.fresh);
  }
  return taken;
}

/**
 * Matches what matchEqualRows left over, by evidence: within a page or three days, the likeliest first, each row once, from `SAME_FROM_BITS` on, only
 * where nothing contradicts it and no other row is about as likely. Rows without any name match nothing.
 * Work grows with the rows left times what is within three days of each, at most some hundreds; it yields every few rows so that the caller may let
 * others in.
 * Source of the rule: records-in.md B.7; ADR 112.
 */
export function* matchLikeRows(old: readonly FullRow[], fresh: readonly FullRow[]): Generator<void, LikeMatch> {
  const freshRows = fresh.map(({ fields }) => weighedRow(fields));
  const blocks = blocked(freshRows);
  const candidates: Candidate[] = [];
  for (const [at, { fields }] of old.entries()) {
    if (at % ROWS_A_TURN === 0) yield;
    const row = weighedRow(fields);
    for (const other of near(row, blocks)) {
      const evidence = weighRows(row, freshRows[other] as WeighedRow);
      if (evidence.bits >= DOUBTFUL_FROM_BITS) candidates.push({ old: at, fresh: other, ...evidence });
    }
  }
  candidates.sort((one, other) => other.bits - one.bits || one.old - other.old || one.fresh - other.fresh);
  const taken = takeSure(candidates);
  const [usedOld, usedFresh] = [new Set(taken.map((one) => one.old)), new Set(taken.map((one) => one.fresh))];
  const doubtful = new Map<number, DoubtfulRow>();
  for (const { old: at, fresh: other, bits } of candidates) {
    if (usedOld.has(at) || usedFresh.has(other)) continue;
    const row = doubtful.get(at) ?? { old: old[at] as FullRow, candidates: [] };
    if (row.candidates.length < MOST_CANDIDATES) row.candidates.push({ fresh: fresh[other] as FullRow, bits });
    doubtful.set(at, row);
  }
  return { pairs: taken.map((one) => ({ old: old[one.old] as FullRow, fresh: fresh[one.fresh] as FullRow })), doubtful: [...doubtful.values()] };
}
