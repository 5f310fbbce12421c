import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MEGABYTE } from '#domain/kernel/wording/sizeInWords.ts';
import { endingOf, isPictureName } from '#domain/records/books/bookFileProblem.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { TABLE_ENDINGS } from '#domain/records/sheets/sheetFileProblem.ts';
import { MOST_SHEET_BYTES, MOST_SHEET_MEGABYTES } from '#domain/records/sheets/sheetLimits.ts';
import type { ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { isArchiveName, zipFiles } from '../zipFiles.ts';
import { LONGEST_TABLE_NAME, SeveralTables } from './SeveralTables.ts';

/** Bytes that an archive may unpack to, pictures among them; of its table alone much less is taken. */
export const MOST_ARCHIVED = 2_048 * MEGABYTE;
const MOST_FILES = 10_000;
const MOST_TABLES = 20;
/** Where pictures go that are taken into no sheet. */
export const FOR_PICTURES = 'Bring pictures as pages of a book, at “Registers without an index”.';

/** The refusal of an archive in which there is another. @param name - of that one */
export const nestedArchive = (name: string): UserError =>
  new UserError(`“${name}” is an archive within the archive. Unpack it, and bring its table.`);

/** A table that was taken out of an archive. */
export interface ArchivedTable {
  /** Where it is on our disk. */
  at: string;
  /** What it is called in the archive, with its folders. */
  name: string;
  /** What of `chosen` is a table within it, a spreadsheet; null for nothing. */
  within: string | null;
  /** What people should know of the archive, as sentences; nothing of its pictures. */
  remarks: string[];
  /** The pictures beside it. */
  pictures: ZipEntry[];
}

/** Between the name of a spreadsheet in an archive and that of its table. */
const WITHIN = ' › ';

/** The tables of a spreadsheet in an archive, as people choose one. @param name - of the spreadsheet */
export const tablesWithin = (name: string, { tables }: SeveralTables): SeveralTables =>
  new SeveralTables(tables.map((table) => `${name}${WITHIN}${table}`));

const isTable = ({ name }: ZipEntry): boolean => (TABLE_ENDINGS as readonly string[]).includes(endingOf(name));

/** The tables of an archive by what they are called. @throws UserError where there is none, or what is not taken */
function tablesIn(entries: readonly ZipEntry[], pictures: number): Map<string, ZipEntry> {
  if (entries.length === 0) throw new UserError('There is nothing in this archive.');
  if (entries.length > MOST_FILES)
    throw new UserError(
      `This archive holds ${figure(entries.length)} files; ${figure(MOST_FILES)} are the most. Leave out those that are no table.`,
    );
  const nested = entries.find(({ name }) => isArchiveName(name));
  if (nested) throw nestedArchive(plainText(nested.name));
  const tables = new Map(entries.filter(isTable).map((entry) => [plainText(entry.name), entry]));
  if (tables.size === 0)
    throw new UserError(
      pictures > 0
        ? `There is no table in this archive, only pictures. ${FOR_PICTURES}`
        : 'There is no table in this archive. It may hold a spreadsheet (.xlsx, .xls, .ods) or a text file (.csv, .tsv).',
    );
  if (tables.size > MOST_TABLES)
    throw new UserError(
      `This archive holds ${figure(tables.size)} tables; ${MOST_TABLES} are the most. Leave out those that are not meant.`,
    );
  const [long] = [...tables.keys()].filter(({ length }) => length > LONGEST_TABLE_NAME);
  if (long !== undefined)
    throw new UserError(`The archive holds a table whose name is too long: “${long.slice(0, 80)}…”.`);
  return tables;
}

const wereLeftOut = (count: number, what: string): string =>
  `${countInWords(count, what)} in the archive ${count === 1 ? 'was' : 'were'} left out.`;

/** What people should know of pictures that are left out. */
export const picturesLeftOut = (pictures: number): string => `${wereLeftOut(pictures, 'picture')} ${FOR_PICTURES}`;

const remarksOn = (name: string, { tables, others }: { tables: number; others: number }): string[] => [
  tables > 1 ? `Of ${countInWords(tables, 'table')} in the archive, “${name}” was read.` : `“${name}” was read.`,
  ...(others > 0 ? [wereLeftOut(others, 'other file')] : []),
];

/**
 * Takes the table out of an archive: its only one, or the one that was chosen. Nothing else is unpacked. The folder is
 * where it is unpacked to, and is removed by the one who gives it. `chosen` is what the table is called, as
 * `SeveralTables` has it; null where no one has chosen.
 *
 * @throws SeveralTables where one is to be chosen; UserError for an archive that lies about itself, leads out of itself,
 *   holds another one, or no table
 */
export async function archivedTable(
  file: string,
  { folder, chosen }: { folder: string; chosen: string | null },
): Promise<ArchivedTable> {
  const entries = await zipFiles(file, MOST_ARCHIVED);
  const pictures = entries.filter(({ name }) => isPictureName(name));
  const tables = tablesIn(entries, pictures.length);
  if (chosen === null && tables.size > 1) throw new SeveralTables([...tables.keys()]);
  const names = [...tables.keys()];
  const name = chosen === null ? names[0] : names.find((one) => chosen === one || chosen.startsWith(`${one}${WITHIN}`));
  const entry = name !== undefined && tables.get(name);
  if (!entry) throw new UserError(`There is no table “${chosen ?? ''}” in this archive.`);
  if (entry.unpacked > MOST_SHEET_BYTES)
    throw new UserError(`“${name}” is larger than ${MOST_SHEET_MEGABYTES} MB when it is unpacked. Bring it in parts.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = path.join(folder, 'table');
  await pipeline(await entry.open(), createWriteStream(at));
  const others = entries.length - tables.size - pictures.length;
  const within = chosen !== null && chosen !== name ? chosen.slice(name.length + WITHIN.length) : null;
  return { at, name, within, remarks: remarksOn(name, { tables: tables.size, others }), pictures };
}
