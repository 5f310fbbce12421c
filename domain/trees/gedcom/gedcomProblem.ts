/** What is said about each kind of defect, given what is particular of it. */
const TEXTS = {
  'no-header': () => 'The file does not begin with “0 HEAD”: its version and character set are guessed.',
  'no-trailer': () => 'The file does not end with “0 TRLR”: it may have been cut off.',
  'ends-inside': () => 'The file ends inside this line, before “0 TRLR”: it was cut off.',
  'after-trailer': () => 'There are records behind “0 TRLR”. They are read, too.',
  'unknown-version': (version: string) => (version === '' ? 'The header names no version: it is read as 5.5.1.' : `Version ${version} is not known: it is read as ${version.startsWith('7') ? '7.0' : '5.5.1'}.`),
  'encoding-lies': (told: string) => `The header says ${told}, and this line is UTF-8. Lines like it are read as UTF-8.`,
  'encoding-guessed': (told: string) => `The header names ${told === '' ? 'no character set' : `the character set ${told}`}, which its letters do not bear out: they are read as Windows-1252.`,
  'encoding-marked': (told: string) => `The header says ${told}, and the file is Unicode of two bytes a letter. It is read as that.`,
  'encoding-unknown': (told: string) => `The character set ${told} is not known: letters that are not English are read as UTF-8 or Windows-1252.`,
  'broken-utf8': () => 'This line is not valid UTF-8. It is read as Windows-1252.',
  'nul': () => 'This line holds a character that no text may hold. A replacement sign stands in its place.',
  'no-level': () => 'This line has no level and tag. It is read as going on with the line above it.',
  'stray': () => 'This line belongs to no record and is left out.',
  'level-jump': () => 'The level jumps by more than one. The line is kept below the nearest line above it.',
  'too-deep': () => 'The level is above 99. The line is kept at the deepest level.',
  'cut-line': (limit: string) => `This line is longer than ${limit} characters. What is longer is left out.`,
  'cut-record': (limit: string) => `This record has more than ${limit} lines. The others are left out.`,
  'no-xref': (tag: string) => `This ${tag} record has no identifier: nothing can point to it.`,
  'twice': (xref: string) => `Another record is called @${xref}@ already. What points to it means the first.`,
  'points-nowhere': (xref: string) => `There is no record @${xref}@.`,
  'wrong-target': (xref: string) => `@${xref}@ is a record of another kind than belongs here.`,
  'too-many-partners': () => 'A family has at most two partners. The others are kept in the file’s own lines only.',
  'one-sided': (xref: string) => `The person says that they belong to the family @${xref}@, and the family does not. They are put into it.`,
  'notes-too-large': () => 'The notes of this file are too large to be kept in memory: from here on, shared notes stay in the file’s own lines only.',
  'unreadable-date': (date: string) => `The date “${date}” tells no day. It is kept as it was written.`,
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
  text: TEXTS[code](particular.length > LONGEST_PARTICULAR ? `${particular.slice(0, LONGEST_PARTICULAR)}…` : particular),
});
