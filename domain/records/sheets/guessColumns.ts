import { bestAssignment } from './guess/bestAssignment.ts';
import { COLUMN_PROFILES, shareOf } from './guess/columnProfiles.ts';
import { columnWords } from './guess/columnWords.ts';
import { headingMatch, isOfOthers, isOpen, type HeadingMatch } from './guess/headingMatch.ts';
import { tellingPart } from './guess/tellingPart.ts';
import type { ProfileId, SheetField, SheetKind } from './sheetKind.ts';

/** What a column probably is. */
export interface SheetGuess {
  /** Place of the column, from 0. */
  at: number;
  /** Id of the field of the kind. */
  field: string;
  /** Sure enough to be taken without a look; else only likely. */
  isSure: boolean;
  /** Why, as a sentence. */
  because: string;
}

const SURE = 8;
const LIKELY = 4;
/** A part of a heading makes no guess sure, however well the values fit. */
const MOST_BY_PART = 7.9;
const DENIED = -4;
/** Rows that are looked at; more say nothing more. */
const SAMPLE = 500;
/** Fewer values than these prove little. */
const FEW_VALUES = 3;
/** Scores that are no further apart than this leave it open which is meant. */
const CLOSE = 1;
/** What a whole heading gives a field that may hold anything, beside its own points. */
const ANYTHING = 2;

/** What a part of a heading gives such a field. */
const ANYTHING_BY_PART = 1.2;
/** A column without a heading says nothing against a field. */
const UNNAMED = 1.2;

/** A column goes to the field that its heading names, though two others could share them better. */
const WHOLE_FIRST = 4;

const MOSTLY = 0.5;

interface Evidence {
  score: number;
  heading: HeadingMatch | null;
  /** Share of the values that are what the field holds; null where it may hold anything. */
  share: number | null;
}

interface Column {
  heading: string;
  words: readonly string[];
  /** Whether a part of the words was only supposed from the columns beside it. */
  isSupposed: boolean;
  values: readonly string[];
  /** Share of the values that are such ones, worked out once. */
  shares: Map<ProfileId, number>;
}

function shareIn(column: Column, profile: ProfileId): number {
  const share = column.shares.get(profile) ?? shareOf(profile, column.values);
  column.shares.set(profile, share);
  return share;
}

/** Points of the values alone. */
function pointsOf(field: SheetField, column: Column): { points: number; share: number | null } {
  const { values } = column;
  if (field.holds === null) return { points: values.length > 0 ? ANYTHING : 0, share: null };
  if (values.length === 0) return { points: 0, share: null };
  const { most, least } = COLUMN_PROFILES[field.holds];
  const share = shareIn(column, field.holds);
  if (share < least) return { points: DENIED, share };
  return { points: most * share * (values.length < FEW_VALUES ? 0.3 : 1), share };
}

/** Points of what the cells of a field often are, where they may hold anything. */
function oftenPoints(column: Column, field: SheetField): number {
  if (field.often === null || column.values.length === 0) return 0;
  const { most, least } = COLUMN_PROFILES[field.often];
  const share = shareIn(column, field.often);
  return share < least ? 0 : most * share;
}

/**
 * @param mayBeByValues - whether the field may be guessed from values without a word of the heading.
 */
function evidenceOf(column: Column, field: SheetField, mayBeByValues: boolean): Evidence {
  const heading = headingMatch(column.words, field);
  const { points, share } = pointsOf(field, column);
  if (heading?.isWhole) {
    const score = heading.points + points;
    const isBorneOut = field.often === null || oftenPoints(column, field) > 0;
    // Counties are places, too: “Born” may be of either.
    const isOfCounties = field.holds === 'place' && shareIn(column, 'county') > MOSTLY;
    const mayBeSure = isBorneOut && !isOfCounties && !column.isSupposed && !isOpen(column.heading, column.words);
    return { score: mayBeSure ? score : Math.min(score, MOST_BY_PART), heading, share };
  }
  if (heading === null && ((field.holds ?? field.often) === null || !mayBeByValues || isOfOthers(column.words, field)))
    return { score: 0, heading, share };
  const ofPart = heading?.isWhole === false && field.holds === null && column.values.length > 0 ? ANYTHING_BY_PART : 0;
  const ofNone = column.words.length === 0 && points > 0 ? UNNAMED : 0;
  const score =
    (heading?.points ?? 0) + (field.holds === null ? 0 : points) + oftenPoints(column, field) + ofPart + ofNone;
  return { score: Math.min(score, MOST_BY_PART), heading, share };
}

