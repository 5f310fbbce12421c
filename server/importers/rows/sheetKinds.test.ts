import { sheetKind, SHEET_KINDS } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetKindId } from '#domain/records/sheets/sheetRecipe.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';
import { readSourceCountry } from '#domain/search/core/taxonomy/regions.ts';

import { columnIndex, columnsUsed } from '../mapping/columnIndex.ts';
import { placeholdersOf } from '../mapping/compileTemplate.ts';
import type { ImportMapping } from '../mapping/importMapping.ts';
import { createRowReader } from './createRowReader.ts';
import { FILTER_NAMES } from './templateFilters.ts';

function mappingOf(id: SheetKindId): ImportMapping {
  const kind = sheetKind(id);
  return {
    name: kind.label,
    format: { delimiter: 'comma', encoding: 'utf-8', quotes: true, shortRows: null, columns: null },
    recordSet: {
      ...kind.recordSet,
      description: 'A list.',
      access: 'free',
      repository: null,
      archiveSeries: null,
      attribution: null,
    },
    type: kind.recordSet.type,
    key: kind.key,
    required: kind.required,
    blanks: kind.blanks,
    tables: kind.tables,
    closedUntil: kind.closedUntil,
    life: kind.life,
    records: kind.records.map((record) => ({ ...record, textFiles: {} })),
  };
}

/** What readers see of the records of a row. */
function read(id: SheetKindId, row: Record<string, string>) {
  const mapping = mappingOf(id);
  const header = sheetKind(id).fields.map((field) => field.id);
  const readRow = createRowReader({
    mapping,
    columns: columnIndex(mapping, header, 'sheet.csv'),
    recordSetId: 'SET',
    sourceFile: 'sheet.csv',
    folder: '/',
    asOf: '2026-06-30',
    seenKeys: new Map(),
  });
  const outcome = readRow(
    header.map((field) => row[field] ?? ''),
    2,
  );
  return 'reason' in outcome ? outcome.reason : outcome.drafts;
}

