import { open } from 'node:fs/promises';

import { MEGABYTE } from '#domain/kernel/wording/sizeInWords.ts';
import { readZip, type ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { MOST_ARCHIVED } from './archivedTable.ts';
import { refuseLies } from './refuseLies.ts';
import { refuseRepeats } from './refuseRepeats.ts';

/**
 * How a file is read: as text between delimiters, or as a spreadsheet, with or without a table of its own in marks; or
 * an archive, in which there may be such a file.
 */
export type KindOfTable = 'text' | 'spreadsheet' | 'marked' | 'openDocument' | 'archive';

/** Bytes that a spreadsheet may unpack to: some 300,000 rows of 12 cells, which take 900 MB while they are read. */
const MOST_UNPACKED = 128 * MEGABYTE;
/** Of binary ones, which say as much in a third of the bytes. */
const MOST_BINARY = 40 * MEGABYTE;
const TOO_LARGE = 'This spreadsheet is too large to be read. Save the table as CSV, and bring that.';
/** A page of tables is read in one go, too. */
const MOST_MARKED = 40 * MEGABYTE;
const START_BYTES = 4096;

const AS_TABLE = 'Save the table it was made from as a spreadsheet or CSV, and bring that.';
/** First bytes of files that are no table, each a letter, and what they are. */
const OTHERS: readonly { starts: string; is: string }[] = [
  { starts: '%PDF-', is: 'a PDF' },
  { starts: '\u0089PNG', is: 'an image' },
  { starts: '\u00FF\u00D8\u00FF', is: 'an image' },
  { starts: 'GIF8', is: 'an image' },
  { starts: 'II*\0', is: 'an image' },
  { starts: 'MM\0*', is: 'an image' },
  { starts: 'RIFF', is: 'an image or a recording' },
  { starts: '{\\rtf', is: 'a text document' },
  { starts: '\u001F\u008B', is: 'a compressed file' },
  { starts: 'Rar!', is: 'a compressed archive' },
  { starts: '7z\u00BC\u00AF', is: 'a compressed archive' },
  { starts: 'SQLite format 3\0', is: 'a database' },
  { starts: '\0\u0001\0\0Standard ', is: 'an Access database' },
  { starts: '0 HEAD', is: 'a family tree (GEDCOM)' },
];
const COMPOUND = '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1';
const ZIP = 'PK\u0003\u0004';
const EMPTY_ZIP = 'PK\u0005\u0006';
/** Names of the files that come first in a spreadsheet. */
const OF_SPREADSHEET = /\[Content_Types\]\.xml|mimetype|content\.xml|META-INF|docProps|_rels|xl\//u;
const JSON_START = /^\s*(?:\[\s*)?\{\s*"/u;
const MARKED = /^\s*<(?:!doctype html|html|head|body|meta|table|\?xml|!--)/iu;
const HAS_TABLE = /<table|<html|<workbook|<!doctype html/iu;

const noTable = (is: string): UserError => new UserError(`This is ${is}, not a table. ${AS_TABLE}`);

/** What `readZip` says, of a spreadsheet. */
function ofSpreadsheet(error: unknown): unknown {
  if (!(error instanceof UserError)) return error;
  if (error.message.includes('would be larger than')) return new UserError(TOO_LARGE);
  return new UserError(error.message.replace('We couldn’t open this archive', 'This spreadsheet cannot be read'));
}

/** An archive by what is in it. @throws UserError for a spreadsheet that cannot be read, or a document of another kind */
async function ofArchive(file: string, entries: readonly ZipEntry[]): Promise<KindOfTable> {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const has = (start: string) => [...names].some((name) => name.startsWith(start));
  // The library reads what is in such a one, which no one has looked at.
  const isNested = [...names].some((name) => name.endsWith('index.zip'));
  const isWorkbook = has('xl/workbook');
  if (isWorkbook || names.has('content.xml')) {
    const bytes = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
    if (bytes > (names.has('xl/workbook.bin') ? MOST_BINARY : MOST_UNPACKED)) throw new UserError(TOO_LARGE);
    if (isNested) throw new UserError('This spreadsheet cannot be read: it holds another archive.');
    await refuseLies(file);
    // The list of an archive may lie: what it unpacks to is seen before all of it is taken into memory.
    const texts = new Map<string, string>();
    for (const { name, open: openEntry } of entries) {
      if (!isWorkbook && (name === 'mimetype' || name === 'META-INF/manifest.xml'))
        texts.set(name, (await (await openEntry()).toArray()).map(String).join(''));
      else if (/(?:^|\/)content\.xml$/iu.test(name)) await refuseRepeats(await openEntry());
      else for await (const chunk of await openEntry()) void chunk;
    }
    if (isWorkbook) return 'spreadsheet';
    if (texts.get('META-INF/manifest.xml')?.includes('encryption-data')) throw locked();
    if (texts.get('mimetype')?.includes('opendocument.spreadsheet')) return 'openDocument';
    throw noTable('a document of another kind');
  }
  // A person may call a folder of theirs so, too.
  if ([...names].some((name) => name.startsWith('index/') && name.endsWith('.iwa')))
    throw noTable('a Numbers spreadsheet');
  if (has('word/document')) throw noTable('a Word document');
  if (has('ppt/presentation')) throw noTable('a presentation');
  return 'archive';
}

/** The refusal of a spreadsheet that has a password. */
export const locked = (): UserError =>
  new UserError('This spreadsheet is locked with a password. Save it without one, and bring it again.');

/**
 * Looks at what a file is, whatever its name says.
 *
 * @throws UserError with a sentence for people where it is no table, is locked, or was made to fill the memory.
 */
export async function kindOfTable(file: string): Promise<KindOfTable> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    if (bytesRead === 0) throw new UserError('This file is empty.');
    const start = buffer.subarray(0, bytesRead).toString('latin1').replace(/^ï»¿/u, '');
    if (start.startsWith(ZIP))
      return await readZip(file, MOST_ARCHIVED)
        .then((entries) => ofArchive(file, entries))
        .catch((error: unknown) => {
          throw OF_SPREADSHEET.test(start) ? ofSpreadsheet(error) : error;
        });
    if (start.startsWith(EMPTY_ZIP)) throw new UserError('This file is empty.');
    if (start.startsWith(COMPOUND)) {
      if (size > MOST_BINARY) throw new UserError(TOO_LARGE);
      return 'spreadsheet';
    }
    const other = OTHERS.find(({ starts }) => start.startsWith(starts));
    if (other) throw noTable(other.is);
    if (JSON_START.test(start)) throw noTable('a JSON file');
    if (!MARKED.test(start)) return 'text';
    if (!HAS_TABLE.test(start)) throw noTable('an XML file');
    if (size > MOST_MARKED) throw new UserError(TOO_LARGE);
    return 'marked';
  } finally {
    await handle.close();
  }
}
