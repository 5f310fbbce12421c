/** A line this long ends where its width ends, and a shorter one where its author ended it; in characters. */
const FULL_LINE = 45;
/** An entry of a list, an address or a rule keeps a line of its own. */
const STARTS_LINE = /^\s*(?:[*•+-]\s|[*=_-]{3}|\(?(?:\d{1,2}|[a-z]|[ivx]+)[.)]\s|https?:|\|)/iu;

/**
 * A licence’s words in paragraphs for a screen of any width: lines that were broken at the width of a terminal are
 * joined, all others stay. Not a word is changed.
 * @returns paragraphs in their order, each with its lines; empty for an empty text.
 */
export function licenceParagraphs(text: string): string[][] {
  return text
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines: string[] = [];
      let isFull = false;
      for (const line of block.split('\n')) {
        const words = line.trim();
        const last = lines.pop();
        if (last === undefined) lines.push(words);
        else if (isFull && !STARTS_LINE.test(line)) lines.push(`${last} ${words}`);
        else lines.push(last, words);
        isFull = words.length >= FULL_LINE && /\p{L}/u.test(words);
      }
      return lines;
    });
}

/** Something that others made and the site ships: a package, a typeface, a list. */
export interface ThirdPartyPart {
  /** As its maker names it: `fastify`, `Positions of places: GeoNames`. */
  name: string;
  /** Null where it has none, as data have. */
  version: string | null;
  /** Its copyright lines, else its author; empty where it names neither. */
  copyright: string[];
}

/** Parts under one licence, in the same words. */
export interface ThirdPartyNotice {
  /** An SPDX expression, such as `MIT` or `MIT OR Apache-2.0`, or “Public domain”. */
  licence: string;
  parts: ThirdPartyPart[];
  /** The words of the licence, without the copyright lines that the parts carry. */
  text: string;
}

const WIDTH = 80;
const BEFORE_NOTICE = '='.repeat(WIDTH);
const BEFORE_TEXT = '-'.repeat(WIDTH);
const INDENT = '    ';

/**
 * Sets notices out as the file THIRD-PARTY-NOTICES has them, below a head.
 * @param head - says what the file is; no line of it, and of no text, may be eighty equals signs.
 */
export function writeNotices(head: string, notices: readonly ThirdPartyNotice[]): string {
  const sections = notices.map(({ licence, parts, text }) => {
    const lines = parts.flatMap(({ name, version, copyright }) => [
      `${name}${version === null ? '' : `\t${version}`}`,
      ...copyright.map((line) => INDENT + line),
    ]);
    return [licence, ...lines, BEFORE_TEXT, text].join('\n');
  });
  return `${[head, ...sections].join(`\n${BEFORE_NOTICE}\n`)}\n`;
}

function readNotice(section: string): ThirdPartyNotice {
  const [top = '', ...rest] = section.split(`\n${BEFORE_TEXT}\n`);
  const [licence = '', ...lines] = top.split('\n');
  const parts: ThirdPartyPart[] = [];
  for (const line of lines) {
    if (line.startsWith(INDENT)) parts.at(-1)?.copyright.push(line.slice(INDENT.length));
    else {
      const [name = '', version = null] = line.split('\t');
      parts.push({ name, version, copyright: [] });
    }
  }
  return { licence, parts, text: rest.join(`\n${BEFORE_TEXT}\n`) };
}

/** The notices of the file THIRD-PARTY-NOTICES, in its order; the other way round than `writeNotices`. */
export const readNotices = (file: string): ThirdPartyNotice[] =>
  file.replace(/\n$/u, '').split(`\n${BEFORE_NOTICE}\n`).slice(1).map(readNotice);

/** How many parts are under each licence, the most first, then by name. */
export function countByLicence(
  notices: readonly Pick<ThirdPartyNotice, 'licence' | 'parts'>[],
): { licence: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { licence, parts } of notices) counts.set(licence, (counts.get(licence) ?? 0) + parts.length);
  return [...counts]
    .map(([licence, count]) => ({ licence, count }))
    .sort((a, b) => b.count - a.count || (a.licence < b.licence ? -1 : 1));
}
