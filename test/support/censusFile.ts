import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';

import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { contentKey } from '#server/importers/rows/contentKey.ts';

/** The columns of a FreeCEN file that the shipped mapping reads. */
const COLUMNS =
  'source_file census_year county household seq civil_parish enum_district folio page schedule house_no address surname forenames relationship condition sex age age_unit occupation transcribed_birth_county transcribed_birth_place disability language notes ecc_parish alt_birth_county alt_birth_place'.split(
    ' ',
  );

/** A fictional person of a fictional census; what is left out is like everyone's. */
export type CensusLine = Readonly<Partial<Record<string, string | number>>>;

const EVERYBODY: CensusLine = {
  source_file: 'RG102267.VLD',
  census_year: 1871,
  county: 'CON',
  household: 1,
  schedule: 1,
  seq: 1,
  civil_parish: 'Roche',
  address: 'Gracca',
  surname: 'PINCH',
  forenames: 'William',
  relationship: 'Head',
  condition: 'M',
  sex: 'M',
  age: 39,
  age_unit: 'y',
  occupation: 'Clay Labourer',
  transcribed_birth_county: 'CON',
  transcribed_birth_place: 'Roche',
};

/** Each household has a schedule of its own, as in a census. */
const cellOf = (line: CensusLine, column: string) =>
  line[column] ?? (column === 'schedule' ? line.household : undefined) ?? EVERYBODY[column] ?? '';
const rowOf = (line: CensusLine) => COLUMNS.map((column) => cellOf(line, column)).join('\t');

/** The id of the record that the mapping `freecen` makes of such a line in a set that has had no other like it. */
export function censusRecordId(recordSetId: string, line: CensusLine = {}): string {
  const { key } = readMapping('freecen');
  return `${recordSetId}/${contentKey([key].flat())((column) => String(cellOf(line, column)))}`;
}

/** Writes a census file for the mapping `freecen`; returns its path. */
export function writeCensusFile(file: string, lines: readonly CensusLine[]): string {
  writeFileSync(file, `${[COLUMNS.join('\t'), ...lines.map(rowOf)].join('\n')}\n`);
  return file;
}

/** Writes a census file of any length, a line at a time; resolves when it is on disk. */
export async function writeLongCensusFile(
  file: string,
  rows: number,
  lineAt: (at: number) => CensusLine,
): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${COLUMNS.join('\t')}\n`);
  for (let at = 0; at < rows; at += 1) if (!stream.write(`${rowOf(lineAt(at))}\n`)) await once(stream, 'drain');
  stream.end();
  await finished(stream);
}
