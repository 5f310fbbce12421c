import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'csv-parse/sync';

import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import {
  aPersonNamed,
  comparedPlace,
  occupationWords,
  type PersonDescription,
} from '#domain/records/matches/personDescription.ts';

import { fixedShare } from '../maskedName.ts';

/** A description with the label that only measuring may look at. */
export interface LabelledPerson {
  cluster: string;
  person: PersonDescription;
}

const FILE = path.join(process.env.MUNIMENT_SHARED ?? '../shared', 'data', 'linkage', 'historical-figures.csv');

/** Whether the labelled descriptions are at hand (set MUNIMENT_SHARED to the folder that holds data/linkage). */
export const hasHistoricalFigures = (): boolean => existsSync(FILE);

/** Words in the names of peers that are not names. */
const RANKS = new Set(
  'sir lord lady dame baron baronet earl viscount duke marquess count countess of the de von van bt reverend major general colonel captain admiral saint'.split(
    ' ',
  ),
);
const ORDINAL = /^\d+(?:st|nd|rd|th)$/u;

function describe(row: Readonly<Record<string, string>>): PersonDescription {
  const names = nameTokens(row.full_name ?? '').filter((token) => !RANKS.has(token) && !ORDINAL.test(token));
  // The first of January stands for "some time in the year".
  const born = parseRecordDate((row.dob ?? '').replace(/-01-01$/u, ''));
  const home = comparedPlace(row.postcode_fake ?? null);
  return aPersonNamed(names.slice(0, -1).join(' '), names.at(-1) ?? '', {
    sex: row.gender === 'male' ? 'm' : row.gender === 'female' ? 'f' : null,
    birth: born && { ...born, isEstimated: false },
    birthPlace: comparedPlace(row.birth_place ?? null),
    places: home ? [home] : [],
    occupation: occupationWords(row.occupation ?? null),
  });
}

/** All of the file, whole clusters either to look at while the rules are made or held out. */
export function readHistoricalFigures(part: 'to look at' | 'held out'): LabelledPerson[] {
  const rows = parse<Record<string, string>>(readFileSync(FILE, 'utf8'), { columns: true });
  return rows
    .filter(({ cluster = '' }) => fixedShare(cluster) < 0.5 === (part === 'to look at'))
    .map((row) => ({ cluster: row.cluster ?? '', person: describe(row) }));
}
