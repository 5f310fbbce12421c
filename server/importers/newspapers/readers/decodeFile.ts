import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';

import { Rejected } from '../IssueDraft.ts';

/** Bytes of the largest file of text or structure that is read. A page of 5,000 words has one million. */
export const MOST_BYTES = 100 * 1024 ** 2;
const CHUNK = 1 << 18;
/** Bytes of the longest sign. */
const LONGEST_SIGN = 4;
/** U+FFFD as a file may hold it, where that is not UTF-8. */
const REPLACEMENT: Readonly<Record<string, Buffer>> = {
  'utf-16le': Buffer.from([0xfd, 0xff]),
  'utf-16be': Buffer.from([0xff, 0xfd]),
};
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/u;
const CHARSET = /<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]{1,40})/iu;

/**
 * What a file says it is written in: its byte order mark, its XML declaration, or the charset of its HTML; else UTF-8.
 */
function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start[0] === 0x3c && start[1] === 0) return 'utf-16le';
  if (start[0] === 0 && start[1] === 0x3c) return 'utf-16be';
  const text = start.toString('latin1').replace(/^\u00ef\u00bb\u00bf/u, '');
  const declared = (DECLARED.exec(text) ?? CHARSET.exec(text))?.[1] ?? 'utf-8';
  // What could be read byte by byte so far is not in 16 bits, whatever it says.
  return /^utf-?16/iu.test(declared) ? 'utf-8' : declared;
}

/** Line ends in a text, up to a place in it. */
function linesIn(text: string, end = text.length): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Turns bytes into text, piece by piece; what cannot be read becomes U+FFFD. */
interface PieceDecoder {
  write: (chunk: Buffer) => string;
  end: () => string;
}

/** @throws RangeError for an encoding that is not known. */
function decoderOf(encoding: string): PieceDecoder {
  // Three times as fast for what nearly every file is.
  if (/^utf-?8$/iu.test(encoding)) {
    const utf8 = new StringDecoder('utf8');
    return { write: (chunk) => utf8.write(chunk), end: () => utf8.end() };
  }
  const any = new TextDecoder(encoding);
  return { write: (chunk) => any.decode(chunk, { stream: true }), end: () => any.decode() };
}

/**
 * The text of a file, piece by piece.
 *
 * @param name - the file as operators know it.
 * @throws Rejected when it is not there, too large, or not written in what it says it is.
 */
export async function* decodeFile(file: string, name: string): AsyncGenerator<string> {
  const size = await stat(file)
    .then((found) => (found.isFile() ? found.size : null))
    .catch(() => null);
  if (size === null) throw new Rejected(name, 0, 'there is no such file');
  if (size > MOST_BYTES) throw new Rejected(name, 0, `is larger than ${MOST_BYTES / 1024 ** 2} MB`);
  let decoder: PieceDecoder | null = null;
  // A sign may lie across two chunks.
  let tail: Buffer = Buffer.alloc(0);
  let encoding = '';
  let lines = 1;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
    if (!decoder) {
      encoding = encodingOf(chunk.subarray(0, 1_024));
      try {
        decoder = decoderOf(encoding);
      } catch {
        throw new Rejected(name, 1, `says it is written in "${encoding}", which is not known here`);
      }
    }
    const text = decoder.write(chunk);
    const damage = text.indexOf('\ufffd');
    if (damage >= 0 && !Buffer.concat([tail, chunk]).includes(REPLACEMENT[encoding.toLowerCase()] ?? '\ufffd'))
      throw new Rejected(name, lines + linesIn(text, damage), `is not written in ${encoding}, as it says`);
    lines += linesIn(text);
    tail = chunk.subarray(-LONGEST_SIGN);
    yield text;
  }
  const rest = decoder?.end() ?? '';
  if (rest.includes('\ufffd')) throw new Rejected(name, lines, `is not written in ${encoding}, as it says`);
  yield rest;
}