const percent = (share: number): string => `${Math.round(share * 100)} % of the values`;

function reasonOf({ heading, share }: Evidence, column: Column, field: SheetField): string {
  const values =
    share === null || field.holds === null || share < COLUMN_PROFILES[field.holds].least
      ? null
      : `${percent(share)} ${COLUMN_PROFILES[field.holds].are}`;
  if (heading === null) return `${values ?? 'Its values fit'}.`;
  const said = `The heading is ${heading.isWhole ? '' : 'like '}“${heading.isWhole ? column.heading.trim() : field.label}”`;
  return values === null ? `${said}.` : `${said}, and ${values}.`;
}

/**
 * Guesses which field each column of a file fills, from its heading and from what its cells hold. Each field is guessed
 * once, and columns that look like none have no guess.
 *
 * @param sampleRows - cells of the first rows.
 */
export function guessColumns(
  headings: readonly string[],
  sampleRows: readonly (readonly string[])[],
  kind: SheetKind,
): SheetGuess[] {
  const rows = sampleRows.slice(0, SAMPLE);
  const blanks = new Set(kind.blanks);
  const said = columnWords(headings, kind);
  const plain = headings.map((heading, at): Column => {
    const { words, isSupposed } = said[at] ?? { words: [], isSupposed: false };
    const values = rows.map((row) => tellingPart(row[at] ?? '')).filter((value) => value !== '' && !blanks.has(value));
    return { heading, words, isSupposed, values, shares: new Map() };
  });
  const columns = withMaidenName(plain, rows);
  const fields = kind.fields.filter(({ isFixed }) => !isFixed);
  const firsts = new Set<SheetField>();
  for (const field of fields)
    if (![...firsts].some(({ holds, often }) => (holds ?? often) === (field.holds ?? field.often))) firsts.add(field);
  const isOfForenames = columns.map((column) => shareIn(column, 'forename') > MOSTLY);
  const evidence = columns.map((column, at) =>
    fields.map((field) =>
      evidenceOf(
        column,
        field,
        // Only the first field of a kind of value; a surname only beside forenames, since any word may look like one.
        firsts.has(field) && (field.holds !== 'surname' || isOfForenames[at - 1] || isOfForenames[at + 1] || false),
      ),
    ),
  );
  const assigned = bestAssignment(
    evidence.map((row, at) =>
      row.map(({ score, heading }, index) =>
        // Where the scores are equal, earlier columns get earlier fields.
        score >= LIKELY ? score + (heading?.isWhole ? WHOLE_FIRST : 0) - index * 1e-4 + at * index * 1e-7 : 0,
      ),
    ),
  );

  return assigned.flatMap((index, at): SheetGuess[] => {
    const [found, column] = [evidence[at]?.[index ?? -1], columns[at]];
    const field = fields[index ?? -1];
    if (!found || !column || !field) return [];
    const isRivalled =
      evidence.some((row, other) => other !== at && isClose(row, index ?? -1, found)) ||
      (evidence[at] ?? []).some(
        (other, otherIndex) =>
          otherIndex !== index && other.score > found.score - CLOSE && !assigned.some((taken) => taken === otherIndex),
      );
    const isSure = found.score >= SURE && !isRivalled;
    return [{ at, field: field.id, isSure, because: reasonOf(found, column, field) }];
  });
}

const isOf = (column: Column, ...words: readonly string[]): boolean =>
  column.words.length === words.length && words.every((word) => column.words.includes(word));

/** A mother’s surname that is seldom the child’s is the one she was born with. */
function withMaidenName(columns: readonly Column[], rows: readonly (readonly string[])[]): readonly Column[] {
  const [mother, child] = [
    columns.findIndex((column) => isOf(column, 'mother', 'surname')),
    columns.findIndex((column) => isOf(column, 'surname')),
  ];
  const both = rows.filter((row) => tellingPart(row[mother] ?? '') !== '' && tellingPart(row[child] ?? '') !== '');
  const same = both.filter((row) => row[mother]?.trim().toLowerCase() === row[child]?.trim().toLowerCase());
  if (mother < 0 || (child >= 0 && both.length >= FEW_VALUES && same.length > both.length * MOSTLY)) return columns;
  return columns.map((column, at) =>
    at === mother ? { ...column, words: ['mother', 'maiden'], isSupposed: true } : column,
  );
}

/** Whether another column is as good for the field. */
function isClose(row: readonly Evidence[], index: number, found: Evidence): boolean {
  const other = row[index];
  return other !== undefined && other.heading !== null && other.score > found.score - CLOSE;
}
