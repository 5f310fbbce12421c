import type { ReportProblem } from '../gedcomProblem.ts';
import { isAnselMark, looksLikeAnsel } from './ansel.ts';
import { encodingNamed, type GedcomEncoding } from './gedcomEncoding.ts';

/** What the start of a file reveals of its encoding. */
export interface SniffedEncoding {
  encoding: GedcomEncoding;
  /** Bytes of a byte order mark, to be skipped. */
  markLength: number;
  /** As the header's CHAR has it; empty where there is none. */
  declared: string;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/** Two bytes a letter without a mark: `0` or white space, and a zero beside it. */
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first = 0, second = 0] = bytes;
  if (bytes.length < 4) return null;
  if (first === 0 && second !== 0 && second < 0x80 && bytes[2] === 0) return 'utf-16be';
  return first !== 0 && first < 0x80 && second === 0 && bytes[3] === 0 ? 'utf-16le' : null;
}

/** Value and line number of CHAR in the header, which is read letter by letter as if it were Latin. */
function declaredIn(text: string): { declared: string; line: number } {
  const header = text.split(/\r\n|\n\r?|\r/u);
  const end = header.findIndex((line, index) => index > 0 && /^\s*0\s+(?!HEAD)/u.test(line));
  const lines = end > 0 ? header.slice(0, end) : header;
  const at = lines.findIndex((line) => /^\s*1\s+CHAR\b/u.test(line));
  return { declared: at < 0 ? '' : (lines[at] ?? '').replace(/^\s*1\s+CHAR/u, '').trim(), line: Math.max(at, 0) + 1 };
}

const isWide = (encoding: GedcomEncoding): encoding is 'utf-16le' | 'utf-16be' =>
  encoding === 'utf-16le' || encoding === 'utf-16be';

/**
 * Finds the character set of a file from its first bytes, 64 kB or all there are: by a byte order mark, by zeros
 * between the letters, else by what the header says as far as the letters have it out.
 */
export function sniffEncoding(head: Uint8Array, report: ReportProblem): SniffedEncoding {
  const marked: [GedcomEncoding, number] | null = startsWith(head, 0xef, 0xbb, 0xbf)
    ? ['utf-8', 3]
    : startsWith(head, 0xff, 0xfe)
      ? ['utf-16le', 2]
      : startsWith(head, 0xfe, 0xff)
        ? ['utf-16be', 2]
        : null;
  const wide = marked ? null : wideWithoutMark(head);
  const [encoding, markLength] = marked ?? [wide, 0];
  const text = new TextDecoder(encoding !== null && isWide(encoding) ? encoding : 'windows-1252').decode(
    head.subarray(markLength),
  );
  const { declared, line } = declaredIn(text);
  if (encoding !== null) {
    const claimed = declared.toUpperCase();
    const isTrue = isWide(encoding)
      ? /^(?:UNICODE|UTF-?16.*|)$/u.test(claimed)
      : /^(?:UTF-?8|UNICODE|)$/u.test(claimed);
    if (!isTrue && isWide(encoding)) report('encoding-marked', line, declared);
    return { encoding, markLength, declared };
  }
  return { encoding: encodingWithoutMark(head, declared, line, report), markLength: 0, declared };
}

function encodingWithoutMark(head: Uint8Array, declared: string, line: number, report: ReportProblem): GedcomEncoding {
  const named = encodingNamed(declared);
  if (declared !== '' && named === null) {
    report('encoding-unknown', line, declared);
    return 'utf-8';
  }
  if (named === 'ansel' || named === null) {
    if (looksLikeAnsel(head)) return named === null ? undeclared(head) : 'ansel';
    if (!isUtf8(head)) report('encoding-guessed', line, declared);
    return named === null ? 'utf-8' : 'windows-1252';
  }
  return named;
}

/** ANSEL is what 5.5 takes a silent header to mean; most such files hold nothing but ASCII, and newer ones UTF-8. */
const undeclared = (head: Uint8Array): GedcomEncoding => (!isUtf8(head) && head.some(isAnselMark) ? 'ansel' : 'utf-8');

/** Whether bytes are valid UTF-8, but for a letter that their end cuts. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
