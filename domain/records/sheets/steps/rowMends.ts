import { forenameUses, isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { SURNAME_PAIRS } from '#domain/kernel/names/surnamePairs.ts';
import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';
import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';

import { COLUMN_PROFILES } from '../guess/columnProfiles.ts';
import type { ProfileId, SheetKind } from '../sheetKind.ts';

const KNOWN_SURNAMES = new Set(SURNAME_PAIRS.flat());
const isOnlyForename = (name: string): boolean => isListedForename(name) && !KNOWN_SURNAMES.has(name);

/** Words that registers have in place of a first name, and of a name that is not known. */
const NO_NAMES = new Set(
  (
    'infant infants inf child baby babe unnamed unbaptised unknown nameless stillborn male female boy girl son dau daughter ' +
    'twin twins wife widow stranger foundling person man woman blank not illegible'
  ).split(' '),
);
/** Initials and the like are no names either. */
const SHORTEST_NAME = 3;

/**
 * Whether first names and surname are clearly in each other's column: one is known as a first name alone, the other as
 * no first name at all.
 */
export function areSwapped(forename: string, surname: string): boolean {
  const [first = ''] = nameTokens(forename);
  const last = nameTokens(surname);
  return (
    first.length >= SHORTEST_NAME &&
    !NO_NAMES.has(first) &&
    !mayHoldSign(forename) &&
    last.length > 0 &&
    last.every(isOnlyForename) &&
    !isListedForename(first) &&
    (KNOWN_SURNAMES.has(first) || forenameUses(first).length === 0)
  );
}

/** What is known by its form alone; names, places and occupations may be nearly anything but these. */
const FORMS: readonly ProfileId[] = ['date', 'year', 'age', 'sex', 'county'];
const NAMES: readonly ProfileId[] = ['forename', 'surname', 'fullName', 'place', 'church'];
const WORDS: readonly ProfileId[] = [...NAMES, 'occupation', 'relation'];
const LONGEST_JUDGED = 200;
const NO_WORD = /^[\d\s./-]+$/u;

/** Whether a cell cannot be what its column holds. Longer ones may be anything. */
function isMisfit(cell: string, holds: ProfileId): boolean {
  if (cell.length > LONGEST_JUDGED) return false;
  if (FORMS.includes(holds)) return COLUMN_PROFILES[holds].judge(cell) === 0;
  // An infant may be an occupation, and is neither a name nor a place.
  if (NAMES.includes(holds) && COLUMN_PROFILES.age.judge(cell) === 1) return true;
  return WORDS.includes(holds) && (NO_WORD.test(cell) || COLUMN_PROFILES.date.judge(cell) === 1);
}

/** A row is looked at when so many of its cells cannot be what their columns hold. */
const MISFITS = 2;

/** By column: what its cells are known by; null for a column that is left out or may hold anything. */
export function columnHolds({ fields }: SheetKind, columns: readonly (string | null)[]): (ProfileId | null)[] {
  const holdsOf = new Map(fields.map(({ id, holds }) => [id, holds]));
  return columns.map((field) => (field === null ? null : (holdsOf.get(field) ?? null)));
}

/** What is remembered of the cells of one column: most values come again. */
const MOST_KNOWN = 20_000;

/**
 * Makes the function that moves the cells of a row back which moved by one column from some place on; it answers null
 * where nothing moved, or where that is not clear.
 *
 * @param holds - as `columnHolds` gives them.
 */
export function createShiftBack(holds: readonly (ProfileId | null)[]): (cells: readonly string[]) => string[] | null {
  const columns = holds.flatMap((profile, at) =>
    profile === null ? [] : [{ at, profile, known: new Map<string, boolean>() }],
  );
  function misfits(row: readonly string[]): number {
    let count = 0;
    for (const { at, profile, known } of columns) {
      const cell = (row[at] ?? '').trim();
      if (cell === '') continue;
      let isOut = known.get(cell);
      if (isOut === undefined) {
        isOut = isMisfit(cell, profile);
        if (known.size < MOST_KNOWN && cell.length <= LONGEST_JUDGED) known.set(cell, isOut);
      }
      if (isOut) count += 1;
    }
    return count;
  }
  const pointsOf = (row: readonly string[]): number =>
    columns.reduce((sum, { at, profile }) => {
      const cell = (row[at] ?? '').trim();
      return cell === '' ? sum : sum + COLUMN_PROFILES[profile].judge(cell);
    }, 0);

  return (cells) => {
    if (misfits(cells) < MISFITS) return null;
    const rows: string[][] = [];
    for (const at of cells.keys()) {
      // A cell was missing: the last one is empty.
      if ((cells.at(-1) ?? '').trim() === '') rows.push([...cells.slice(0, at), '', ...cells.slice(at, -1)]);
      // There was an empty cell too many.
      if ((cells[at] ?? '').trim() === '') rows.push([...cells.slice(0, at), ...cells.slice(at + 1), '']);
    }
    const fit = rows.filter((row) => misfits(row) === 0).map((row) => ({ row, points: pointsOf(row) }));
    const most = Math.max(...fit.map(({ points }) => points));
    const best = fit.filter(({ points }) => points === most);
    // Where an empty cell was among empty cells does not matter; where it is open which cells moved, nothing is done.
    return new Set(best.map(({ row }) => row.join('\u001F'))).size === 1 ? (best[0]?.row ?? null) : null;
  };
}

const folded = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Makes the function that tells rows which say the headings again, as at the top of every page of a print. */
export function createHeadingRows(headings: readonly string[]): (cells: readonly string[]) => boolean {
  const known = headings.map(folded);
  return (cells) => {
    let said = 0;
    for (const [at, cell] of cells.entries()) {
      if (cell.trim() === '') continue;
      if (folded(cell) !== known[at]) return false;
      said += 1;
    }
    return said > 1;
  };
}
