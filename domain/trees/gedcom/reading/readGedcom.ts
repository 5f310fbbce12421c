import { createLineSplitter } from '../encoding/createLineSplitter.ts';
import type { GedcomEncoding } from '../encoding/gedcomEncoding.ts';
import { sniffEncoding } from '../encoding/sniffEncoding.ts';
import type { GedcomLine } from '../gedcomLine.ts';
import type { ReportProblem } from '../gedcomProblem.ts';
import { createRecordBuilder, LARGEST_RECORD } from './createRecordBuilder.ts';
import { type GedcomHeader, isKnownVersion, readHeader } from './gedcomHeader.ts';
import { parseLine } from './parseLine.ts';
import { RefusedGedcom } from './RefusedGedcom.ts';

/** What is known of a file before its first record comes. */
export interface GedcomFile extends GedcomHeader {
  encoding: GedcomEncoding;
}

/** One step of reading: the file first, then each of its records, header and trailer among them. */
export type GedcomPart = { kind: 'file'; file: GedcomFile } | { kind: 'record'; record: GedcomLine };

/** Bytes to judge the character set by. */
const SNIFFED_BYTES = 65_536;
/** Kinds of records that a file without a header may start with. */
const RECORDS = new Set(['INDI', 'FAM', 'SUBM', 'SUBN', 'SOUR', 'NOTE', 'SNOTE', 'OBJE', 'REPO']);
const NOT_GEDCOM = 'This is not a GEDCOM file: its first line is not “0 HEAD”.';

/** Whether there is nothing in a line; most have a level to start with. */
const isBlankLine = (text: string): boolean => !/^\d/.test(text) && text.trim() === '';

/** Pieces of a file, the first of them large enough to judge the character set by. */
async function* withHead(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array[] = [];
  let length = 0;
  const joinedHead = () => {
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const piece of head) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  };
  for await (const chunk of chunks) {
    if (length >= SNIFFED_BYTES) {
      yield chunk;
      continue;
    }
    head.push(chunk);
    length += chunk.length;
    if (length < SNIFFED_BYTES) continue;
    yield joinedHead();
    head = [];
  }
  if (length > 0 && length < SNIFFED_BYTES) yield joinedHead();
}

/** Reads a GEDCOM file part by part: `readGedcomInPieces`, for who need not be quick. */
export async function* readGedcom(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  report: ReportProblem,
): AsyncGenerator<GedcomPart> {
  for await (const parts of readGedcomInPieces(chunks, report)) yield* parts;
}

/**
 * Reads a GEDCOM file of version 5.5 to 7.1 record by record, so that memory holds one record whatever the size of the
 * file. What is wrong is reported, line by line, and ends nothing but where a line or a record is larger than any is.
 * The parts of each piece of the file come one after the other without waiting, since waiting takes as long as reading;
 * all of them must be taken before the next piece is asked for.
 *
 * @param chunks - the bytes in any pieces.
 * @throws RefusedGedcom where the file is empty, does not start like GEDCOM, or asks for more memory than a file of a
 * family does.
 */
export async function* readGedcomInPieces(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  report: ReportProblem,
): AsyncGenerator<Iterable<GedcomPart>> {
  const builder = createRecordBuilder(report, LARGEST_RECORD);
  let splitter: ReturnType<typeof createLineSplitter> | null = null;
  let encoding: GedcomEncoding = 'utf-8';
  let hasStarted = false;
  let isOpen = false;
  let hasTrailer = false;
  let isReported = false;
  let lastLine = 1;

  function* records(lines: readonly { text: string; number: number }[]): Generator<GedcomPart> {
    for (const line of lines) {
      const isBlank = isBlankLine(line.text);
      if (!isBlank) lastLine = line.number;
      if (!hasStarted && !isBlank) {
        requireGedcom(line.text);
        hasStarted = true;
      }
      const record = builder.add(line);
      if (record) yield* stated(record);
    }
  }

  function* stated(record: GedcomLine): Generator<GedcomPart> {
    if (!isOpen) {
      isOpen = true;
      const isHeader = record.tag === 'HEAD';
      if (!isHeader) report('no-header', record.number);
      const header = readHeader(isHeader ? record : null);
      if (isHeader && !isKnownVersion(header.version)) report('unknown-version', record.number, header.version);
      yield { kind: 'file', file: { ...header, encoding } };
    }
    if (hasTrailer && !isReported) {
      isReported = true;
      report('after-trailer', record.number);
    }
    hasTrailer ||= record.tag === 'TRLR';
    yield { kind: 'record', record };
  }

  for await (const chunk of withHead(chunks)) {
    if (splitter) {
      yield records(splitter.push(chunk));
      continue;
    }
    const sniffed = sniffEncoding(chunk.subarray(0, SNIFFED_BYTES), report);
    encoding = sniffed.encoding;
    splitter = createLineSplitter(sniffed, report);
    yield records(splitter.push(chunk.subarray(sniffed.markLength)));
  }
  const isCut = splitter?.isInside() ?? false;
  if (splitter) yield records(splitter.end());
  const last = builder.end();
  if (last) yield stated(last);
  if (!hasStarted) throw new RefusedGedcom('This file is empty.');
  if (!hasTrailer) report(isCut ? 'ends-inside' : 'no-trailer', lastLine);
}

function requireGedcom(firstLine: string): void {
  const parsed = parseLine(firstLine, 0);
  if (parsed?.level === 0 && (parsed.tag === 'HEAD' || (parsed.xref !== '' && RECORDS.has(parsed.tag)))) return;
  throw new RefusedGedcom(NOT_GEDCOM);
}
