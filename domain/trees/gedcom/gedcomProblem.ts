/** What is said about each kind of defect, given what is particular of it. */
const TEXTS = {
  'no-header': () => 'The file doesn’t start with “0 HEAD”, so we guessed its version and character set.',
  'no-trailer': () => 'The file doesn’t end with “0 TRLR”. It may have been cut off.',
  'ends-inside': () => 'The file ends inside this line, before “0 TRLR”: it was cut off.',
  'after-trailer': () => 'There are records after “0 TRLR”. We read them too.',
  'unknown-version': (version: string) =>
    version === ''
      ? 'The header names no version. We read the file as 5.5.1.'
      : `We don’t know version ${version}, so we read the file as ${version.startsWith('7') ? '7.0' : '5.5.1'}.`,
  'encoding-lies': (named: string) =>
    `The header says ${named}, but this line is UTF-8. We read lines like it as UTF-8.`,
  'encoding-guessed': (named: string) =>
    `The header names ${named === '' ? 'no character set' : `the character set ${named}`}, which its letters don’t match. We read them as Windows-1252.`,
  'encoding-marked': (named: string) =>
    `The header says ${named}, but the file is Unicode of two bytes a letter. We read it as that.`,
  'encoding-unknown': (named: string) =>
    `We don’t know the character set ${named}, so we read letters that aren’t English as UTF-8 or Windows-1252.`,
  'broken-utf8': () => 'This line isn’t valid UTF-8. We read it as Windows-1252.',
  nul: () => 'This line has a character that isn’t allowed in text. We replaced it.',
  'no-level': () => 'This line has no level and tag. We read it as part of the line above.',
  stray: () => 'This line belongs to no record, so we left it out.',
  'level-jump': () => 'The level jumps by more than one. We placed the line below the nearest line above it.',
  'too-deep': () => 'The level is above 99. We placed the line at the deepest level.',
  'cut-line': (limit: string) => `This line is longer than ${limit} characters. We left out the rest.`,
  'cut-record': (limit: string) => `This record has more than ${limit} lines. We left out the others.`,
  'no-xref': (tag: string) => `This ${tag} record has no identifier: nothing can point to it.`,
  twice: (xref: string) => `Another record is already called @${xref}@. Lines that point to it mean the first.`,
  'points-nowhere': (xref: string) => `There is no record @${xref}@.`,
  'wrong-target': (xref: string) => `@${xref}@ is the wrong kind of record here.`,
  'too-many-partners': () => 'A family has at most two partners. The others are stored in the file’s own lines only.',
  'one-sided': (xref: string) =>
    `The person names the family @${xref}@, but the family doesn’t name them. We added them to it.`,
  'notes-too-large': () =>
    'The notes of this file are too large. From here on, shared notes are stored in the file’s own lines only.',
  'unreadable-date': (date: string) => `We can’t read the date “${date}”, so we stored it as written.`,
} satisfies Record<string, (particular: string) => string>;

export type GedcomProblemCode = keyof typeof TEXTS;

/** Something about a file that a member should know; the file is read all the same. */
export interface GedcomProblem {
  code: GedcomProblemCode;
  /** From 1. */
  line: number;
  text: string;
}

/** Where problems go while a file is read. */
export type ReportProblem = (code: GedcomProblemCode, line: number, particular?: string) => void;

const LONGEST_PARTICULAR = 80;

/** A problem in words. What of the file it quotes is cut. */
export const gedcomProblem = (code: GedcomProblemCode, line: number, particular = ''): GedcomProblem => ({
  code,
  line,
  text: TEXTS[code](
    particular.length > LONGEST_PARTICULAR ? `${particular.slice(0, LONGEST_PARTICULAR)}…` : particular,
  ),
});