describe('kinds of sheets', () => {
  it.each(SHEET_KINDS.map((kind) => [kind.id, kind] as const))('%s is an import mapping that holds', (id, kind) => {
    const ids = kind.fields.map((field) => field.id);
    expect(new Set(ids).size).toBe(ids.length);
    const labels = kind.fields.map((field) => field.label);
    expect(new Set(labels).size).toBe(labels.length);
    expect([...columnsUsed(mappingOf(id))].filter((column) => !ids.includes(column))).toEqual([]);
    expect(ids.filter((column) => !columnsUsed(mappingOf(id)).has(column))).toEqual([]);
    expect(kind.needs.flatMap(({ anyOf }) => anyOf).filter((field) => !ids.includes(field))).toEqual([]);
    const templates = kind.records.flatMap(({ fields }) => Object.entries(fields));
    expect(templates.map(([field]) => field).filter((field) => fieldById(field) === null)).toEqual([]);
    const filters = templates.flatMap(([, template]) => placeholdersOf(template).flatMap((each) => each.filters));
    expect(filters.filter(([name]) => !FILTER_NAMES.includes(name))).toEqual([]);
    expect(filters.filter(([name, table]) => name === 'table' && !kind.tables[table ?? ''])).toEqual([]);
    const { category, subcategory, sourceCountry } = kind.recordSet;
    expect(CATEGORIES.find((each) => each.id === category)?.subcategories).toContain(subcategory);
    expect(readSourceCountry(sourceCountry)).toBe(sourceCountry);
  });

  it.each(SHEET_KINDS.map(({ id }) => id))('%s has rows that are closed until a date', (id) => {
    const row = {
      forename: 'Ann',
      surname: 'Pinch',
      groom_forename: 'John',
      groom_surname: 'Hext',
      place: 'Roche',
      year: '1801',
      census_year: '1801',
      county: 'Cornwall',
    };
    const closed = (until: string) => {
      const drafts = read(id, { ...row, closed_until: until });
      if (typeof drafts === 'string') throw new Error(drafts);
      return drafts.map(({ isClosed, closedUntil }) => [isClosed, closedUntil]);
    };
    const open = closed('');
    const each = (value: unknown) => [...open].map(() => value);
    expect(open).toEqual(each([false, null]));
    expect(closed('1 Jan 2031')).toEqual(each([true, '2031-01-01']));
    expect(closed('?')).toEqual(each([true, 'infinity']));
  });

  it.each<[string, SheetKindId, Record<string, string>, Record<string, string>]>([
    [
      'names in columns of their own',
      'burials',
      { forename: 'Mary Ann', surname: 'Pinch', burial_date: '6 Mar 1851', place: 'Roche', county: 'CON' },
      {
        FirstName: 'Mary Ann',
        LastName: 'Pinch',
        EventDate: '6 Mar 1851',
        EventYear: '1851',
        Place: 'Roche, Cornwall',
        Country: 'England',
      },
    ],
    [
      'a whole name, and a date in parts',
      'burials',
      { full_name: 'PINCH, Mary Ann', day: '6', month: '3', year: '1851', place: 'Roche' },
      { FirstName: 'Mary Ann', LastName: 'PINCH', EventDate: '6 Mar 1851', YearOfDeath: '1851', Place: 'Roche' },
    ],
    [
      'a day whose year has a column',
      'burials',
      { surname: 'Pinch', burial_date: '6 Mar', year: '1851', place: 'Roche' },
      { LastName: 'Pinch', EventDate: '6 Mar 1851', EventYear: '1851' },
    ],
    [
      'a date and its year beside it',
      'burials',
      { surname: 'Pinch', burial_date: '6 Mar 1851', year: '1851', place: 'Roche' },
      { EventDate: '6 Mar 1851', EventYear: '1851' },
    ],
    [
      'a child of whom only first names are written',
      'baptisms',
      {
        full_name: 'William',
        father_full_name: 'John Pinch',
        mother_full_name: 'Mary',
        baptism_date: '1 May 1820',
        place: 'Roche',
        sex: 'Son',
      },
      {
        FirstName: 'William',
        LastName: 'Pinch',
        FatherFirstName: 'John',
        MotherFirstName: 'Mary',
        Gender: 'Male',
        BaptismDate: '1 May 1820',
      },
    ],
    [
      'someone in a list',
      'other',
      { full_name: 'John Smith junr', year: '1799', event_type: 'Will', place: 'Truro' },
      { FirstName: 'John', LastName: 'Smith junr', EventYear: '1799', EventDate: '1799', EventType: 'Will' },
    ],
  ])('reads %s', (_name, id, row, fields) => {
    expect(read(id, row)).toMatchObject([{ fields, isClosed: false }]);
  });

  it('makes a record of the groom and one of the bride', () => {
    const row = {
      groom_full_name: 'John Pinch',
      bride_forename: 'Ann',
      bride_surname: 'Hore',
      bride_condition: 'Sp',
      marriage_date: '3 Jun 1790',
      place: 'Roche',
      witness1_full_name: 'James May',
    };
    expect(read('marriages', row)).toMatchObject([
      { fields: { FirstName: 'John', LastName: 'Pinch', SpouseLastName: 'Hore', WitnessLastName: 'May' } },
      { fields: { FirstName: 'Ann', LastName: 'Hore', MaritalStatus: 'Spinster', SpouseFirstName: 'John' } },
    ]);
  });

  it('puts people of a household together, and no one whose household has no number', () => {
    const row = { forename: 'Ann', surname: 'Hore', place: 'Roche', census_year: '1851', piece: 'HO 107/1911' };
    expect(read('census', { ...row, schedule: '12' })).toMatchObject([{ groupKey: 'HO 107/1911/Roche/12' }]);
    expect(read('census', row)).toMatchObject([{ groupKey: null }]);
  });

  it('closes what may be of the living', () => {
    expect(read('baptisms', { forename: 'Ann', baptism_date: '1 May 1950', place: 'Roche' })).toMatchObject([
      { isClosed: true },
    ]);
    expect(read('other', { forename: 'Ann', surname: 'Hore', place: 'Roche' })).toMatchObject([{ isClosed: true }]);
  });
});
