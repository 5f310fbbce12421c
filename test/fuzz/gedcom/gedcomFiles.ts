import fc from 'fast-check';

import { type Mutation, mutation } from './mutations.ts';
import { SEED_FILES } from './seedFiles.ts';

/** A file as it is read: its bytes, and how many come at once. */
export interface FuzzedFile {
  bytes: Uint8Array;
  pieceBytes: number;
}

const MOST_BYTES = 3 * 1024 ** 2;
const ENCODERS: Readonly<Record<string, (text: string) => Buffer>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  latin: (text) => Buffer.from(text, 'latin1'),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16le with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
};
const CHARS = ['UTF-8', 'ANSEL', 'ANSI', 'UNICODE', 'IBMPC', 'MACINTOSH', 'ASCII', 'KLINGON', ''];

interface Plan {
  seed: readonly string[];
  mutations: Mutation[];
  encoding: string;
  char: string | null;
  ends: string[];
  cut: number | null;
  flips: [at: number, byte: number][];
  pieceBytes: number;
}

/** Lines until a file is full: long lines that are repeated would be more than a text can hold. */
function textOf(lines: readonly string[], ends: readonly string[]): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    if (text.length > MOST_BYTES) break;
    text += line + (ends[index % ends.length] ?? '\n');
  }
  return text;
}

function fileOf({ seed, mutations, encoding, char, ends, cut, flips, pieceBytes }: Plan): FuzzedFile {
  const lines = mutations
    .reduce((all, mutate) => mutate(all), [...seed])
    .map((line) => (char === null ? line : line.replace(/^1 CHAR .*$/u, `1 CHAR ${char}`)));
  let bytes = (ENCODERS[encoding] ?? Buffer.from)(textOf(lines, ends)).subarray(0, MOST_BYTES);
  if (cut !== null) bytes = bytes.subarray(0, cut % (bytes.length + 1));
  for (const [at, byte] of flips) if (bytes.length > 0) bytes[at % bytes.length] = byte;
  return { bytes: new Uint8Array(bytes), pieceBytes };
}

/**
 * Files of families that went wrong: mutated line by line, in any character set and line ends, cut off and with bytes
 * turned over.
 */
export const gedcomFiles: fc.Arbitrary<FuzzedFile> = fc
  .record({
    seed: fc.constantFrom(...SEED_FILES),
    mutations: fc.array(mutation, { minLength: 1, maxLength: 8 }),
    encoding: fc.oneof(
      { weight: 3, arbitrary: fc.constant('utf-8') },
      { weight: 2, arbitrary: fc.constantFrom(...Object.keys(ENCODERS)) },
    ),
    char: fc.option(fc.constantFrom(...CHARS), { freq: 3 }),
    ends: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>(['\n']) },
      {
        weight: 1,
        arbitrary: fc.array(fc.constantFrom<string>('\n', '\r\n', '\r', '\n\r'), { minLength: 1, maxLength: 4 }),
      },
    ),
    cut: fc.option(fc.nat(), { freq: 5 }),
    flips: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Plan['flips']>([]) },
      { weight: 1, arbitrary: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 10 }) },
    ),
    pieceBytes: fc.constantFrom(61, 4_096, 65_536),
  })
  .map(fileOf);
