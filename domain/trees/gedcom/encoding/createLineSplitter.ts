import type { ReportProblem } from '../gedcomProblem.ts';
import { isAnselMark } from './ansel.ts';
import { byteSplitter } from './byteSplitter.ts';
import { decodeBytes } from './gedcomEncoding.ts';
import type { NumberedLine, LineSplitter } from './lineSplitter.ts';
import type { SniffedEncoding } from './sniffEncoding.ts';
import { LINE_END, wideSplitter } from './wideSplitter.ts';

const [LF, CR] = [10, 13];
/** A letter that was cut in two goes on behind this. */
const CONTINUED = /^[ \t]*\d+[ \t]+CONC /u;

function isAscii(bytes: Uint8Array): boolean {
  // By places: a loop over the bytes themselves is several times slower.
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
}

/** How many bytes at the end are the start of a UTF-8 letter that needs more. */
function cutUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

function cutAnsel(bytes: Uint8Array): number {
  let marks = 0;
  while (marks < bytes.length && isAnselMark(bytes[bytes.length - 1 - marks] ?? 0)) marks += 1;
  return marks;
}

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
};

/**
 * Splits a file into lines and decodes them. Line ends may be CR, LF, CR LF, LF CR, mixed. Bytes that the header lied
 * about are judged line by line: valid UTF-8 is UTF-8 whatever the header says, and other bytes in a file that claims
 * it are Windows-1252. A letter that a writer cut in two between a line and its CONC is put together again.
 * @throws RefusedGedcom, as bytes come, for a line longer than LONGEST_READ_LINE.
 */
export function createLineSplitter(
  { encoding, declared }: Pick<SniffedEncoding, 'encoding' | 'declared'>,
  report: ReportProblem,
): LineSplitter {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let number = 0;

  function decodeUtf8(bytes: Uint8Array): string | null {
    try {
      return utf8.decode(bytes);
    } catch {
      return null;
    }
  }

  function decodeLine(bytes: Uint8Array): string {
    const text = decodeUtf8(bytes);
    if (text !== null) {
      if (encoding !== 'utf-8' && !isAscii(bytes)) report('encoding-lies', number, declared);
      return text;
    }
    if (encoding !== 'utf-8') return decodeBytes(bytes, encoding);
    report('broken-utf8', number);
    return decodeBytes(bytes, 'windows-1252');
  }

  const linesSoFar = () => number;
  const numbered = (texts: readonly string[]): NumberedLine[] => texts.map((text) => ({ text, number: ++number }));

  /** @param isEnded - whether a line end is behind the last line. */
  function linesOf(bytes: Uint8Array, isEnded: boolean): NumberedLine[] {
    // ASCII is the same in all encodings, and decoders of other names make texts of two bytes a letter, which
    // everything that follows takes twice as long for.
    const text = encoding === 'utf-8' || isAscii(bytes) ? decodeUtf8(bytes) : null;
    if (text !== null) {
      const texts = text.split(LINE_END);
      if (isEnded) texts.pop();
      return numbered(texts);
    }
    const lines = splitBytes(bytes);
    if (isEnded) lines.pop();
    return mendCuts(lines).map((line) => {
      number += 1;
      return { text: decodeLine(line), number };
    });
  }

  function mendCuts(lines: Uint8Array[]): Uint8Array[] {
    const cut = encoding === 'ansel' ? cutAnsel : cutUtf8;
    for (let at = 0; at + 1 < lines.length; at += 1) {
      const [line, next] = [lines[at] ?? new Uint8Array(), lines[at + 1] ?? new Uint8Array()];
      const length = cut(line);
      if (length === 0) continue;
      const [start] = CONTINUED.exec(decodeBytes(next.subarray(0, 40), 'windows-1252')) ?? [];
      if (start === undefined) continue;
      const half = line.subarray(line.length - length);
      if (encoding !== 'ansel' && ((next[start.length] ?? 0) & 0xc0) !== 0x80) continue;
      lines[at] = line.subarray(0, line.length - length);
      lines[at + 1] = joined(joined(next.subarray(0, start.length), half), next.subarray(start.length));
    }
    return lines;
  }

  return encoding === 'utf-16le' || encoding === 'utf-16be'
    ? wideSplitter(encoding, numbered, linesSoFar)
    : byteSplitter(linesOf, encoding === 'ansel' ? cutAnsel : cutUtf8, linesSoFar);
}

function splitBytes(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== LF && byte !== CR) continue;
    lines.push(bytes.subarray(start, at));
    const other = bytes[at + 1];
    if ((other === LF || other === CR) && other !== byte) at += 1;
    start = at + 1;
  }
  lines.push(bytes.subarray(start));
  return lines;
}
