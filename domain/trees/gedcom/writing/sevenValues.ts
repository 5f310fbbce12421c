import { GEDCOM_MONTHS } from '#domain/kernel/dates/monthNames.ts';

import { EVENTS_OF_7 } from '../converting/toSeven.ts';
import { childOf, childrenOf, type GedcomLine, isPointer, newLine } from '../gedcomLine.ts';

/** Values that 7 takes, by tag. What has another keeps it under a tag of its own. */
const VALUES: Readonly<Record<string, RegExp>> = {
  NCHI: /^\d+$/u,
  NMR: /^\d+$/u,
  QUAY: /^[0-3]$/u,
  TIME: /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z?$/u,
};
const EXACT_DATE = new RegExp(String.raw`^\d{1,2} (?:${GEDCOM_MONTHS.join('|')}) \d{1,4}$`, 'u');
const RESTRICTIONS = new Set(['CONFIDENTIAL', 'LOCKED', 'PRIVACY']);

/** Where the words go of a line that 7 lets only point: nowhere itself, with its words below it. */
const WORDS_BELOW: Readonly<Record<string, string>> = {
  'FAM HUSB': 'PHRASE',
  'FAM WIFE': 'PHRASE',
  'FAM CHIL': 'PHRASE',
  ASSO: 'PHRASE',
  ALIA: 'PHRASE',
  'INDI FAMS': 'NOTE',
  'INDI FAMC': 'NOTE',
  SOUR: 'NOTE',
  REPO: 'NOTE',
  OBJE: 'TITL',
};
/** Lines that only point and take no words below them. */
const POINTS_ONLY = new Set(['ANCI', 'DESI', 'SUBM', 'FAMC']);

const isContinued = ({ tag }: GedcomLine) => tag === 'CONT';
const ownTag = (line: GedcomLine): GedcomLine => ({ ...line, tag: `_${line.tag}` });

/** @example degrees('-3.2', 'E', 'W') // 'W3.2' */
function degrees(text: string, positive: string, negative: string): string | null {
  const [, letter = '', sign = '', number] = /^([NSEW]?)\s*([+-]?)(\d{1,3}(?:\.\d+)?)$/iu.exec(text.trim()) ?? [];
  if (number === undefined || !['', positive, negative].includes(letter.toUpperCase())) return null;
  return (letter.toUpperCase() || (sign === '-' ? negative : positive)) + number;
}

/** A pin needs both of its numbers, each with its letter. */
function pin(line: GedcomLine): GedcomLine {
  const found = {
    LATI: degrees(childOf(line, 'LATI')?.value ?? '', 'N', 'S'),
    LONG: degrees(childOf(line, 'LONG')?.value ?? '', 'E', 'W'),
  };
  if (found.LATI === null || found.LONG === null) return ownTag(line);
  return {
    ...line,
    children: line.children.map((child) =>
      child.tag === 'LATI' || child.tag === 'LONG' ? { ...child, value: found[child.tag] ?? child.value } : child,
    ),
  };
}

function restriction(line: GedcomLine): GedcomLine {
  const words = line.value
    .toUpperCase()
    .split(/[\s,]+/u)
    .filter((word) => RESTRICTIONS.has(word));
  return words.length === 0 ? ownTag(line) : { ...line, value: [...new Set(words)].join(', ') };
}

/** An event says that it happened, or nothing; what else it says is a note of it. */
function event(line: GedcomLine): GedcomLine {
  const said = line.value.trim();
  if (said === '' || said.toUpperCase() === 'Y') return { ...line, value: said.toUpperCase() };
  return {
    ...line,
    value: '',
    children: [
      newLine('NOTE', line.value, line.children.filter(isContinued)),
      ...line.children.filter((child) => !isContinued(child)),
    ],
  };
}

/** A line of 7 that should point and says words instead. */
function pointing(line: GedcomLine, parent: string): GedcomLine {
  const { tag, value } = line;
  const words = line.children.filter(isContinued);
  const below = WORDS_BELOW[`${parent} ${tag}`] ?? WORDS_BELOW[tag];
  if (value.trim() === '' && words.length === 0) return { ...line, value: '@VOID@' };
  if (below === undefined) return ownTag(line);
  return {
    ...line,
    value: '@VOID@',
    children: [newLine(below, value, words), ...line.children.filter((child) => !isContinued(child))],
  };
}

/** When a record was made or changed is said to the day. */
const isDated = (line: GedcomLine): boolean => {
  const dates = childrenOf(line, 'DATE');
  return dates.length > 0 && dates.every(({ value }) => EXACT_DATE.test(value));
};

function mustPoint(tag: string, parent: string): boolean {
  // The header's source is a program; the husband of an event has an age there, and no name.
  if (parent === '' || (parent === 'HEAD' && tag === 'SOUR')) return false;
  return `${parent} ${tag}` in WORDS_BELOW || tag in WORDS_BELOW || POINTS_ONLY.has(tag);
}

/**
 * A line as version 7 takes it, where its tag takes numbers, times, words of a list or pointers only. What says nothing
 * that 7 knows keeps its words under a tag of its own, and what is valid stays as it is. Lines below it are not looked
 * at, but for those that it needs.
 * @param parent - tag of the line above; empty for a record
 */
export function inValuesOfSeven(line: GedcomLine, parent: string): GedcomLine {
  const { tag, value } = line;
  if (parent.startsWith('_')) return line;
  if (mustPoint(tag, parent)) return isPointer(value) ? line : pointing(line, parent);
  if (tag === 'SNOTE' && parent !== '' && !isPointer(value)) return { ...line, tag: 'NOTE' };
  if (tag === 'MAP' && parent === 'PLAC') return pin(line);
  if (tag === 'RESN') return RESTRICTIONS.has(value) ? line : restriction(line);
  if (tag === 'CHAN' || tag === 'CREA') return isDated(line) ? line : ownTag(line);
  if ((parent === 'INDI' || parent === 'FAM') && EVENTS_OF_7.has(tag))
    return value === '' || value === 'Y' ? line : event(line);
  const allowed = VALUES[tag];
  return allowed === undefined || allowed.test(value) ? line : ownTag(line);
}
