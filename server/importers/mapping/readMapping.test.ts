import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { readMapping } from './readMapping.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-mapping-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const freecen = readFileSync(path.join(projectRoot(), 'server/importers/mappings/freecen.json'), 'utf8');
const refusalOf = (text: string): string => {
  const file = path.join(folder, 'map.json');
  writeFileSync(file, text);
  try {
    readMapping(file);
  } catch (error) {
    if (error instanceof UserError) return error.message.replace(file, 'map.json');
    throw error;
  }
  throw new Error('The mapping was taken.');
};

it.each(['freecen', 'freereg-baptisms', 'freereg-burials', 'freereg-marriages'])(
  'takes the shipped mapping %s',
  (name) => {
    expect(readMapping(name).records.length).toBeGreaterThan(0);
  },
);

it.each([
  ['what is no JSON', '{', /^map\.json is not valid JSON: /],
  [
    'a field the catalogue lacks',
    freecen.replace('"FirstName"', '"Forename"'),
    /^map\.json: "Forename" is not a field of the catalogue; `npm run muniment -- fields` lists them\.$/,
  ],
  [
    'a filter there is none of',
    freecen.replace('|piece}', '|pice}'),
    /^map\.json: records\[0\]\.fields\.Piece uses the filter "pice"; there are year, isoDate, month, dated, forenames, surname, needed, county, country, church, register, piece, table, closedFor\. A heading with a bar goes in single quotes: \{'Place \| parish'\}\.$/,
  ],
  [
    'a closure for no number of years',
    freecen.replace('"key":', '"closedUntil": "{census_year|closedFor:many}", "key":'),
    /^map\.json: "closedUntil" needs a number of years behind "closedFor": \{admitted\|closedFor:100\}\.$/,
  ],
  [
    'a table the mapping lacks',
    freecen.replace('table:sex', 'table:sexes'),
    /uses the table "sexes", which "tables" does not have\.$/,
  ],
  [
    'a key of columns that are none of the file',
    JSON.stringify({ ...JSON.parse(freecen), key: ['surname', '#line'] }),
    /^map\.json: key must be a template, or a list of columns\.$/,
  ],
  [
    'a key of no columns',
    JSON.stringify({ ...JSON.parse(freecen), key: [] }),
    /^map\.json: key must be a template, or a list of columns\.$/,
  ],
  [
    'something of the row there is not',
    JSON.stringify({ ...JSON.parse(freecen), key: '{#row}' }),
    /"key" uses "#row"; of the row itself there are #file, #line\.$/,
  ],
  ['a misspelt setting', freecen.replace('"quotes"', '"quote"'), /unknown setting: quote\.$/],
  ['a misspelt setting of the set', freecen.replace('"attribution"', '"atribution"'), /unknown setting: atribution\.$/],
  [
    'a character set there is none of',
    freecen.replace('"encoding": "auto"', '"encoding": "klingon"'),
    /format\.encoding must be one of/,
  ],
  [
    'a category there is none of',
    freecen.replace('"category": "census, land & surveys"', '"category": "censuses"'),
    /^map\.json: there is no category "censuses"; there are .*"census, land & surveys"/,
  ],
  [
    'a subcategory of another category',
    freecen.replace('"subcategory": "census"', '"subcategory": "parish burials"'),
    /has no subcategory "parish burials"; it has "census"/,
  ],
  [
    'a country there is none of',
    freecen.replace('"sourceCountry": "england"', '"sourceCountry": "Englnd"'),
    /there is no country "Englnd"/,
  ],
  ['no records at all', JSON.stringify({ ...JSON.parse(freecen), records: [] }), /records/],
  [
    'two records of a row with one id',
    JSON.stringify({
      ...JSON.parse(freecen),
      records: [...JSON.parse(freecen).records, ...JSON.parse(freecen).records],
    }),
    /needs a "suffix" of its own/,
  ],
])('refuses %s in one sentence', (_name, text, expected) => {
  const refusal = refusalOf(text);
  expect(refusal).toMatch(expected);
  expect(refusal).not.toContain('\n');
});

it('takes the names that readers see for the ids', () => {
  const file = path.join(folder, 'labels.json');
  const written = JSON.parse(freecen);
  const labels = FIELDS.flatMap(({ fieldId, displayLabel, isPartOfScope }) =>
    displayLabel === null || isPartOfScope ? [] : [[fieldId, displayLabel] as const],
  );
  const set = {
    ...written.recordSet,
    type: 'Census',
    category: 'Census, land & surveys',
    subcategory: 'Census',
    sourceCountry: 'New Zealand',
    access: 'Members',
  };
  const record = { ...written.records[0], fields: Object.fromEntries(labels.map(([, label]) => [label, '{surname}'])) };
  writeFileSync(file, JSON.stringify({ ...written, recordSet: set, records: [record] }));
  const mapping = readMapping(file);
  expect(mapping.recordSet).toMatchObject({
    type: 'CENSUS',
    category: 'census, land & surveys',
    subcategory: 'census',
    sourceCountry: 'australasia',
    access: 'members',
  });
  expect(Object.keys(mapping.records[0]?.fields ?? {})).toEqual(labels.map(([fieldId]) => fieldId));
});

it('refuses a field that is named twice, by its id and by its label', () => {
  expect(refusalOf(freecen.replace('"FirstName":', '"First name(s)": "{forenames}", "FirstName":'))).toMatch(
    /names the field "FirstName" twice/,
  );
});

it('names the shipped ones when there is no such mapping', () => {
  expect(() => readMapping('freesen')).toThrow(/There is no mapping .*freesen\.json\. Shipped ones .*freecen/);
});
