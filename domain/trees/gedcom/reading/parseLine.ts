/** The parts of one line as written. */
export interface ParsedLine {
  level: number;
  xref: string;
  tag: string;
  value: string;
}

const LINE = /^[ \t\ufeff]*(\d{1,3})[ \t]*(?:@([^@]+)@[ \t]*)?([A-Za-z_][\w-]*)(?:[ \t]|$)(.*)$/su;
const WRITTEN_TAG = /^(?:[A-Z][A-Z0-9_-]*|_[\w-]*)$/u;

/** Tags of capitals by the number their letters make, the first that were met. */
const tags = new Map<number, string>();
const MOST_TAGS = 1_000;
const LONGEST_NUMBERED = 5;
const [ZERO, NINE, BLANK, A, Z] = [48, 57, 32, 65, 90];

/** A tag as one and the same text each time, so that comparing it looks at no letters. */
function knownTag(text: string, number: number, from: number, to: number): string {
  const known = tags.get(number);
  if (known !== undefined) return known;
  // Names of properties are kept once by V8.
  const [tag = ''] = Object.keys({ [text.slice(from, to)]: 0 });
  if (tags.size < MOST_TAGS) tags.set(number, tag);
  return tag;
}

/** A line as nearly all are: a level of one figure, a blank, a short tag of capitals. Null for any other. */
function readPlainLine(text: string): ParsedLine | null {
  const digit = text.charCodeAt(0);
  if (!(digit >= ZERO && digit <= NINE) || text.charCodeAt(1) !== BLANK) return null;
  let [at, number] = [2, 0];
  for (; at < text.length && at <= 2 + LONGEST_NUMBERED; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter < A || letter > Z) break;
    number = number * 27 + letter - A + 1;
  }
  if (at === 2 || at > 2 + LONGEST_NUMBERED || (at < text.length && text.charCodeAt(at) !== BLANK)) return null;
  return { level: digit - ZERO, xref: '', tag: knownTag(text, number, 2, at), value: text.slice(at + 1) };
}

/**
 * Takes a line apart. Blanks before the level do not matter, one blank behind the tag parts it from its value. Null for
 * what is not a line of GEDCOM, such as the rest of a note that was broken without CONT; `openLevel` is the level above
 * which a number at the start of a sentence is no level.
 * @example parseLine('1 NAME John /Smith/', 0) // { level: 1, xref: '', tag: 'NAME', value: 'John /Smith/' }
 */
export function parseLine(text: string, openLevel: number): ParsedLine | null {
  const plain = readPlainLine(text);
  if (plain) return plain;
  const [, level, xref = '', tag, value = ''] = LINE.exec(text) ?? [];
  if (level === undefined || tag === undefined) return null;
  // "19 March 1900" and "100 sheep" are no lines; "4 DATE" below level 1 is one that jumps.
  const isWritten = WRITTEN_TAG.test(tag);
  if (!isWritten && Number(level) > openLevel + 1) return null;
  return { level: Number(level), xref: xref.trim(), tag: isWritten ? tag : tag.toUpperCase(), value };
}
