import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'csv-parse/sync';

import type { RecordFields } from '#domain/records/core/record.ts';
import { toSearchDocument } from '#domain/records/core/toSearchDocument.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';

import type { Criterion } from '../SearchEngine.ts';
import { criterionMatcher } from './matchCriterion.ts';
import { planCriteria } from './planQuery.ts';

const FILE = path.resolve('../shared/data/faults/records/odd-names.csv');
const SET = {
  name: 'Burials',
  category: 'life events (bmds)',
  subcategory: 'parish burials',
  sourceCountry: 'england',
  notation: 'freereg',
} as const;
const gazetteer = loadGazetteer();

type Row = Record<'no' | 'forename' | 'surname' | 'date' | 'age' | 'place', string>;
const rows: readonly Row[] = existsSync(FILE) ? parse(readFileSync(FILE, 'utf8'), { columns: true }) : [];

const name = (field: string, text: string): Criterion => ({
  kind: 'name',
  field,
  text,
  variants: true,
  excludedVariants: [],
});
const year = (field: string, asked: number, yearsEitherWay: number): Criterion => ({
  kind: 'year',
  field,
  year: asked,
  yearsEitherWay,
});

/** The numbers of the rows that a search finds. */
function found(...criteria: readonly Criterion[]): number[] {
  const judges = planCriteria(criteria, gazetteer).map(criterionMatcher);
  return rows.flatMap(({ no, forename, surname, date, age, place }) => {
    const fields: RecordFields = {
      FirstName: forename,
      LastName: surname,
      EventDate: date,
      EventYear: date,
      Place: place,
      ...(age !== '' && { Age: age }),
    };
    const document = toSearchDocument({ fields, isClosed: false }, SET, gazetteer);
    return document && judges.every((judge) => judge(document) !== null) ? Number(no) : [];
  });
}

(rows.length > 0 ? describe : describe.skip)('odd names of real registers', () => {
  it.each([
    ['Rupert', 'Llewellyn', 1],
    ['John', 'Wiechel', 2],
    ['John', 'Von Wiechel', 2],
    ['Thomas', 'Smith', 4],
    ['Gulielmus', 'Penrose', 5],
    ['William', 'Penrose', 5],
    ['Johannes', 'OBrien', 6],
    ['Jno', 'O’Brien', 7],
    ['John', "O'Brien", 7],
    ['William', 'O Brien', 8],
    ['Elizabeth', 'McDonald', 9],
    ['Elizabeth', 'MacDonald', 10],
    ['Bess', 'Mc Donald', 11],
    ['Sian', 'Llyn', 12],
    ['Siân', 'Rhŷs', 12],
    ['Sean', 'O Ceallaigh', 13],
    ['Margaret', 'Saint Aubyn', 14],
    ['Margt', 'St. Aubyn', 14],
    ['Ann', 'De la Beche', 15],
    ['James', 'Green', 16],
    ['James', 'Brown', 16],
    ['Thomas', 'Harris', 17],
    ['Mary', 'Harris', 18],
    ['Mary', 'Harrison', 18],
    ['Christopher', 'Ap Rice', 19],
    ['Anne', 'Ffoulkes', 20],
  ])('%s %s finds row %i', (first, last, no) => {
    expect(found(name('FirstName', first), name('LastName', last))).toContain(no);
  });

  it('finds a year of which two digits were read by any year that it may be', () => {
    const smith = [name('FirstName', 'Thomas'), name('LastName', 'Smith')];
    expect(found(...smith, year('EventYear', 1750, 50))).toEqual([4]);
    expect(found(...smith, year('EventYear', 1701, 0))).toEqual([4]);
    expect(found(...smith, year('EventYear', 1820, 10))).toEqual([]);
  });

  it('finds a forename that was not read where two other things are asked', () => {
    const mary = [name('FirstName', 'Mary'), name('LastName', 'Doyly')];
    const roche: Criterion = { kind: 'place', field: 'Place', text: 'Roche', miles: 0, excludedVariants: [] };
    expect([found(...mary), found(...mary, roche)]).toEqual([[], [3]]);
  });

  it.each([
    [3, 'EventYear', 1668],
    [5, 'EventYear', 1700],
    [6, 'EventYear', 1751],
    [8, 'EventYear', 1752],
    [1, 'YearOfBirth', 1892],
    [9, 'YearOfBirth', 1770],
    [10, 'YearOfBirth', 1775],
    [11, 'YearOfBirth', 1780],
    [12, 'YearOfBirth', 1811],
    [14, 'YearOfBirth', 1820],
    [15, 'YearOfBirth', 1821],
    [17, 'YearOfBirth', 1823],
    [18, 'YearOfBirth', 1724],
  ])('row %i is of the %s %i', (no, field, asked) => {
    expect(found(year(field, asked, 0))).toContain(no);
  });
});
